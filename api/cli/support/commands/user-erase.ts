import { eraseAccount } from '../../../../identity/erase-account.ts'
import type { Answer } from '../output.ts'
import { requireConsent } from '../consent.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'

/** Deletes an account and all its data, as the person could from the account page. */
export async function eraseUser(context: Context, who: string, yes: string | undefined): Promise<Answer> {
  const { database, settings, options, now, requestId, caller } = context
  const account = await findTheAccount(context, who)
  if (!options.dryRun)
    await requireConsent(context, {
      email: account.email,
      yes,
      consequences:
        'The account and everything in it is erased, and a subscription is cancelled at Stripe without giving money back.',
      untouched: 'Nothing was erased.',
    })
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
