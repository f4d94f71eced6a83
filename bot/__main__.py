"""The command line: ``python -m bot run | rehearse | simulate | verify | replay | recount | backup | restore | doctor | health``."""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.exceptions import TyperException

import engines
from bot.app.supervisor import CannotRun, Exit, Supervisor
from bot.games.game_parts import MissingParts, check_parts
from bot.metrics import watching
from bot.operations import verify as verifying
from bot.operations.backup import BackupContents
from bot.operations.terminal_language import terminal_words
from bot.presenting.naming import printable
from bot.presenting.texts import Words, how_it_ended
from bot.presenting.typed_numbers import read_number
from bot.runtime.health import healthy, heartbeat_state
from bot.runtime.logging_setup import setup_logging
from bot.runtime.settings import Settings, SettingsError, load_settings
from bot.store import StoreError

HELP = terminal_words()
"""The words of the help, in the language of the terminal."""

app = typer.Typer(add_completion=False, help=HELP("help-program"))

DEFAULT_PORT = 8080
COMMON_SEATS = 11
FIRST_GAME = next(iter(engines.GAMES))
GAMES_HELP = HELP("help-option-game", list=", ".join(engines.GAMES))


def _settings() -> Settings:
    """Return the settings, or end the process with an explanation."""
    try:
        return load_settings()
    except SettingsError as wrong:
        _end(Exit.SETTINGS, f"{terminal_words()('run-settings')}\n{wrong}")


def _seats(words: Words, game: str) -> Sequence[int]:
    """Return the possible numbers of seats of a game; end the process for an unknown one."""
    if game not in engines.GAMES:
        _end(Exit.SETTINGS, words("simulate-unknown", game=game, list=", ".join(engines.GAMES)))
    return engines.GAMES[game].seats


def _require_complete_games() -> None:
    """End the process when a part of a game is missing, and name its place."""
    try:
        check_parts()
    except MissingParts as wrong:
        _end(Exit.FAULT, f"{terminal_words()('run-parts')}\n{wrong}")


def _end(code: Exit, text: str) -> NoReturn:
    typer.echo(text, err=True)
    raise typer.Exit(int(code))


@app.command(help=HELP("help-run"))
def run() -> None:
    """Connect to Discord (or to DISCORD_API_URL) and run the bot until stopped."""
    settings = _settings()
    setup_logging(settings)
    _require_complete_games()
    try:
        asyncio.run(Supervisor(settings, watching=watching).run(signals=True))
    except CannotRun as stopped:
        _end(stopped.exit_code, terminal_words()(stopped.key, **stopped.args_))


@app.command(help=HELP("help-rehearse"))
def rehearse(
    port: Annotated[int, typer.Option(help=HELP("help-option-port"))] = DEFAULT_PORT,
    game: Annotated[str, typer.Option(help=GAMES_HELP)] = FIRST_GAME,
    seats: Annotated[int, typer.Option(min=0, max=21, help=HELP("help-option-people"))] = 0,
    language: Annotated[str, typer.Option(help=HELP("help-option-language"))] = "",
    browser: Annotated[bool, typer.Option(help=HELP("help-option-browser"))] = True,
) -> None:
    """Play on this machine: a local Discord with a web page, and a lobby ready to start."""
    from bot.operations.rehearse import rehearse as play  # other commands do not need the sandbox

    words = terminal_words(language)
    setup_logging(Settings(_env_file=None, log_level="WARNING"))  # pyright: ignore[reportCallIssue]  # a parameter of pydantic-settings
    _require_complete_games()

    possible = _seats(words, game)
    if seats and seats not in possible:
        _end(Exit.SETTINGS, words("setup-seats", seats=seats, least=possible[0], most=possible[-1]))

    def ready(url: str) -> None:
        typer.echo(words("rehearse-ready", url=url))
        typer.echo(words("rehearse-stop"))
        if browser:
            typer.launch(url)

    try:
        asyncio.run(play(port=port, game=game, seats=seats or min(COMMON_SEATS, possible[-1]), language=words.language, ready=ready))
    except OSError as wrong:
        _end(Exit.FAULT, f"{words('rehearse-port', port=str(port))} ({wrong.strerror or wrong})")
    except CannotRun as stopped:
        _end(stopped.exit_code, words(stopped.key, **stopped.args_))


