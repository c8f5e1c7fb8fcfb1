import type { Database } from '../db/connection.ts'
import { lockAccount } from '../db/stores/accounts.ts'
import type { LiveSession } from '../db/stores/sessions.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { isRightPassword } from './hashing.ts'
import { hashNewPassword, setPassword } from './passwords.ts'
import { invalidInput, signInFirst } from './refusals.ts'

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
 * Changes the password of somebody who knows the current one: other sessions end, and links and changes that wait.
 * @throws 400 for a wrong current password or a guessable new one; 429; 503.
 */
export async function changePassword(
  { database, env }: { database: Database; env: { TOKEN_KEY: string } },
  change: PasswordChange,
): Promise<void> {
  const { live, currentPassword, newPassword: password, countTry } = change
  const { id: accountId, email, passwordHash: checked } = live.account
  await countTry()
  if (checked === null)
    throw invalidInput({
      currentPassword: 'This account has no password yet. Sign out and use “Forgot password” to make one.',
    })
  if (!(await isRightPassword(checked, currentPassword))) throw wrongPassword()
  const chosen = { email, password, accountHash: checked, field: 'newPassword' } as const
  const passwordHash = await hashNewPassword(env, chosen)

  await database.transaction(async (trx) => {
    // Under the lock: a reset that runs beside this is seen whole, or waits.
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    // The password was changed or reset meanwhile, so the typed one is no longer current.
    if (account.passwordHash !== checked) throw wrongPassword()
    await setPassword(trx, { accountId, passwordHash, except: live.session.id }, change)
  })
}
