import { contributionRows, deductionRows, formatRate, lawOf, reliefRows } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'
import { totalDeductions } from './summary.ts'

const consolidated = { lineId: 'consolidatedRelief', reportName: 'Consolidated Relief' } as const

/** Each deduction and relief, in the order of the calculation. */
const takenOff = [...deductionRows, ...reliefRows, consolidated]

/** DEDUCTIONS & RELIEFS: the contributions always, the others where there are some, and their sum. */
export function deductionsSection(calculation: Calculation): Section {
  const { open } = calculation
  return {
    id: 'deductions',
    heading: 'DEDUCTIONS & RELIEFS',
    intro: null,
    columns: ledgerColumns('Taken off'),
    rows: [
      ...(open ? openRows(calculation, open) : hiddenRows(calculation)),
      row(['Total Deductions', naira(open && totalDeductions(open))], 'sum'),
    ],
  }
}

function openRows(
  { lines, explanation, taxYear }: Calculation,
  open: NonNullable<Calculation['open']>,
): Row[] {
  // Without a working that agrees with the result, only its own two sums are sure.
  if (explanation === null)
    return [row(['Deductions', naira(open.deductionsApplied)]), row(['Reliefs', naira(open.reliefApplied)])]
  const assumed = new Set(explanation.assumptions.map(({ id }) => id))
  return takenOff.flatMap(({ lineId, reportName }) => {
    const amount = lines.find(({ id }) => id === lineId)?.amount ?? 0
    const contribution = contributionRows.find(({ key }) => key === lineId)
    if (amount === 0 && !contribution) return []
    const isAssumed = contribution && assumed.has(`default-${contribution.key}`)
    // "8% of income assumed".
    const share = isAssumed && formatRate(lawOf(taxYear)[contribution.assumed].value)
    return [row([share ? `${reportName} (${share} of income assumed)` : reportName, naira(amount)])]
  })
}

/** Every deduction that the law of the year knows, so that which of them a person has is not told. */
function hiddenRows({ taxYear }: Calculation): Row[] {
  return takenOff
    .filter((known) => known !== consolidated || lawOf(taxYear).id === 'before-2026')
    .map(({ reportName }) => row([reportName, naira(null)]))
}
