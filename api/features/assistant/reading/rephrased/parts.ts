import { figure, inNaira, nairaOf, percent } from './figures.ts'

const ofParts = new RegExp(
  String.raw`\b(pension|nhf|nhis)(?: contribution)?(?: is| na| of| =|:| at)? ${percent} of (?:my |the )?(?:basic(?: salary| pay)?,? (?:and )?housing,? (?:and|&|plus) transport(?: allowances?)?|b\.?h\.?t\.?|total emoluments?|(?:annual |yearly |monthly )?basic(?: salary| pay)?)\s*(?:,? (?:which|that) (?:is|are|comes to|make)|=|,? totall?ing|\()\s*(?:all )?${figure}(?: in total| altogether| together)?((?: (?:a|per|every|each) (?:month|year)| monthly| yearly)?)`,
  'gi',
)
/** More than this is no money of a month, in naira. */
const mostOfMonth = 3_000_000

const ofYear = /\b(?:annual(?:ly)?|yearly|per annum|p\.a|(?:a|per|every|each) year)\b/i
const ofMonth = /\bmonth(?:ly|s)?\b/i

/** How often a whole comes that says nothing of it: as the rest of the text, or by its size. */
const oftenOf = (text: string, whole: number): string =>
  whole >= mostOfMonth || (ofYear.test(text) && !ofMonth.test(text)) ? 'a year' : 'a month'

/** "Pension is 8% of my basic, housing and transport, which is 6m in total", "NHF is 2.5% of basic which is 200k": as money. */
export function shareOfPartsTold(text: string): string | undefined {
  const told = text.replaceAll(ofParts, (words: string, name: string, share, typed, unit, often: string) => {
    const whole = nairaOf(typed, unit)
    return `${name} of ${inNaira((whole * Number(share)) / 100)} ${often.trim() || oftenOf(text, whole)}${/[,\s]$/.test(words) ? ' ' : ''}`
  })
  return told === text ? undefined : told
}
