import { firstYearOfAct } from '../../years/index.ts'
import type { WorkContext, WorkedSection } from '../rules.ts'
import { allowanceSections } from './allowance-section.ts'
import type { Outcome } from './outcome.ts'
import { type BusinessContent, isOnSales, type Pool, poolOf } from './pool.ts'
import { profitSection, refusedSections } from './profit-section.ts'
import { salesSection } from './sales-section.ts'
import { carriedSections, taxedSection } from './taxed-section.ts'

/** How the answers of a business worksheet are worked out, and what is left for the next year. */
export function businessSections(content: BusinessContent, context: WorkContext): readonly WorkedSection[] {
  const { taxYear } = context
  const pools = (['trade', 'letting'] as const)
    .map((name) => poolOf(content, name, context))
    .filter((pool): pool is Pool => pool !== null)
  const outcomes = pools.flatMap((pool) => pool.outcomes).sort((one, other) => one.index - other.index)
  const isOld = taxYear < firstYearOfAct
  // Where the sales are taxed and no cost was typed, nobody knows a profit.
  const isKnown = ({ row, allowed }: Outcome) =>
    row.kind !== 'trade' || !isOnSales(content, context) || allowed.length > 0
  return [
    ...outcomes
      .filter(isKnown)
      .map((outcome) => profitSection(outcome, headingOf(outcome, outcomes), taxYear)),
    ...refusedSections(outcomes),
    ...pools.flatMap((pool) => {
      if (isOld) return []
      return pool.name === 'trade' && isOnSales(content, context)
        ? [salesSection(pool)]
        : [...allowanceSections(pool), taxedSection(pool)]
    }),
    ...(isOld ? [] : carriedSections(pools, taxYear)),
  ]
}

function headingOf({ row, index }: Outcome, all: readonly Outcome[]): string {
  const isTwice = all.some((other) => other.index !== index && other.row.name === row.name)
  return isTwice ? `${row.name} (${index + 1})` : row.name
}
