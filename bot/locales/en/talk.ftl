### The pace of a game: an evening aloud, an evening in writing, a phase a day

pace-no-rounds = Speeches in turn and a phase a day do not go together. Choose one.
pace-windows = Here every move may be answered; slowly it would never end.
quiet-unknown = Type quiet hours as two full hours, such as **22-8**.
quiet = Quiet hours, ends { $until }. You may answer; the clocks stand.
day-begins = Today begins [here]({ $link }).
morning = Good morning. The clocks run again, and the table waits for you:
