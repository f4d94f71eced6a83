### Tempo hry: večer naživo, večer písmem, den na fázi

pace-no-rounds = Řeči kolem stolu a den na fázi nejdou k sobě. Vyber jedno.
pace-windows = Tady se odpovídá na každý tah, pomalu by se nedohrálo.
quiet-unknown = Tichý čas napiš jako dvě celé hodiny, třeba **22-8**.
quiet = Tichý čas, konec { $until }. Odpovědět se dá, hodiny stojí.
day-begins = Dnešek začíná [zde]({ $link }).
morning = Dobré ráno. Hodiny zase běží a čeká se na vás:
