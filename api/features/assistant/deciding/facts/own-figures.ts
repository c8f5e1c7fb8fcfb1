import { actFiguresOf, type Answers, explainLines, monthlyFromYearly } from '../../../../../tax/index.ts'
import type { ReadAmount, Reading } from '../../reading/index.ts'

/** Of the result: the tax, what is taxable, a band, a rate, a relief, what is left. */
const ofResult =
  /\bmy (?:own |total |yearly |annual |monthly )?(?:tax(?!\s+(?:id|office|return|consultant|number))|paye|result|taxable|chargeable|bands?|bracket|rate|effective|rent relief|reliefs?|deductions?|bill|figures?|total|calculation|estimate|net|take ?-?home|income)\b|\b(?:relief|deductions?|tax|bands?)\b.{0,20}\bdid i\b|\bam i (?:paying|in|left)\b|\bi(?:'m|’m| am) (?:paying|in)\b|\bi(?:'m|’m| am) to pay\b|\b(?:tax|paye) (?:do|will|should|must) i pay\b/i
/** Asks for something that the result has. */
const asks =
  /^\W*(?:(?:so|and|but|ok|okay|pls|please|abeg|teni|hi|hello)\W+)*(?:how much|how (?:is|was|did|do|come)|what(?:'s|’s)?(?! happens| if| can| should| could)|which|why|where|remind|tell|show|explain|break|give|wetin|i (?:do not|don't|don’t) (?:get|understand))\b/i
/** Asks for a duty or a rule, whoever it is of. */
const ofRules =
  /\b(?:fil(?:e|ed|ing)|returns?|register\w*|deadline|declare\w*|employers?|refund\w*|penalt\w*|fine|office|state|when|who|law|abroad|if i|form|receipts?|documents?|certificate|tin|id|reduce|lower|less|save|dividends?|shares|gratuity|pensioner|mean(?:s|ing)?)\b/i
/** Asks why, or where a figure comes from. */
const asksWhy =
  /\b(?:why|where|how come|how (?:did|do|was|is)|how (?:una|you|dem) (?:take |manage )?(?:get|calculate|arrive)|explain|what(?:'s|’s| is| was| are)? (?:the|this|that|dis)|come[s]? from|came from|taken off|mean(?:s|ing)?|understand)\b/i

/** Whether a question without an amount is about the person's own saved result. */
export const asksOfResult = ({ text, amounts, zero }: Reading): boolean =>
  amounts.length === 0 &&
  zero.length === 0 &&
  ofResult.test(text) &&
  asks.test(text) &&
  !ofRules.test(text) &&
  text.split(/\s+/).length <= 16

const rounded = 1_000

/** Figures of a saved calculation: its answers, every line and band of its explanation, what is left; by the month too. */
function figuresOf(own: Answers, currentYear: number): readonly number[] {
  const { lines, result } = explainLines(own, { currentYear })
  const figures = actFiguresOf(own, { currentYear })
  const yearly = [
    ...Object.values(own).filter((value) => typeof value === 'number'),
    ...lines.map(({ amount }) => amount),
    ...[...result.breakdown, ...(figures?.bands ?? [])].flatMap(({ amount, tax }) => [amount, tax]),
    ...Object.values(figures?.takenOff ?? {}),
    result.annualIncome - result.totalTax,
  ]
  return yearly.flatMap((naira) => [naira, monthlyFromYearly(naira)])
}

/** Whether a question asks about amounts that all stand in the person's own result: "where does the 504,000 come from?". */
export function asksOfFigures({ text, amounts }: Reading, own: Answers, currentYear: number): boolean {
  const money = amounts.filter(({ isPercent }) => !isPercent)
  if (money.length === 0 || !asksWhy.test(text) || /\bif\b/i.test(text)) return false
  const known = figuresOf(own, currentYear)
  const isKnown = ({ value }: ReadAmount) =>
    known.some((figure) => figure > 0 && Math.abs(figure - value) < Math.min(rounded, value / 200))
  return money.every(isKnown)
}
