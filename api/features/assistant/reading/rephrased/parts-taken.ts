import { inNaira, nairaOf } from './figures.ts'

const fractions: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  'two thirds': 200 / 3,
  'two-thirds': 200 / 3,
  quarter: 25,
  'three quarters': 75,
  'three-quarters': 75,
  fifth: 20,
  tenth: 10,
}
const part = String.raw`(?:(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|per cent\b)|(?:one |a |1 )?(half|third|quarter|fifth|tenth|two[ -]thirds|three[ -]quarters)\b)`
const whole = String.raw`(?: ?(?:of|from|on|out of) (?:(?:the|my|all|its|that|this|those|same|total|every|whole|your|their) )*(?:everything|it|that|this|them|am|sales|money|rents?|charges|income|fees|commissions?|turnover|takings|amount|collections?|earnings|revenue|gross|what (?:i|we) (?:make|made|sell|sold|collect(?:ed)?|get|got)|wetin (?:i|we) (?:dey )?(?:make|sell|collect)|all|booking|price)\b)`
const ofWhole = new RegExp(whole, 'i')
/** Who or what takes a part of what comes in. */
const takers = String.raw`(?:takes?|took|taking|collects?|collected|keeps?|kept|chops?|chopped|eats?|ate|swallow(?:s|ed)?|gulp(?:s|ed)?|consumes?|consumed|cost|costs|charges?|charged|gets?|got|removes?|removed|deducts?|deducted|cuts?|go for|goes? to|went to|na|is|was|are|be|=)`
/** Before a part that somebody else has, or that goes on something. */
const taken = new RegExp(
  String.raw`(?<!\d ?)\b(?!(?:i|me|my (?:own )?(?:share|part|cut|portion)|mine|million|thousand|k|m|naira|this|a|per|every|each|year|month|monthly|weekly|daily|yearly)\b)([a-z][a-z '’&/,()-]{2,70}?) (?:dey |go |don |always |normally |usually )*${takers}(?: me| us| like| about| (?:their|his|her|its|im|dia)(?: own)?| (?:a |the )?(?:commission|cut|share) of)* ${part}(${whole})?(?! ?(?:pension|nhf|nhis|tax|vat|wht|interest|is mine|na my own))`,
  'i',
)
/** "30 percent of it na expenses", "60% of it goes on foodstuff". */
const goes = new RegExp(
  String.raw`\b${part}${whole} (?:dey |all |usually |just )*(?:na|is|was|are|goes?|go|went|dey go|be)(?: (?:on|into|to|for|in|back|inside))* (?:(?:the|my|all|for) )*(?:expenses?|costs?|expenditure|overheads?|spending|materials?|[a-z]{3,})`,
  'i',
)
/** "I gave one third of the commission to the agents", "I pay my sub agents 3% of the same premiums". */
const given = new RegExp(
  String.raw`\b(?:i|we) (?:dey |don |also |then )*(?:gave|give|gives|pay|paid|share|shared|settle|settled|remit|dash)s? (?:[a-z '’-]{0,40}? )?${part}${whole}(?: to [a-z '’-]{2,40}?(?=[.,;!?]|$))?`,
  'i',
)
/** What comes in, as the steps before tell it. */
const takings =
  /\b(?:sales(?: of)?|(?:i|we) (?:dey |can )?sell(?: about| like| around| up to| reach)?|(?:i|we) (?:collected|billed|invoiced|charged)(?: about| like)?|I earned|commission(?: of)?|rent from tenants of|fees(?: (?:of|na|is|was|were|came to))?) (?:₦|ngn|n|#)?\s?(\d(?:[\d,]*\d)?(?:\.\d+)?)(?:\s?(k|thousand|m|million))?\b(?: naira)? ?((?:a|per|every|each|this) (?:day|week|month|year|yr)|monthly|weekly|daily|yearly|annum)?/gi
const besideRents = /\b(?:profit|sales|business|i (?:dey )?sell|trade)\b/i
/** No part is told without one of these. */
const anyPart = /\d ?(?:%|per ?cent)|\b(?:half|thirds?|quarters?|fifth|tenth)\b/i
const ofPerson =
  /\b(?:pension|nhf|nhis|tax|vat|wht|withholding|rent relief|salary|basic|interest|raise|increase|bonus|mine|my own|partner|brother|sister|wife|husband|friend|share|profit|remains?|left)\b/i

const asSales = (words: string): string =>
  words.replace(
    /^(?:I earned|(?:i|we) (?:dey |can )?sell(?: about| like| around| up to| reach)?|commission(?: of)?)/i,
    'sales of',
  )

/**
 * "My manager collects 15% of everything", "goods cost me three quarters of that", beside what came in: the part as a cost.
 * Undefined where nothing of it is told, or of several that come differently often.
 */
export function partsTakenTold(text: string): string | undefined {
  if (!anyPart.test(text)) return undefined
  const said = given.exec(text) ?? goes.exec(text) ?? taken.exec(text)
  if (said === null) return undefined
  const groups = said.slice(1)
  const percent = groups.find((each) => each !== undefined && /^\d/.test(each))
  const fraction = groups.find((each) => each !== undefined && each.toLowerCase() in fractions)
  const share = percent === undefined ? fractions[(fraction ?? '').toLowerCase()] : Number(percent)
  if (share === undefined || ofPerson.test(said[0])) return undefined
  // "Half half": of what, is not told.
  if (percent === undefined && !ofWhole.test(said[0])) return undefined
  const rest =
    text.slice(0, said.index) + ' '.repeat(said[0].length) + text.slice(said.index + said[0].length)
  const all = [...rest.matchAll(takings)]
  const often = new Set(all.map(([, , , each = '']) => each.toLowerCase()))
  if (all.length === 0 || often.size !== 1) return undefined
  // Beside a trade, what a house costs is none of its costs.
  if (/rent from tenants/i.test(all[0]?.[0] ?? '') && besideRents.test(text)) return undefined
  const naira = all.reduce((sum, [, typed, unit]) => sum + nairaOf(typed, unit?.toLowerCase()), 0)
  const [period = ''] = often
  const told = ` costs ${inNaira((naira * share) / 100)} ${period || 'this year'}`
  const cost = text.slice(0, said.index) + told + text.slice(said.index + said[0].length)
  return cost.replaceAll(takings, asSales)
}
