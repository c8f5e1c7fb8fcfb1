import { eraseAccount } from '../../../../identity/erase-account.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { listSubscriptions, listToldPayments } from '../../../../db/stores/billing.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { countDrafts } from '../../../../db/stores/drafts.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import { inLagos, type Answer } from '../output.ts'
import { requireConsent } from '../consent.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'
import { notKnownYet } from '../known-here.ts'

/** What erasing does to whoever paid: the subscription that ends, and the money that no refund reaches afterwards. */
async function consequencesOf(context: Context, account: Account): Promise<(isErased: boolean) => string[]> {
  const { database, now } = context
  const { connection } = database
  const subscriptions = await listSubscriptions(connection, account.id)
  const running = subscriptions.some(({ renewal }) => renewal !== null)
  const waiting = await notKnownYet(context)
  const payments = await listToldPayments(connection, account.id)
  const newest = payments.at(-1)
  const kept = newest && newest.paidCents - newest.returnedCents + newest.bouncedCents - newest.lostCents
  const until = account.subscriptionActiveUntil
  const isPro = until !== null && until > now
  return (isErased) => [
    running
      ? 'Its subscription is cancelled at Stripe by the worker, without giving money back.'
      : `No subscription that runs is known here. ${waiting.words}${waiting.data.events === 0 ? '' : ' To know what Stripe knows first: billing reconcile.'}`,
    ...(newest && kept !== undefined && kept > 0
      ? [
          `${formatMoney({ cents: kept, currency: newest.currency })} of what was paid ${inLagos(newest.paidAt)} stays with us${isPro ? `, though Pro was to last until ${inLagos(until)}` : ''}. ${isErased ? 'No command can give it back now: where it should go back, refund it on Stripe’s dashboard.' : 'Afterwards no command can give it back: where it should go back, first billing refund.'}`,
        ]
      : []),
  ]
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** The account that goes, by name, and what goes with it. */
async function whatGoes({ database, shownAddress }: Context, account: Account): Promise<string> {
  const { id, email, createdAt } = account
  const calculations = await countSubmissions(database.connection, id)
  const drafts = await countDrafts(database.connection, id)
  return `The account ${id} of ${shownAddress(email)}, there since ${inLagos(createdAt)}, is erased for good: ${counted(calculations, 'calculation')}, ${counted(drafts, 'draft')}, worksheets, reports, reminders, the profile with the Tax ID, and every way to sign in.`
}

/** What stays after an account is erased. */
const KEPT =
  'What is kept: its id in the audit log, which names nobody, for as long as the log is kept; what Stripe keeps of its payments; and backups until their time is over.'

/** Deletes an account and all its data, as the person could from the account page. */
export async function eraseUser(context: Context, who: string, yes: string | undefined): Promise<Answer> {
  const { database, settings, options, now, requestId, caller } = context
  const account = await findTheAccount(context, who)
  const consequences = await consequencesOf(context, account)
  if (!options.dryRun)
    await requireConsent(context, {
      accountId: account.id,
      email: account.email,
      yes,
      consequences: [await whatGoes(context, account), ...consequences(false), KEPT].join('\n'),
      untouched: 'Nothing was erased.',
    })
  const auditId = await eraseAccount(
    { database, env: { TOKEN_KEY: settings.tokenKey } },
    { account, by: onBehalfOf(context), now, requestId, caller },
  )
  return {
    text: [
      `The account ${account.id} and everything in it ${options.dryRun ? 'would be' : 'was'} erased.`,
      ...consequences(!options.dryRun),
      KEPT,
    ],
    data: { accountId: account.id, erased: auditId !== undefined },
    next: 'tell the person; backups forget the account when their time is over (docs/backup.md).',
    auditIds: auditId === undefined ? [] : [auditId],
  }
}
