const share =
  /(\d+(?:\.\d+)?)\s?(?:%|percent|per cent)( (?:pension|nhf|nhis))? (?:of|on) (?:(?:my|the|his|her|a) )?((?:annual|yearly|monthly|month's|year's) )?basic(?: salary| pay)?(?:\b|$)/gi
const basic =
  /[,;(]?\s*(?:and |with |where )?(?:(?:my|the|his|her) )?\bbasic(?: salary| pay)?(?: is| na| =|:| be)? ?(?:₦|#|n)?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million|thousand)?\b(?: (?:a|per|every|each) (month|year)| (monthly|yearly|annually))?\)?/i
/** Another amount than the basic. */
const money = /\d[\d,.]*\s?(?:k|m|million|thousand|naira)\b|₦\s?\d|\d{1,3},\d{3}/i
const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
}
/** What else a pay may be made of: then its basic is one of its parts, and no word about another amount. */
const parts = /\b(?:housing|transport|meal|utility|furniture|allowances)\b/i
const monthsOfYear = 12
/** More than this in a month, naira, is the basic of a year. */
const mostOfMonth = 3_000_000

const spaces = (words: string): string => ' '.repeat(words.length)

/**
 * A text in which shares of the basic are told as amounts: "leave allowance 10% of annual basic, basic is 150k" has a leave
 * allowance of 180,000 a year. Undefined where no share is told with the basic beside it.
 */
export function withShareOfBasic(text: string): string | undefined {
  if (text.search(share) < 0 || parts.test(text)) return undefined
  const rest = text.replaceAll(share, (words) => '|'.repeat(words.length))
  const of = basic.exec(rest)
  if (of === null) return undefined
  // "Basic 400k, NHF 2.5% of basic", and no other money: the basic is the pay, and the share one of it, also after a raise.
  const beside = `${rest.slice(0, of.index)} ${rest.slice(of.index + of[0].length)}`
  if (!money.test(beside)) return text.replaceAll(share, '$1%$2')
  const [whole, figure = '', unit = '', often = '', adverb = ''] = of
  const value = Number(figure.replaceAll(',', '')) * (factors[unit.toLowerCase()] ?? 1)
  const isOfYear = /year|annual/i.test(often + adverb) || value > mostOfMonth
  const without = `${text.slice(0, of.index)}${spaces(whole)}${text.slice(of.index + whole.length)}`
  return without
    .replaceAll(share, (_words: string, percent: string, name = '', span = '') => {
      const wantsYear = /annual|year/i.test(span)
      const part = (value * Number(percent)) / 100
      const naira = wantsYear && !isOfYear ? part * monthsOfYear : part
      const period = wantsYear || isOfYear ? 'a year' : 'a month'
      return `${name === '' ? '' : `${name.trim()} of `}${Math.round(naira * 100) / 100} naira ${period}`
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
