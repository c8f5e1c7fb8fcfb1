import { eraseAccount } from '../../../../identity/erase-account.ts'
import type { Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { readAddress } from '../values.ts'

/**
 * Requires the address to be typed again, at the prompt or with --yes.
 * @throws CommandError when it is missing or differs.
 */
async function requireConsent(
  { io, options }: Context,
  email: string,
  yes: string | undefined,
): Promise<void> {
  if (yes === undefined && !(io.isTTY && options.input))
    throw new CommandError('usage', 'Erasing cannot be undone: repeat the address with --yes EMAIL.')
  const typed = yes ?? (await io.ask('This erases the account for good. Type its email address to go on: '))
  if (readAddress(typed) !== email)
    throw new CommandError('refused', 'That is not the address of the account. Nothing was erased.')
}

/** Deletes an account and all its data, as the person could from the account page. */
export async function eraseUser(context: Context, who: string, yes: string | undefined): Promise<Answer> {
  const { database, settings, options, now, requestId, caller } = context
  const account = await findTheAccount(context, who)
  if (!options.dryRun) await requireConsent(context, account.email, yes)
  const auditId = await eraseAccount(
    { database, env: { TOKEN_KEY: settings.tokenKey } },
    { account, by: onBehalfOf(context), now, requestId, caller },
  )
  return {
    text: `The account ${account.id} and everything in it was erased. A subscription is cancelled at Stripe by the worker.`,
    data: { accountId: account.id, erased: auditId !== undefined },
    next: 'tell the person; backups forget the account when their time is over (docs/backup.md).',
    auditIds: auditId === undefined ? [] : [auditId],
  }
}
