import { formatRate, lawOf } from '../../../tax/index.ts'
import type { Calculation } from '../calculation.ts'
import type { Row, Section } from '../report.ts'
import { ledgerColumns, naira, row } from '../table.ts'
import { deductionNames } from '../words.ts'
import { totalDeductions } from './summary.ts'

const ids = ['pensionContribution', 'nhfContribution', 'nhisContribution'] as const
const contributions: readonly string[] = ids

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
  const assumed = new Map(explanation.assumptions.map(({ id, answer }) => [id, answer]))
  return Object.entries(deductionNames).flatMap(([id, name]) => {
    const amount = lines.find((line) => line.id === id)?.amount ?? 0
    if (amount === 0 && !contributions.includes(id)) return []
    const share = ids.find((key) => key === id && assumed.get(`default-${key}`) === key)
    return [row([share ? `${name} (${shareInWords(share, taxYear)})` : name, naira(amount)])]
  })
}

/** "8% of income assumed". */
function shareInWords(key: (typeof ids)[number], taxYear: number): string {
  const { pensionDefault, nhfDefault, nhisDefault } = lawOf(taxYear)
  const shares = {
    pensionContribution: pensionDefault,
    nhfContribution: nhfDefault,
    nhisContribution: nhisDefault,
  }
  return `${formatRate(shares[key].value)} of income assumed`
}

/** Every deduction that the law of the year knows, so that which of them a person has is not told. */
function hiddenRows({ taxYear }: Calculation): Row[] {
  const known = Object.entries(deductionNames).filter(
    ([id]) => id !== 'consolidatedRelief' || lawOf(taxYear).id === 'before-2026',
  )
  return known.map(([, name]) => row([name, naira(null)]))
}
