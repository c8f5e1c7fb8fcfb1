import { figure, inNaira, nairaOf, percent } from './figures.ts'

const ofParts = new RegExp(
  String.raw`\b(pension|nhf|nhis)(?: contribution)?(?: is| na| of| =|:| at)? ${percent} of (?:my |the )?(?:basic(?: salary| pay)?,? (?:and )?housing,? (?:and|&|plus) transport(?: allowances?)?|b\.?h\.?t\.?|total emoluments?)\s*(?:,? (?:which|that) (?:is|are|comes to|make)|=|,? totall?ing|\()\s*(?:all )?${figure}(?: in total| altogether| together)?((?: (?:a|per|every|each) (?:month|year)| monthly| yearly)?)`,
  'i',
)
/** More than this is no money of a month, in naira. */
const mostOfMonth = 3_000_000

/** "Pension is 8% of my basic, housing and transport, which is 6m in total": as money. */
export function shareOfPartsTold(text: string): string | undefined {
  const said = ofParts.exec(text)
  if (said === null) return undefined
  const [words, name = '', share, typed, unit, often = ''] = said
  const whole = nairaOf(typed, unit)
  const period = often.trim() === '' ? (whole >= mostOfMonth ? 'a year' : 'a month') : often.trim()
  return text.replace(words, `${name} of ${inNaira((whole * Number(share)) / 100)} ${period}`)
}
