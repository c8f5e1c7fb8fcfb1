import type { ReadAmount } from '../reading.ts'
import { sentencesOf } from '../clauses.ts'
import { roleOf, type Role } from '../roles.ts'
import { isAmount, type Unit } from '../units.ts'
import type { Sensed } from '../senses.ts'

/** Roles whose words change nothing without an amount. */
const idle: ReadonlySet<Role> = new Set<Role>([
  'salary',
  'income',
  'loan',
  'gift',
  'otherIncome',
  'threshold',
  'taxPaid',
  'rate',
  'net',
  'taxable',
  'raise',
])

/** What is in no sum, whatever it comes to. */
const inNoSum: ReadonlySet<Role> = new Set<Role>([
  'nysc',
  'gratuity',
  'pensionReceived',
  'dividend',
  'bondInterest',
  'foreignInvestment',
])

/** "After my NYSC I moved to Lagos": told in a sentence of its own, and in no sum even with an amount. */
export const toldApart = (
  free: readonly Sensed[],
  used: readonly Sensed[],
  units: readonly Unit[],
): Sensed[] => {
  const sentences = sentencesOf(units)
  const withMoney = new Set(units.flatMap((unit, i) => (isAmount(unit) ? [sentences[i]] : [])))
  return free.filter(
    (cue) =>
      cue.role !== undefined &&
      inNoSum.has(cue.role) &&
      !used.includes(cue) &&
      !withMoney.has(sentences[cue.from]),
  )
}

/** Whether "and" joins a name to that of a cost, whose amount stands right behind: "rent and staff 1.7m". */
function isNamedWith(cue: Sensed, read: readonly ReadAmount[], units: readonly Unit[]): boolean {
  const behind = units.slice(cue.to, cue.to + 5)
  const at = behind.findIndex(isAmount)
  const amount = read.find((each) => each.at === behind[at]?.token.at)
  return amount?.role === 'cost' && behind.slice(0, at).some(({ word }) => /^(?:and|&|\+|plus)$/.test(word))
}

/** Roles that were named and need an amount, and have none. */
export function danglingOf(
  free: readonly Sensed[],
  used: readonly Sensed[],
  read: readonly ReadAmount[],
  units: readonly Unit[],
): Role[] {
  const placedRoles = new Set(read.map(({ role }) => role))
  const isMoneySaid = read.some(({ isPercent }) => !isPercent)
  const isAfterCosts = ({ from }: Sensed) =>
    placedRoles.has('business') &&
    units.slice(Math.max(0, from - 4), from).some(({ word }) => word === 'after')
  const needs = free.filter((cue) => {
    const { role, value } = cue
    if (role === undefined || value.strength !== 'noun' || placedRoles.has(role)) return false
    const { kind } = roleOf(role)
    // "Paying 25m rent for me straight to the landlord", "three flats, each tenant pays 900k".
    if (role === 'rent' && (placedRoles.has('employerRent') || placedRoles.has('rentReceived'))) return false
    // "NYSC ended in July, and from August I am on 220k": over, and no pay of its own.
    if (role === 'nysc' && (placedRoles.has('income') || placedRoles.has('salary'))) return false
    // "My sales left me 5.2m after costs": what they left was said.
    if ((role === 'revenue' || role === 'cost') && placedRoles.has('business')) return false
    // "Rent and staff 1.7m": of a trade, both are in the one amount.
    if (role === 'rent' && isNamedWith(cue, read, units)) return false
    // "Her gain is 45k a week": of a trade, its profit.
    if (role === 'gain' && placedRoles.has('business')) return false
    if (role === 'boughtFor' && !placedRoles.has('soldFor')) return false
    if (role === 'soldFor' && !placedRoles.has('boughtFor')) return false
    // "10% was taken from my dividend"; "profit after fuel and commission".
    // Costs are taken off a trade alone: "petrol attendant" names none.
    if (role === 'cost' && !placedRoles.has('revenue') && !placedRoles.has('business')) return false
    if ((kind === 'aside' && !isMoneySaid) || isAfterCosts(cue)) return false
    return !idle.has(role) && kind !== 'nothing'
  })
  return [
    ...new Set(
      needs.filter((cue) => !used.includes(cue)).flatMap(({ role }) => (role === undefined ? [] : [role])),
    ),
  ]
}
