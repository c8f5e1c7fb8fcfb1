import type { Draft, ShownResult } from '../../../contract/http/index.ts'
import {
  formatEffectiveRate,
  formatNaira,
  signedNaira,
  totalDeductionsOf,
  totalName,
} from '../../../tax/index.ts'
import { explain, type Explanation } from '../../../tax/explanation/explain.ts'
import { currentYear } from '../calculations/index.ts'
import type { ComparedRow } from './answer-rows.ts'

interface Figure {
  readonly id: string
  readonly label: string
  readonly of: (explanation: Explanation) => number | null
  readonly unit?: 'fraction'
}

/** The tax of a month that no employer takes, in naira to the kobo. */
const asideOf = ({ result: { totalTax }, monthly: { taken } }: Explanation) =>
  Math.round((Math.max(0, totalTax - taken) * 100) / 12) / 100

const figures: readonly Figure[] = [
  {
    id: 'estimate',
    label: `${totalName('totalTax')}, by this calculator’s rules`,
    of: ({ result }) => result.totalTax,
  },
  { id: 'act', label: `${totalName('totalTax')}, by the Act`, of: ({ act }) => act?.totalTax ?? null },
  {
    id: 'old-law',
    label: `${totalName('totalTax')}, by the law before 2026 as it is reported`,
    of: ({ oldLaw }) => (oldLaw.wasInForce ? oldLaw.net.totalTax : null),
  },
  {
    id: 'rate',
    label: `${totalName('effectiveRate')}, by this calculator’s rules`,
    of: ({ result }) => result.effectiveRate,
    unit: 'fraction',
  },
  { id: 'paye', label: 'PAYE of a month', of: ({ monthly }) => monthly.paye },
  { id: 'aside', label: 'To put aside a month', of: asideOf },
  { id: 'income', label: totalName('annualIncome'), of: ({ result }) => result.annualIncome },
  {
    id: 'off',
    label: totalName('totalDeductions'),
    of: ({ result }) => -totalDeductionsOf(result),
  },
  { id: 'taxable', label: totalName('taxableIncome'), of: ({ result }) => result.taxableIncome },
]

/** The figures of two calculations; one that neither has is left out. */
export function resultRows(one: Draft['answers'], other: Draft['answers']): readonly ComparedRow[] {
  const [first, second] = [one, other].map((answers) => explain(answers, { currentYear: currentYear() }))
  if (first === undefined || second === undefined) return []
  return figures.flatMap(({ id, label, of, unit }) => {
    const values = [of(first), of(second)] as const
    if (values[0] === null && values[1] === null) return []
    const shown = (value: number | null) =>
      value === null ? null : unit === 'fraction' ? formatEffectiveRate(value) : formatNaira(value)
    return [
      { id, label, values: [shown(values[0]), shown(values[1])], difference: differenceOf(values, unit) },
    ]
  })
}

/** The same rows for the free plan: of every figure but the masked totals none. */
export const maskedRows = (one: Masked, other: Masked): readonly ComparedRow[] =>
  figures
    .filter(({ id }) => id !== 'old-law')
    .map(({ id, label }) => ({
      id,
      label,
      values: id === 'estimate' ? [one.totalTaxMasked, other.totalTaxMasked] : [null, null],
      difference: null,
    }))

type Masked = Pick<ShownResult, 'totalTaxMasked'>

function differenceOf([first, second]: readonly [number | null, number | null], unit: Figure['unit']) {
  if (first === null || second === null) return null
  if (unit === undefined) return signedNaira(Math.round((second - first) * 100) / 100)
  const points = (Math.round(second * 10_000) - Math.round(first * 10_000)) / 100
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return `${sign}${Math.abs(points).toFixed(2)} points`
}
