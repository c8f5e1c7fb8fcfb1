import { many, manyOf, often, periodOf } from '../figures.ts'

/** So many of a thing, and how often. */
export interface Count {
  readonly many: number
  /** One of it, without its ending. */
  readonly thing: string
  /** "a day", "this year"; undefined where it says nothing of it. */
  readonly period: string | undefined
  readonly from: number
  readonly to: number
  /** Behind how often. */
  readonly end: number
  /** Those who are paid: what each gets is read as it stands. */
  readonly isStaff: boolean
}

const staff =
  /^(?:worker|boy|girl|staff|teacher|driver|assistant|attendant|apprentice|helper|guard|nurse|cleaner|cook|tailor|sister|brother|dev|developer|junior|agent|\w*(?:girl|boy))$/
/** Times of a year by name: so many of them are all of it. */
const ofYear = /^(?:term|semester|session|season|quarter)$/

const others: Readonly<Record<string, string>> = {
  loaves: 'loaf',
  children: 'child',
  kids: 'child',
  kid: 'child',
  pupils: 'student',
  pupil: 'student',
  people: 'person',
  persons: 'person',
  sqms: 'sqm',
  metre: 'sqm',
  metres: 'sqm',
  square: 'sqm',
  men: 'man',
  women: 'woman',
  litres: 'litre',
  liters: 'litre',
  liter: 'litre',
  kgs: 'kg',
  kilos: 'kg',
  kilo: 'kg',
  tonnes: 'ton',
  tonne: 'ton',
}

/** "Crates" and "crate" alike. */
export const stemOf = (word: string): string => {
  const low = word.toLowerCase()
  return (
    others[low] ??
    low
      .replace(/ies$/, 'y')
      .replace(/(?<=s|x|ch|sh)es$/, '')
      .replace(/(?<=[^s])s$/, '')
  )
}

/** No thing that is counted: time, money, people who are paid, homes that are let, small words. */
const noThing = String.raw`(?!(?:daily|weekly|monthly|yearly|annually|everyday|days?|weeks?|months?|years?|hours?|times?|naira|dollars?|pounds?|euros?|usd|gbp|k|m|thousand|million|percent|charges?|salaries|wages|payslips|bonuses|pensions|rents|instalments|installments|employers?|offers|flats?|rooms?|tenants?|shops?|houses?|apartments?|units|duplexes|bungalows?|stores?|stalls?|lodges|pays?|costs?|sales|tax|taxes|allowances?|bonus|per|for|and|or|to|a|an|in|of|on|at|this|that|the|every|each|my|our|is|was|be|dey|go|don|i|we|he|she|they|it|you|from|with|as|na|gives?|takes?|brings?|makes?|gets?|goes|it's|yes|plus|minus|his|hers|theirs|less|us|only|so|but|if|when|by|abeg|how|what|wetin|pension|nhf|nhis|rent|salary|profit|gain|net|gross|am|pls|please|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|th|st|nd|rd|am|pm|out|off|left|more|other|extra|total|altogether|shareholders|partners|siblings|brothers|sisters|owners|wives|of)\b)`
const week = 'saturdays?|sundays?|weekends?|market days?'
const counted = new RegExp(
  String.raw`(?<![₦#$£€.,\d:/])\b${many} (?:full |big |small |good |new |average )?((?:${noThing}[a-z-]+ )?${noThing}[a-z]{2,})\b(?:[^.;!?,\d]{0,28}?\b(?:${often}|(?:every|each|per|a) (${week})\b|(this year|so far|in all|altogether|in 20\d\d|in the year|for the year|don go|per annum)\b))?`,
  'gi',
)

/** "Every week I sell 5 goats": how often, told before. */
const beforeCount =
  /\b(?:(?:every|each|per|a|in a|for) (day|week|month)|(daily|weekly|monthly|everyday))\b,? (?:(?:i|we|na|dey|sell|do|make|fix|sew|bake|about|like|get|have|can|usually|normally|go|finish|treat|see) ){0,5}$/i
const near = 50
/** So many jobs may be those of an employee. */
const mostJobs = 3

/** What there is several of in a text: one entry for each word that may be its name. */
export function countsIn(text: string): Count[] {
  const found: Count[] = []
  let last: string | undefined
  let end = 0
  for (const match of text.matchAll(counted)) {
    const [whole, number = '', words = '', period, weekly, ofWhole] = match
    const times = manyOf(number)
    if (!(times > 1) || (/\bjobs?\b/i.test(words) && times <= mostJobs)) continue
    const [, said = '', adverb] =
      beforeCount.exec(text.slice(Math.max(0, match.index - near), match.index)) ?? []
    const told = said === '' ? adverb : said
    const head = /^[^\s]+ (?:full |big |small |good |new |average )?/i.exec(whole)?.[0] ?? ''
    const names = words.split(' ')
    // "4 weekends a month, so 8 nights".
    const isSame =
      last !== undefined &&
      /^\W*(?:so|that is|that's|which is|=|meaning|i\.e\.?)\s*$/i.test(text.slice(end, match.index))
    const often =
      period !== undefined
        ? `a ${periodOf(period)}`
        : weekly !== undefined
          ? 'a week'
          : ofWhole !== undefined
            ? 'this year'
            : isSame
              ? last
              : told === undefined
                ? undefined
                : `a ${periodOf(told)}`
    last = often
    end = match.index + whole.length
    const isStaff = names.some((word) => staff.test(stemOf(word)))
    for (const [at, word] of names.entries()) {
      const length = head.length + names.slice(0, at + 1).join(' ').length
      found.push({
        many: times,
        thing: stemOf(word),
        period: often ?? (ofYear.test(stemOf(word)) ? 'this year' : undefined),
        isStaff,
        from: match.index,
        to: match.index + length,
        end,
      })
    }
  }
  return found
}
