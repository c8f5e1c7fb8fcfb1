import { bookOf, type Hit } from './phrases.ts'
import type { Role } from './roles.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

const relative = bookOf<'last' | 'both' | 'old' | 'this'>([
  ['last year', 'last'],
  [
    'old law or new law | new law or old law | old law and new law | old and new law | old law versus new law | old versus new | new versus old | old vs new | old law vs new law | new law vs old law',
    'both',
  ],
  ['old law | the old law | under the old law | old rules | old tax law | before the new law', 'old'],
  ['new law | the new law | under the new law | new tax law | new act | new tax act', 'this'],
])
/** A year behind these is when something was got or began, and no tax year. */
const asides = wordsOf(
  'bought got built since born graduated started joined purchased acquired inherited cost old',
)

/** The tax years that a text names, in order, and where. */
export function yearsIn(
  units: readonly Unit[],
  currentYear: number,
  roles: readonly (Role | undefined)[],
): { years: number[]; hits: Hit<unknown>[] } {
  const isSale = roles.includes('soldFor') || roles.includes('boughtFor')
  const hits: Hit<unknown>[] = []
  const years = units.flatMap((unit, i): number[] => {
    if (unit.token.kind !== 'year') return []
    hits.push({ from: i, to: i + 1, value: true })
    const year = unit.token.value ?? 0
    const before = units.slice(Math.max(0, i - 6), i)
    const isAside = before.some(({ word }) => asides.has(word)) && (isSale || year < currentYear)
    return isAside ? [] : [year]
  })
  for (const hit of relative(units)) {
    hits.push(hit)
    if (hit.value === 'last') years.push(currentYear - 1)
    if (hit.value === 'old') years.push(firstOfAct - 1)
    if (hit.value === 'this') years.push(Math.max(firstOfAct, currentYear))
    if (hit.value === 'both') years.push(firstOfAct - 1, Math.max(firstOfAct, currentYear))
  }
  return { years: [...new Set(years)], hits }
}

/** The first year of the Act. */
const firstOfAct = 2026
