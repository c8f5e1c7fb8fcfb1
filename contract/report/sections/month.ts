import { type Explanation, formatNaira, type PayeMonth } from '../../../tax/index.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, row } from '../table.ts'

/** What a payslip says beside the result and the Act, in a sentence; none without a payslip. */
const verdicts: Readonly<Record<PayeMonth['verdict'], string | null>> = {
  'not-given': null,
  agrees: 'It agrees with this result.',
  'right-by-act': 'It is right by the Act.',
  usual: 'It agrees with PAYE without them.',
  more: 'It is more than what is due. Ask your employer how it was worked out.',
  less: 'It is less than what is due. Tax that is not taken now is due later.',
  between: 'It lies between this result and the Act. Ask your employer how it was worked out.',
}

/**
 * PAYE BY THE MONTH: what an employer takes by this result, by the Act and by the payslip.
 * @returns null without an employer, and for a year before the Act.
 */
export function monthSection({ month, act }: Explanation): Section | null {
  if (month === null || act === null) return null
  return {
    id: 'month',
    heading: 'PAYE BY THE MONTH',
    intro: month.monthsPaid === 12 ? null : paidFor(month.monthsPaid),
    columns: ledgerColumns('Taken by your employer', 'A month'),
    rows: rowsOf(month),
  }
}

const paidFor = (months: number) =>
  `You were paid for ${months === 1 ? 'one month' : `${months} months`} of the year, so the tax of the year is divided by that many.`

function rowsOf({
  inResult,
  byTheAct,
  onPayslip,
  verdict,
  withoutExtra,
  besides,
}: PayeMonth): readonly Row[] {
  const verdictWords = verdicts[verdict]
  return [
    row(['PAYE in this result', naira(inResult)]),
    ...(withoutExtra === null ? [] : [row(['Without commission and bonus', naira(withoutExtra.inResult)])]),
    ...(byTheAct === null ? [] : [row(['PAYE by the Act', naira(byTheAct)])]),
    ...(onPayslip === null
      ? []
      : [
          row(
            ['PAYE on your payslip', naira(onPayslip)],
            'line',
            verdictWords === null ? [] : [verdictWords],
          ),
        ]),
    ...(Math.round(besides) > 0
      ? [row(['To put aside: tax on income from which no employer takes any', naira(besides)])]
      : []),
  ]
}

/** In whole naira, as on the page: a payslip compares to the naira. */
const naira = (amount: number) => formatNaira(Math.round(amount))
