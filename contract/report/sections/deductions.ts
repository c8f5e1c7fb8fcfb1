import {
  contributionRows,
  deductionRows,
  formatRate,
  lawOf,
  paperName,
  reliefRows,
  totalDeductionsOf,
} from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, nothingIn, row } from '../table.ts'

const consolidated = { lineId: 'consolidatedRelief', reportName: 'Consolidated Relief' } as const

/** Each deduction and relief, in the order of the calculation. */
const takenOff = [...deductionRows, ...reliefRows, consolidated]

/** DEDUCTIONS & RELIEFS: those above zero, and their sum; in words where nothing is taken off. */
export function deductionsSection(calculation: Calculation): Section {
  const { open } = calculation
  const section: Section = {
    id: 'deductions',
    heading: 'DEDUCTIONS & RELIEFS',
    intro: null,
    columns: ledgerColumns('Taken off'),
    rows: [
      ...(open ? openRows(calculation) : hiddenRows(calculation)),
      row([paperName('totalDeductions'), naira(open && -totalDeductionsOf(open))], 'sum'),
    ],
  }
  return open && totalDeductionsOf(open) === 0 ? nothingIn(section, 'Nothing is taken off.') : section
}

function openRows({ lines, explanation, taxYear }: Calculation): Row[] {
  // Without a working that agrees with the result, only its total is sure.
  if (explanation === null) return []
  const assumed = new Set(explanation.assumptions.map(({ id }) => id))
  return takenOff.flatMap(({ lineId, reportName }) => {
    const amount = lines.find(({ id }) => id === lineId)?.amount ?? 0
    if (amount === 0) return []
    const contribution = contributionRows.find(({ key }) => key === lineId)
    const isAssumed = contribution && assumed.has(`default-${contribution.key}`)
    // "8% of income assumed".
    const share = isAssumed && formatRate(lawOf(taxYear)[contribution.assumed].value)
    return [row([share ? `${reportName} (${share} of income assumed)` : reportName, naira(-amount)])]
  })
}

/** Every deduction that the law of the year gives the status, so that which of them a person has is not told. */
function hiddenRows({ taxYear, status }: Calculation): Row[] {
  const isNone = (known: (typeof takenOff)[number]) =>
    known === consolidated
      ? lawOf(taxYear).id !== 'before-2026'
      : status === 'pensioner' && contributionRows.some(({ lineId }) => lineId === known.lineId)
  return takenOff.filter((known) => !isNone(known)).map(({ reportName }) => row([reportName, naira(null)]))
}
