import { patchAccount, type Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { ProfileUpdate } from '../../../../contract/http/index.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { invalidInput, signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { isPlausibleBirth } from '../policy.ts'

const changeable = ['firstName', 'lastName', 'dateOfBirth', 'tin', 'phoneNumber'] as const

/**
 * The fields of the update that differ from the account: only these are written, and never the server's own fields.
 */
function changesOf(
  account: Account,
  update: ProfileUpdate,
): Partial<Record<(typeof changeable)[number], string | null>> {
  return Object.fromEntries(
    changeable.flatMap((key) => {
      const value = update[key]
      return value === undefined || value === account[key] ? [] : [[key, value] as const]
    }),
  )
}

/**
 * Updates the fields that were sent; the others stay.
 * @throws 400 for an impossible date of birth; 401 when the account is gone.
 */
export async function updateProfile(
  { database }: Services,
  { account, update, now, requestId, caller }: CommandContext & { account: Account; update: ProfileUpdate },
): Promise<Account> {
  if (update.dateOfBirth !== undefined && !isPlausibleBirth(update.dateOfBirth, now))
    throw invalidInput({ dateOfBirth: 'Type your date of birth: a day in the past, from 1900 on' })

  const changes = changesOf(account, update)
  const attributes = Object.keys(changes)
  if (attributes.length === 0) return account

  return database.transaction(async (trx) => {
    const changed = await patchAccount(trx, account.id, { ...changes, updatedAt: now })
    if (!changed) throw signInFirst()
    await audit(trx, {
      actor: `account:${account.id}`,
      action: 'user_updated',
      accountId: account.id,
      now,
      requestId,
      caller,
      detail: { attributes },
    })
    return changed
  })
}
