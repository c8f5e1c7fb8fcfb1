/** A set of words from a line of them. */
export const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(/\s+/))

/** Words that stand between an amount and what it is, and part them little. */
export const links = wordsOf(
  "of is na at for the a an my i in on about around was be as with naira to : = that's thats it its it's from only just and's like approximately roughly approx almost exactly nearly per am are were reach dey me we they dem wey that which also have has had get got pay paid paying contribute contributing say around's ~ ₦ up amount amounting total totalling totaling comes came goes go went going deduct deducted deducts remove removing removed takes taken took does do another one own be's set currently now his her him she he your you our each every month year week monthly yearly annual annually weekly dollars dollar usd gross worth over another's / @ @",
)

/** Words of a person as they may be said back: without markup and characters that nobody types. */
export const saidBack = (text: string): string => text.replace(/[<>\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** Verbs and askers that make a noun behind them the thing that is asked for. */
export const askers = wordsOf(
  "what what's whats how wetin find calculate compute show tell which determine know estimate",
)
