import { formatNaira } from '../money/format.ts'
import { koboOf, nairaOf, sumOfKobo } from '../worksheets/kobo.ts'
import { payIn, payingEmployers } from '../worksheets/pay/employer-year.ts'
import { nairaIn, type SettlementInput } from './input.ts'

/** The answers that the pay worksheet fills with pay. */
const payAnswers = ['salary', 'commissions', 'allowances'] as const

/** Said where the pay of the worksheet and of the answers differ; null where they agree and where nothing was typed [spec 30.12]. */
export function payDiffers({
  answers,
  worksheets: { pay },
}: Pick<SettlementInput, 'answers' | 'worksheets'>): string | null {
  const employers = pay === undefined ? [] : payingEmployers(pay)
  if (employers.length === 0) return null
  const typed = sumOfKobo(employers.map(({ figures }) => BigInt(payIn(figures))))
  const answered = sumOfKobo(payAnswers.map((key) => koboOf(nairaIn(answers, key))))
  return typed === answered
    ? null
    : `Your pay worksheet has ${formatNaira(nairaOf(typed))} of pay, your answers ${formatNaira(nairaOf(answered))}. Your tax is counted from the answers. Correct whichever is wrong: edit the answers, or mend the payslips, save that page again and let it fill your answers.`
}
