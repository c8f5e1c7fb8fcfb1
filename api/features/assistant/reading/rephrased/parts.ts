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

/** "The 8% pension na of basic only and basic is 90k", as four groups. */
const ofBasic = new RegExp(
  String.raw`(?:^\s*(?:wait|sorry|no|oh|abeg|actually)[\s,]+)?(?:the )?${percent} (pension|nhf|nhis)(?: contribution)? (?:na |is |be |dey )?(?:of|on|from) (?:my |the )?basic(?: salary| pay)?(?: only| alone)?,? (?:and |but )?(?:my |the )?basic(?: salary| pay)? (?:is|na|be|of) ${figure}`,
  'gi',
)

/** "Pension is 8% of my basic, housing and transport, which is 6m in total", "NHF is 2.5% of basic which is 200k": as money. */
export function shareOfPartsTold(text: string): string | undefined {
  const before = text.replaceAll(
    ofBasic,
    (_words: string, share: string, name: string, typed: string, unit?: string) =>
      `${name} of ${inNaira((nairaOf(typed, unit) * Number(share)) / 100)} ${oftenOf(text, nairaOf(typed, unit))}`,
  )
  const told = before.replaceAll(
    ofParts,
    (words: string, name: string, share, typed, unit, often: string) => {
      const whole = nairaOf(typed, unit)
      return `${name} of ${inNaira((whole * Number(share)) / 100)} ${often.trim() || oftenOf(text, whole)}${/[,\s]$/.test(words) ? ' ' : ''}`
    },
  )
  return told === text ? undefined : told
}
