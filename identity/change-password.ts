import type { Database } from '../db/connection.ts'
import type { LiveSession } from '../db/stores/sessions.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { demandFactor, recordProof, relive } from './factors/proofs.ts'
import { isRightPassword } from './hashing.ts'
import { hashNewPassword, setPassword } from './passwords.ts'
import { invalidInput } from './refusals.ts'

const wrongPassword = () =>
  invalidInput({ currentPassword: 'That is not your current password. Type it again.' })

/** What somebody who knows the current password asks for. */
type PasswordChange = CommandContext & {
  live: LiveSession
  currentPassword: string
  newPassword: string
  /** Counts one try, and refuses more than a few. */
  countTry: () => Promise<unknown>
}

/**
 * Changes the password of somebody who knows the current one, and has shown the second factor where there is one: other
 * sessions end, and links and changes that wait.
 * @returns the new secret id of this session, for the browser's cookie.
 * @throws 400 for a wrong current password or a guessable new one; 401 reauthentication_required; 429; 503.
 */
export async function changePassword(
  { database, env }: { database: Database; env: { TOKEN_KEY: string } },
  change: PasswordChange,
): Promise<string> {
  const { live, currentPassword, newPassword: password, countTry, now } = change
  const { id: accountId, email, passwordHash: checked } = live.account
  await countTry()
  if (checked === null)
    throw invalidInput({
      currentPassword: 'This account has no password yet. Sign out and use “Forgot password” to make one.',
    })
  if (!(await isRightPassword(checked, currentPassword))) throw wrongPassword()
  const chosen = { email, password, accountHash: checked, field: 'newPassword' } as const
  const passwordHash = await hashNewPassword(env, chosen)

  return database.transaction(async (trx) => {
    // Under the lock: a reset that runs beside this is seen whole, or waits.
    const present = await relive(trx, live, now)
    // The password was changed or reset meanwhile, so the typed one is no longer current.
    if (present.account.passwordHash !== checked) throw wrongPassword()
    await demandFactor(trx, present, { now })
    await setPassword(trx, { accountId, passwordHash, except: live.session.id }, change)
    return recordProof(trx, present, { person: true }, now)
  })
}