@app.command(help=HELP("help-simulate"))
def simulate(
    game: Annotated[str, typer.Option(help=GAMES_HELP)] = FIRST_GAME,
    seats: Annotated[int, typer.Option(min=0, help=HELP("help-option-seats"))] = 0,
    games: Annotated[int, typer.Option(min=1, help=HELP("help-option-games"))] = 1000,
    option: Annotated[list[str] | None, typer.Option(help=HELP("help-option-option"))] = None,
    players: Annotated[str, typer.Option(help=HELP("help-option-players"))] = "auto",
    processes: Annotated[int, typer.Option(min=0, help=HELP("help-option-processes"))] = 0,
    seed: Annotated[int, typer.Option(min=0, help=HELP("help-option-seed"))] = 0,
    language: Annotated[str | None, typer.Option(help=HELP("help-option-language"))] = None,
) -> None:
    """Simulate many games of automated players and print how often each side wins."""
    from bot.simulation.simulate import KINDS, run_simulation

    words = terminal_words(language)
    seats = seats or min(COMMON_SEATS, _seats(words, game)[-1])
    kind = KINDS.get(players)
    if kind is None:
        _end(Exit.SETTINGS, words("simulate-players", list=", ".join(KINDS)))
    began = time.monotonic()
    with typer.progressbar(length=games, label=game, file=sys.stderr) as bar:
        done = 0

        def progress(played: int, _all: int) -> None:
            nonlocal done
            bar.update(played - done)
            done = played

        try:
            tally = run_simulation(
                game,
                seats,
                _options(option or []),
                games,
                kind,
                processes=processes or os.cpu_count() or 1,
                first_seed=seed,
                progress=progress,
            )
        except engines.BadSetup as wrong:
            _end(Exit.SETTINGS, words("simulate-setup", reason=words.text(wrong.text, ())))
    seconds = time.monotonic() - began
    typer.echo(words("simulate-head", game=game, seats=seats, games=tally.games, seconds=f"{seconds:.1f}"))
    for reason, share in tally.shares():
        low, high = share.interval
        side = how_it_ended(words, reason)
        typer.echo(words("simulate-line", side=side, percent=f"{100 * share.rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}"))
    typer.echo(words("simulate-moves", n=f"{tally.moves / max(tally.games, 1):.0f}"))


