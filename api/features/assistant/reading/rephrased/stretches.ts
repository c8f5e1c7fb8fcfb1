import { figure, inNaira, nairaOf } from './figures.ts'
import { moneysIn } from './moneys.ts'

const count = String.raw`(\d{1,3})`
/** "48 weeks in the year", "so na 48 saturdays", "I work 46 weeks": how many of the year are worked. */
const weeksOfYear = new RegExp(
  String.raw`(?:[,;.(]?\s*(?:\b(?:so|and|but|i|na|only|just|about|like|dey|work(?:ed)?|is|that is|that's|we|it is|for) )*)\b${count} (?:weeks|saturdays|sundays|weekends|market days)\b(?: (?:of work|work|only|(?:in|of|for|out of|a|per) (?:the |a |one )?(?:whole )?year|(?:in|for) (?:the )?(?:12 months|20\d\d)|because of [^.;!?,\d]{2,30}|this year))*\)?`,
  'i',
)
/** "I close for 4 weeks": not worked, and told beside how many are. */
const closed =
  /\b(?:close|closed|rest|off|travel\w*|sick|break|no (?:dey )?work|no market|holiday)\b[^.;!?\d]{0,20}$/i
const oftenWeek = String.raw`(?: ?(?:naira )?(?:(?:a|per|every|each|for|in a|for one|in one|one) (?:week|saturday|sunday|weekend|market day)|weekly))`
const weekly = new RegExp(`${figure}${oftenWeek}`, 'gi')

const monthsOfYear = new RegExp(
  String.raw`(?:[,;.(]?\s*(?:\b(?:so|and|but|i|na|only|just|about|like|dey|work(?:ed)?|is|that is|that's|we|it is|for) )*)\b${count} (?:school |working )?months (?:work\b|only\b|of work\b|(?:in|of|out of|a|per) (?:the |a )?year\b)(?: (?:only|in the year|a year))*(?:\s*\([^)\d]*\))?`,
  'i',
)
const oftenMonth = String.raw`(?: ?(?:naira )?(?:(?:a|per|every|each|for|in a) month|monthly))`
const monthly = new RegExp(`${figure}${oftenMonth}`, 'gi')
/** Paid in every month, whatever is worked. */
/** Two ways that are compared keep their months. */
const ofJob = /\b(?:or|vs|versus|better|salary|basic|employer|payroll|rent|pension|nhf)\b/i

const periodBehind =
  /^ ?(?:naira )?(?:(?:a|per|every|each|for|in a|this|for the|in the|in) (?:day|week|month|year|yr|saturday|sunday|weekend|market day)|weekly|monthly|daily|yearly)\b/i

/** Money that comes so often, as what it comes to in so many times of the year. */
function timesIn(text: string, said: RegExp, money: RegExp, most: number): string | undefined {
  const all = [...text.matchAll(new RegExp(said, 'gi'))].filter(
    ({ 0: words, index }) => !closed.test(text.slice(0, index + words.search(/\d/))),
  )
  const [stretch, more] = all
  const times = Number(stretch?.[1])
  if (stretch === undefined || more !== undefined || times < 2 || times >= most) return undefined
  const rest = `${text.slice(0, stretch.index)} ${text.slice(stretch.index + stretch[0].length)}`
  // What comes otherwise often, or of which nothing says how often, would be left behind.
  const isTold = moneysIn(rest).every(({ to }) => periodBehind.test(rest.slice(to, to + 30)))
  if (!isTold) return undefined
  const told = rest.replace(
    money,
    (_, typed: string, unit: string | undefined) => `${inNaira(nairaOf(typed, unit) * times)} this year`,
  )
  return told === rest ? undefined : told
}

/** No stretch is told without one of these. */
const anyStretch = /\d (?:weeks|saturdays|sundays|weekends|market days|(?:school |working )?months)\b/i

/** "₦138,000 a week, 40 weeks in the year", "468k a month, 10 school months only": of a trade, what the year comes to. */
export function stretchesTold(text: string): string | undefined {
  if (!anyStretch.test(text) || ofJob.test(text)) return undefined
  return timesIn(text, weeksOfYear, weekly, 52) ?? timesIn(text, monthsOfYear, monthly, 12)
}
