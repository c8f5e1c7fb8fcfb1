import type { Couple } from './coupled.ts'
import type { Placed } from './placed.ts'
import { roleOf, type Role } from './roles.ts'

/** Two offers side by side: which of the two each amount belongs to. Undefined where the amounts make no two offers. */
export function offersIn(
  amounts: readonly number[],
  places: ReadonlyMap<number, Placed>,
  couples: readonly Couple[],
): ReadonlyMap<number, 0 | 1> | undefined {
  if (couples.length > 0) return new Map()
  const pay = amounts.filter((amount) => isPay(places.get(amount)?.role))
  if (pay.length < 2) return new Map()
  if (pay.length > 2) return undefined
  const sides = new Map<number, 0 | 1>()
  const byRole = new Map<Role | 'pay', number[]>()
  for (const amount of amounts) {
    const role = places.get(amount)?.role
    if (role === undefined) continue
    const key = isPay(role) ? 'pay' : role
    byRole.set(key, [...(byRole.get(key) ?? []), amount])
  }
  for (const [role, same] of byRole) {
    if (same.length > 2) return undefined
    if (same.length === 2) same.forEach((amount, side) => sides.set(amount, side === 0 ? 0 : 1))
    // What is said once behind the second offer may belong to it or to both.
    else if (role !== 'pay' && (same[0] ?? 0) > (pay[0] ?? 0)) return undefined
  }
  return sides
}

const isPay = (role: Role | undefined): boolean =>
  role !== undefined &&
  ['income', 'salary', 'business', 'basicPart'].includes(role) &&
  roleOf(role).kind !== 'nothing'
