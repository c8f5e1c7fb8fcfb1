import { type AmountGroup, type ExemptKey, groups } from '../answers/amounts.ts'
import { type Amount, rowsOf } from '../answers/keys.ts'
import { type Exact, toNaira } from '../money/exact.ts'
import type { Assessment } from '../rules/assess.ts'
import { countsAsZero } from '../rules/income.ts'
import { type Line, type LineRole, stepsOf } from './line.ts'
import { totalName } from './totals.ts'

const typed = 'Your answer.'
const notForPensioners = 'Your answer. We count dividends and interest as zero for pensioners.'

/** Why an exempt amount is in no sum. */
const exemptSentences: Readonly<Record<ExemptKey, string>> = {
  pension: 'Your answer. A pension under the Pension Reform Act is exempt, so it is not added.',
}
const exempt: ReadonlyMap<string, string> = new Map(Object.entries(exemptSentences))

function typedLine(row: Amount, role: LineRole, { declared, law }: Assessment): Line | null {
  const kobo = declared.amounts[row.index]
  if (kobo === null || kobo === undefined) return null
  const isZero = countsAsZero(row, declared.status)
  return {
    id: row.key,
    role: row.group === 'exempt' || isZero ? 'exempt' : role,
    label: row.label,
    amount: kobo / 100,
    sentence: isZero ? notForPensioners : (exempt.get(row.key) ?? typed),
    steps: [],
    citation: { law: law.name, section: row.section },
  }
}

function sumSentence(declared: number, counted: number): string {
  if (declared === 0) return 'You declared none.'
  if (counted === 0) return 'Nothing of what you declared counts here.'
  return counted === declared ? 'The sum of the lines above.' : 'The sum of the lines above that count.'
}

/** A subtotal of typed amounts: its lines in the order of the table, and its wording. */
interface SumOfTyped {
  readonly group: AmountGroup & ('earned' | 'investment' | 'benefit')
  readonly rows: readonly Amount[]
  readonly role: LineRole
  readonly section: string
  readonly amount: (assessment: Assessment) => Exact
}

const sums: readonly SumOfTyped[] = [
  {
    group: 'earned',
    rows: rowsOf('earned', 'exempt'),
    role: 'income',
    section: 'Section 28',
    amount: ({ earned }) => earned,
  },
  {
    group: 'investment',
    rows: rowsOf('investment'),
    role: 'income',
    section: 'Section 28',
    amount: ({ investment }) => investment,
  },
  {
    group: 'benefit',
    rows: rowsOf('benefit'),
    role: 'benefit',
    section: 'Section 14',
    amount: ({ benefits }) => benefits,
  },
]

/** The lines of annual income: each typed amount, the three subtotals, and their sum. */
export function incomeLines(assessment: Assessment): readonly Line[] {
  const { law, income } = assessment
  const lines: Line[] = []
  const totals: Line[] = []
  for (const { group, rows, role, section, amount } of sums) {
    const counted: Line[] = []
    let declared = 0
    for (const row of rows) {
      const line = typedLine(row, role, assessment)
      if (line === null) continue
      lines.push(line)
      declared++
      if (line.role !== 'exempt') counted.push(line)
    }
    const total: Line = {
      id: groups[group].sum,
      role: 'sum',
      label: totalName(groups[group].sum),
      amount: toNaira(amount(assessment)),
      sentence: sumSentence(declared, counted.length),
      steps: stepsOf(counted),
      citation: { law: law.name, section },
    }
    totals.push(total)
    lines.push(total)
  }
  lines.push({
    id: 'annualIncome',
    role: 'sum',
    label: totalName('annualIncome'),
    amount: toNaira(income),
    sentence: 'Earned income, investment income and benefits in kind together.',
    steps: stepsOf(totals),
    citation: { law: law.name, section: 'Section 28' },
  })
  return lines
}
