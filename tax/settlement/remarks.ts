import { formatNaira } from '../money/format.ts'
import { firstYearOfAct } from '../years/index.ts'
import { dayInFull } from '../worksheets/day.ts'
import { nairaOf, sumOfKobo } from '../worksheets/kobo.ts'
import { dueOf } from './days.ts'
import { isAbroad, nairaIn, paymentsIn, type SettlementInput } from './input.ts'
import { payDiffers } from './pay-differs.ts'
import { payeDiffers } from './paye.ts'
import { answerOfKind, certificatesOf, finalTaxesOf } from './withheld.ts'

/** What is to be known of these figures, a sentence each. */
export function remarksOf(input: SettlementInput): readonly string[] {
  const { act, result, taxYear } = input
  const unproved = sumOfKobo(
    certificatesOf(input).map(({ why, certificate }) =>
      why === 'no-receipt' ? BigInt(Math.round(certificate.tax * 100)) : 0n,
    ),
  )
  const twice = certificatesOf(input).filter(({ why }) => why === 'twice').length
  const remarks: readonly (string | null)[] = [
    taxYear < firstYearOfAct
      ? `${taxYear} is under the law before the Nigeria Tax Act. The balance is of the estimate alone, which counts by the bands of today: your calculation shows what the old law comes to. We have not read what that law adds for being late, or how it pays back, so pay and claim nothing by this figure.`
      : `The balance counts by the Act. ${dayInWords(taxYear)}`,
    act !== null && act.totalTax + act.foreignTaxCredit !== result.totalTax
      ? 'The estimate counts some income and deductions otherwise than the Act. Your calculation lists each difference.'
      : null,
    act?.questions.some(({ isOpen }) => isOpen) === true
      ? 'The Act asks questions that you have not answered yet. Open the calculation, answer what stands there under “Make it exact”, and this becomes exact.'
      : null,
    unproved > 0n
      ? `${formatNaira(nairaOf(unproved))} that was withheld is not counted, because its receipt is missing.`
      : null,
    twice > 0 ? 'A receipt that stands in several rows is counted once.' : null,
    finalTaxesOf(input).length > 0
      ? 'Tax that is final is declared in the return. It is not taken off what you owe, because its income is not taxed again.'
      : null,
    payDiffers(input),
    payeDiffers(input),
    residenceDiffers(input),
    withheldTooLittleAbroad(input),
  ]
  return remarks.filter((words) => words !== null)
}

/** Said to somebody who lived elsewhere where more was earned than the certificates show tax withheld on. */
function withheldTooLittleAbroad({ answers, worksheets }: SettlementInput): string | null {
  if (!isAbroad(answers)) return null
  const { certificates } = paymentsIn(worksheets)
  const isShort = (Object.keys(answerOfKind) as (keyof typeof answerOfKind)[]).some((kind) => {
    const answer = answerOfKind[kind]
    const shown = certificates.filter((row) => row.kind === kind).reduce((sum, { gross }) => sum + gross, 0)
    return nairaIn(answers, answer) > shown
  })
  return isShort
    ? 'Not certain: some of your rent, dividends or interest has no certificate that tax was withheld on it. The law makes the tax that was withheld final; whether what nobody withheld is still yours to pay, ask the Nigeria Revenue Service before you count on this balance.'
    : null
}

/** Who names the day: the Act that was read does not. */
function dayInWords(taxYear: number): string {
  const due = dueOf(taxYear)
  return due === null
    ? ''
    : `${dayInFull(due.day)} is reported by ${due.reportedBy}, and not certain: section 13, which we read, names no day.`
}

/** Said where the worksheet and the answers place the person differently: the Act counts by the answers. */
function residenceDiffers({ answers, worksheets }: SettlementInput): string | null {
  const { resident } = worksheets.payments ?? {}
  return resident === undefined || (resident === 'no') === isAbroad(answers)
    ? null
    : 'What was paid and your answers differ on whether you lived in Nigeria. The answers count: save that page again and let it fill your answers.'
}
