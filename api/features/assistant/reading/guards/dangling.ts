import type { ReadAmount } from '../reading.ts'
import { roleOf, type Role } from '../roles.ts'
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

/** Roles that were named and need an amount, and have none. */
export function danglingOf(
  free: readonly Sensed[],
  used: readonly Sensed[],
  read: readonly ReadAmount[],
): Role[] {
  const placedRoles = new Set(read.map(({ role }) => role))
  const needs = free.filter(({ role, value }) => {
    if (role === undefined || value.strength !== 'noun' || placedRoles.has(role)) return false
    const { kind } = roleOf(role)
    if (role === 'boughtFor' && !placedRoles.has('soldFor')) return false
    if (role === 'soldFor' && !placedRoles.has('boughtFor')) return false
    return !idle.has(role) && kind !== 'nothing'
  })
  return [
    ...new Set(
      needs.filter((cue) => !used.includes(cue)).flatMap(({ role }) => (role === undefined ? [] : [role])),
    ),
  ]
}