def _options(pairs: list[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs: true and false, whole numbers, lists of numbers (1,7), else words."""
    made: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if value in ("true", "false"):
            made[name] = value == "true"
        elif "," in value or read_number(value) is not None:
            numbers = tuple(number for part in value.split(",") if (number := read_number(part)) is not None)
            made[name] = numbers if name == "cards" or "," in value else numbers[0]
        else:
            made[name] = value
    return made


@app.command(help=HELP("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=HELP("help-option-record"))],
    language: Annotated[str | None, typer.Option(help=HELP("help-option-language"))] = None,
) -> None:
    """Check a record: the seal of the deal, the seed, and a replay of the game."""
    words = terminal_words(language)
    report = verifying.verify(file, words)
    for line in report.lines:
        typer.echo(line)
    if not report.good:
        raise typer.Exit(1)


@app.command(help=HELP("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=HELP("help-option-record"))],
    out: Annotated[Path, typer.Option(help=HELP("help-option-page"))] = Path("night.html"),
    language: Annotated[str | None, typer.Option(help=HELP("help-option-page-language"))] = None,
) -> None:
    """Turn a record into a page that replays the night step by step, offline in any browser."""
    from bot.replay.command import write_page

    words = terminal_words(language)
    with typer.progressbar(length=0, label=printable(file.name), file=sys.stderr) as bar:

        def progress(done: int, moves: int) -> None:
            bar.length = moves
            bar.update(done - bar.pos)

        said, good = write_page(file, out, words, progress)
    typer.echo(said, err=not good)
    if not good:
        raise typer.Exit(1)


@app.command(help=HELP("help-recount"))
def recount() -> None:
    """Recalculate results and ratings of all finished games from their records, and fix differences."""
    from bot.operations.recount import recount as count_again

    settings, words = _settings(), terminal_words()
    try:
        found = asyncio.run(count_again(settings.database))
    except StoreError as wrong:
        chosen = settings.database_url is not None
        _end(Exit.DATABASE, words("run-no-database", kind=type(wrong).__name__, chosen=chosen, reason=str(wrong)))
    typer.echo(words("recount-games", n=found.games, mended=len(found.mended)))
    for table in found.mended:
        typer.echo(f"  {table}")
    if found.unreadable:
        typer.echo(words("recount-unreadable", n=len(found.unreadable), list=", ".join(found.unreadable)))
    for server, game in found.ratings:
        typer.echo(words("recount-ratings", server=str(server), game=words(f"game-{game}")))


@app.command(help=HELP("help-backup"))
def backup(file: Annotated[Path, typer.Argument(help=HELP("help-option-copy"))]) -> None:
    """Copy the SQLite database, even while the bot runs, and check the copy."""
    from bot.operations.backup import NoBackup, back_up

    settings, words = _settings(), terminal_words()
    try:
        _print_contents(words, "backup-done", back_up(settings.database, file), file)
    except NoBackup as wrong:
        _end(Exit.DATABASE, words(wrong.key, **wrong.args_))


@app.command(help=HELP("help-restore"))
def restore(file: Annotated[Path, typer.Argument(help=HELP("help-option-backup-file"))]) -> None:
    """Replace the SQLite database of a stopped bot with a copy; the old database is kept beside it."""
    from bot.operations.backup import NoBackup
    from bot.operations.backup import restore as put_back

    settings, words = _settings(), terminal_words()
    try:
        _print_contents(words, "restore-done", put_back(file, settings.database), file)
    except NoBackup as wrong:
        _end(Exit.DATABASE, words(wrong.key, **wrong.args_))


def _print_contents(words: Words, key: str, found: BackupContents, file: Path) -> None:
    """Print the contents of a copy and the games in it that do not replay; the copy is usable without them."""
    typer.echo(words(key, file=str(file)))
    mb = f"{found.size / 1e6:.1f}"
    typer.echo(words("backup-inside", schema=found.schema, running=found.running, lobbies=found.lobbies, nights=found.nights, mb=mb))
    if found.broken:
        typer.echo(words("backup-broken", n=len(found.broken), list=", ".join(found.broken)))


@app.command(help=HELP("help-doctor"))
def doctor(*, fix_profile: Annotated[bool, typer.Option("--mend", help=HELP("help-option-mend"))] = False) -> None:
    """List what the bot still needs before a night, and how to fix it."""
    from bot.operations.doctor import examine
    from bot.operations.doctor import fix_profile as mend_profile

    settings = _settings()
    words = terminal_words()
    marks = {"fine": "✓", "warning": "!", "fault": "✗"}
    findings = [*(asyncio.run(mend_profile(settings)) if fix_profile else ()), *asyncio.run(examine(settings))]
    for finding in findings:
        typer.echo(f"{marks[finding.grade]} {words(finding.key, **finding.args)}")
        if finding.mend:
            typer.echo(f"  → {words(f'{finding.key}-mend', **finding.args)}")
    if any(finding.grade == "fault" for finding in findings):
        raise typer.Exit(1)
    if all(finding.grade == "fine" for finding in findings):
        typer.echo(words("doctor-fine"))


@app.command(help=HELP("help-health"))
def health() -> None:
    """Check the heartbeat of the running bot, for a container's health check."""
    settings = _settings()
    words = terminal_words()
    alive = healthy(settings.heartbeat)
    waits = heartbeat_state(settings.heartbeat) if alive else ""
    typer.echo(words("health-good" if alive else "health-bad") + (f" ({waits})" if waits else ""))
    if not alive:
        raise typer.Exit(1)


def main() -> None:
    """Run the command line; end the process with 2 when it cannot be read."""
    try:
        sys.exit(app(sys.argv[1:] or ["--help"], standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except TyperException as wrong:
        typer.echo(_usage(wrong), err=True)
        sys.exit(2)


def _usage(wrong: TyperException) -> str:
    """Return two lines in the language of the terminal: what cannot be read, and the command with the help."""
    option, param = getattr(wrong, "option_name", ""), getattr(wrong, "param", None)
    if option:
        said = HELP("usage-option", what=option)
    elif param is not None:
        said = HELP("usage-value", what=param.get_error_hint())
    else:
        said = HELP("usage-command", list=", ".join(command.callback.__name__ for command in app.registered_commands if command.callback))
    context: Any = getattr(wrong, "ctx", None)
    return f"{said}\n{HELP('usage-help', command=context.command_path if context else 'consigliere')}"


if __name__ == "__main__":
    main()
