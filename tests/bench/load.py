"""``python -m tests.bench.load 8 make test``: run a command beside so many processes that compute without end; returns its exit code."""

import subprocess
import sys

ENDLESS = "while True: pass"


def main(count: int, command: list[str]) -> int:
    """Run the command under load."""
    busy = [subprocess.Popen([sys.executable, "-S", "-c", ENDLESS]) for _ in range(count)]
    try:
        return subprocess.call(command)
    finally:
        for process in busy:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
