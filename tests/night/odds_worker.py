"""The process that counts games for a lobby, at the priority of its test: beside a load one of low priority never has a turn."""

from bot.simulation import odds_worker

if __name__ == "__main__":
    odds_worker.NICENESS = 0
    odds_worker.main()
