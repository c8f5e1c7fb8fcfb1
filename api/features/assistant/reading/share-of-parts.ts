import type { Placed } from './placed.ts'
import type { Period } from './periods.ts'
import type { ReadAmount } from './reading.ts'
import type { Unit } from './units.ts'

type Part = 'basic' | 'housing' | 'transport'

/** What a part of the pay is called. */
const partOf: Readonly<Record<string, Part>> = {
  basic: 'basic',
  housing: 'housing',
  accommodation: 'housing',
  transport: 'transport',
  transportation: 'transport',
}

/** How far behind the percentage the list of parts may reach: "of my monthly basic, housing and transport". */
const furthest = 9

/** Parts of the pay that a percentage is said to be of; empty where it is of none. */
function partsBehind(units: readonly Unit[], percent: number): readonly Part[] {
  if (!/^(?:of|on)$/.test(units[percent + 1]?.word ?? '')) return []
  const found: Part[] = []
  for (let at = percent + 2; at < percent + furthest; at += 1) {
    const unit = units[at]
    if (unit === undefined || !/^[a-z,&+/]/.test(unit.word)) break
    const part = partOf[unit.word]
    if (part !== undefined) found.push(part)
    else if (
      !/^(?:my|the|annual|monthly|yearly|salary|pay|allowance|allowances|,|and|plus|&|\+|\/)$/.test(unit.word)
    )
      break
  }
  return found[0] === 'basic' ? found : []
}

/**
 * "8% of basic, housing and transport" with each of them named: as much money, as often as they come.
 * @returns for the place of a percentage its naira and period; undefined where a part was not said, or otherwise often.
 */
export function shareOfParts(
  units: readonly Unit[],
  percent: number,
  places: ReadonlyMap<number, Placed>,
  amountAt: (place: number) => Pick<ReadAmount, 'value' | 'period' | 'times'>,
): { readonly value: number; readonly period: Period } | undefined {
  const parts = partsBehind(units, percent)
  if (parts.length === 0) return undefined
  const named = parts.map((part) =>
    [...places].filter(
      ([, { cue }]) =>
        cue !== undefined && units.slice(cue.from, cue.to).some(({ word }) => partOf[word] === part),
    ),
  )
  const amounts = named.map((each) => (each.length === 1 && each[0] ? amountAt(each[0][0]) : undefined))
  const [first] = amounts
  if (first?.period === undefined) return undefined
  let sum = 0
  for (const each of amounts) {
    if (each?.period !== first.period || each.times !== undefined) return undefined
    sum += each.value
  }
  return { value: (sum * (units[percent]?.token.value ?? 0)) / 100, period: first.period }
}
