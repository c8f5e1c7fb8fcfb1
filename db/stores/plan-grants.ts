import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { planGrants } from '../tables/billing.ts'

export type PlanGrant = RowOf<typeof planGrants>

/** Milliseconds of it that are left at `now`: all of it before it begins. */
export const leftOf = ({ beginsAt, endsAt }: Pick<PlanGrant, 'beginsAt' | 'endsAt'>, now: Date): number =>
  Math.max(0, endsAt.getTime() - Math.max(beginsAt.getTime(), now.getTime()))

/**
 * Lays granted days out one after the other behind what is paid, so that none is spent while something paid runs: days
 * that are left wait again when a payment comes, and begin at once when it is given back. Spent ones stay as they are.
 * @param grants oldest first.
 * @param paidUntil the end of what is paid; null when nothing is.
 */
export function layOut<Grant extends Pick<PlanGrant, 'beginsAt' | 'endsAt'>>(
  grants: readonly Grant[],
  paidUntil: Date | null,
  now: Date,
): Grant[] {
  let free = Math.max(now.getTime(), paidUntil?.getTime() ?? 0)
  return grants.map((grant) => {
    const left = leftOf(grant, now)
    if (left === 0) return grant
    // One that runs goes on as it stands: its beginning tells when it began.
    const runs = grant.beginsAt <= now && free === now.getTime()
    const beginsAt = runs ? grant.beginsAt : new Date(free)
    free += left
    return { ...grant, beginsAt, endsAt: new Date(free) }
  })
}

/** The end of the last of these; null when there is none. */
export const endOfGrants = (grants: readonly Pick<PlanGrant, 'endsAt'>[]): Date | null =>
  grants.length === 0 ? null : new Date(Math.max(...grants.map(({ endsAt }) => endsAt.getTime())))

/** Every grant of an account, oldest first. */
export async function listPlanGrants(connection: Connection, accountId: string): Promise<PlanGrant[]> {
  return planGrants.query(connection).where('account_id', accountId).orderBy(['granted_at', 'id'])
}

/** Inserts a grant, to be laid out with the others by `settleGrants`. */
export async function insertPlanGrant(trx: Transaction, grant: PlanGrant): Promise<void> {
  await planGrants.query(trx).insert(grant)
}

/**
 * Lays the account's granted days out anew behind what is paid, under the lock of its billing.
 * @returns until when they last; null when there are none.
 */
export async function settleGrants(
  trx: Transaction,
  { accountId, paidUntil, now }: { accountId: string; paidUntil: Date | null; now: Date },
): Promise<Date | null> {
  const grants = await listPlanGrants(trx, accountId)
  const settled = layOut(grants, paidUntil, now)
  for (const [index, { id, beginsAt, endsAt }] of settled.entries()) {
    const before = grants[index]
    if (before?.beginsAt.getTime() === beginsAt.getTime() && before.endsAt.getTime() === endsAt.getTime())
      continue
    await planGrants.query(trx).findById([id, accountId]).patch({ beginsAt, endsAt })
  }
  return endOfGrants(settled)
}
