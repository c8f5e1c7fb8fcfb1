import type { Placed } from '../placed.ts'
import type { ReadAmount } from '../reading.ts'
import type { Role } from '../roles.ts'
import { foundAt, type Found, type Guarding } from './guarding.ts'

/** Parts of a year that belong to no pay or make more than a year; a percentage of the basic; gross and net at once. */
export function unread({
  units,
  places,
  read,
  stretches,
  usedStretches,
  couples,
  isCompared,
  isSet,
}: Guarding): Found[] {
  const hasDays = usedStretches.some(({ unit }) => unit === 'day' || unit === 'hour')
  const loose =
    read.length === 0
      ? []
      : stretches.filter(
          (stretch) =>
            !usedStretches.includes(stretch) && !(['week', 'day'].includes(stretch.unit) && hasDays),
        )
  const months = usedStretches.filter(({ unit }) => unit === 'month')
  const total = months.reduce((sum, { times }) => sum + times, 0)
  const [first] = months
  const ofBasic = units.findIndex(
    ({ key }, i) =>
      key === '%' &&
      /^(?:of|on)$/.test(units[i + 1]?.word ?? '') &&
      units.slice(i + 2, i + 5).some(({ word }) => word === 'basic'),
  )
  const pays = read.filter(
    ({ role }) => role !== undefined && ['salary', 'income', 'allowance', 'basicPart'].includes(role),
  )
  const said = new Set([...places.values()].map(({ role }) => role))
  const isShareOfNothing =
    read.some(({ isPercent, role }) => isPercent && (role === 'commission' || role === 'bonus')) &&
    said.has('revenue')
  const isSetTwice = isSet && read.some(({ pair }) => pair !== undefined)
  const money = [...places].filter(([at, { role }]) => role !== 'rate' && units[at]?.key === '#')
  const currencyAt = (at: number) => units[at]?.token.currency
  const isForeignSaid = money.some(([at]) => (currencyAt(at) ?? 'NGN') !== 'NGN')
  const isMixed = isForeignSaid && money.some(([at]) => currencyAt(at) === undefined)
  return [
    ...(isMixed ? [foundAt('mixedMoney', 0)] : []),
    ...loose.map(({ from, to }) => foundAt('partYear', from, to)),
    ...(first !== undefined && months.length > 1 && total > 12
      ? [foundAt('partYear', first.from, first.to)]
      : []),
    ...(ofBasic >= 0 && pays.length > 1 && read.some(({ isPercent }) => isPercent)
      ? [foundAt('ofBasic', ofBasic, ofBasic + 2)]
      : []),
    ...(couples.some(({ kind }) => kind === 'between') && !isCompared ? [foundAt('range', 0)] : []),
    ...(isShareOfNothing ? [foundAt('percentOf', 0)] : []),
    ...(isSetTwice ? [foundAt('pairAndYears', 0)] : []),
    ...(said.has('net') && (said.has('salary') || said.has('income')) ? [foundAt('grossAndNet', 0)] : []),
  ]
}

/** A cost comes off what a trade takes in, and off no salary. */
export function costOfNothing(places: ReadonlyMap<number, Placed>, read: readonly ReadAmount[]): Found[] {
  const roles = new Set(read.map(({ role }) => role))
  const isPaid = ['salary', 'income', 'business', 'net'].some((role) => [...roles].includes(role as Role))
  if (!roles.has('cost') || roles.has('revenue') || !isPaid) return []
  return [...places].filter(([, { role }]) => role === 'cost').map(([at]) => foundAt('costOfNothing', at))
}
