import { findWaitingChange } from '../../../../db/stores/waiting-changes.ts'
import { sendResetFor } from '../../../../identity/mail-requests.ts'
import { beginRegainFor } from '../../../../identity/regain.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { inLagos, type Answer } from '../output.ts'
import { lookLater, readProspect } from '../prospect.ts'

/** Mails the owner of an account the link that sets a new password, as “Forgot password” does. */
export async function sendResetLink(context: Context, who: string): Promise<Answer> {
  const { id: accountId, email } = await findTheAccount(context, who)
  const { database, settings, now, requestId, caller, shownAddress } = context
  const mailed = await sendResetFor(
    { database, env: { TOKEN_KEY: settings.tokenKey } },
    { accountId, email, onBehalf: onBehalfOf(context), now, requestId, caller },
  )
  if (!mailed)
    throw new CommandError(
      'refused',
      'A working link was mailed to this address a short while ago. Ask the person to look in the spam folder.',
    )
  const prospect = await readProspect(context, 'mail')
  return {
    text: `A link to choose a new password will go out to ${shownAddress(email)} ${prospect.when}.`,
    data: { accountId, eventId: mailed.eventId, obstacles: prospect.obstacles },
    next: lookLater(prospect, `see that it was taken: email history ${accountId}`),
    auditIds: [mailed.auditId],
  }
}

/** Begins the seven days after which an account whose second factor is lost is reset by mail alone. */
export async function startRegain(context: Context, who: string): Promise<Answer> {
  const { id: accountId } = await findTheAccount(context, who)
  const { database, now, requestId, caller } = context
  const onBehalf = onBehalfOf(context)
  const began = await beginRegainFor({ database }, { accountId, onBehalf, now, requestId, caller })
  if (!began) {
    const running = await findWaitingChange(database.connection, accountId, 'regain')
    throw new CommandError(
      'refused',
      running
        ? `Its seven days run already, until ${inLagos(running.takesEffectAt)}. Then the person asks for a reset link at /forgot-password.`
        : 'The account has no second factor: a reset link is enough. user reset-link',
    )
  }
  const { when, obstacles } = await readProspect(context, 'mail')
  return {
    text: `Seven days run from now. The owner is mailed ${when}, on days 3 and 6, and can stop it by signing in.`,
    data: { accountId, obstacles },
    next: 'in seven days the person asks for a reset link at /forgot-password and needs no second factor.',
    auditIds: [await context.noteRead('user regain', accountId)],
  }
}
