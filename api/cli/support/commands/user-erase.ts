import { eraseAccount } from '../../../../identity/erase-account.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { findNewestCheckout, listSubscriptions } from '../../../../db/stores/billing.ts'
import { formatMoney } from '../../../../templates/email/formats.ts'
import { countDrafts } from '../../../../db/stores/drafts.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import { inLagos, type Answer } from '../output.ts'
import { requireConsent } from '../consent.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { findTheAccount } from '../find-accounts.ts'
import { notKnownYet } from '../known-here.ts'
import { readUnsettledMoney, unsettledInWords, type UnsettledMoney } from '../unsettled-money.ts'

/** Whether the mail about a deletion goes out: the address of a sealed account is another person's now. */
const isTold = ({ sealedAt }: Account): boolean => sealedAt === null

/** How long Stripe keeps a payment page open, in milliseconds. */
const PAGE_OPEN = 24 * 3_600_000

/** Whether a payment page of the account was made that Stripe may still take money on, as far as is known here. */
async function hasRecentPage({ database, now }: Context, accountId: string): Promise<boolean> {
  const newest = await findNewestCheckout(database.connection, accountId)
  if (newest === undefined || now.getTime() - newest.createdAt.getTime() > PAGE_OPEN) return false
  return (await listSubscriptions(database.connection, accountId)).every(({ renewal }) => renewal === null)
}

/**
 * What erasing does to whoever paid: what we owe them, the subscription that ends, and the money that no refund reaches
 * afterwards.
 */
async function consequencesOf(context: Context, account: Account, money: UnsettledMoney) {
  const { database, now } = context
  const subscriptions = await listSubscriptions(database.connection, account.id)
  const running = subscriptions.some(({ renewal }) => renewal !== null)
  const waiting = await notKnownYet(context)
  const mayBePaid = await hasRecentPage(context, account.id)
  const until = account.subscriptionActiveUntil
  const isPro = until !== null && until > now
  // What the bank decides about is not with us.
  const isAllDisputed = money.hasOpenDispute && money.kept.length <= Math.max(1, money.disputes.length)
  const kept = isAllDisputed ? [] : money.kept
  return (isErased: boolean): string[] => [
    ...unsettledInWords(money, isErased ? 'after' : 'before'),
    running
      ? 'Its subscription is cancelled at Stripe by the worker, without giving money back.'
      : `No subscription that runs is known here. ${waiting.words}${waiting.data.events === 0 ? '' : ' To know what Stripe knows first: billing reconcile.'}`,
    ...(mayBePaid
      ? [
          'A payment page may be open: the worker closes it at Stripe. What is paid on it after the erasure goes back by itself, and the payer is mailed.',
        ]
      : []),
    ...kept.map(
      ({ cents, currency, paidAt }) =>
        `${formatMoney({ cents, currency })} of what was paid ${inLagos(paidAt)} stays with us${isPro ? `, though Pro was to last until ${inLagos(until)}` : ''}. ${isErased ? 'No command can give it back now: where it should go back, refund it on Stripe’s dashboard.' : 'Afterwards no command can give it back: where it should go back, first billing refund.'}`,
    ),
    ...(isTold(account)
      ? [
          `A mail to the address ${isErased ? 'confirms' : 'will confirm'} it, as of a deletion by the person; then the address is kept nowhere.`,
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

/** What support has to do afterwards. */
const nextOf = (account: Account, { hasOpenDispute }: UnsettledMoney): string =>
  [
    ...(isTold(account) ? [] : ['tell the person;']),
    ...(hasOpenDispute ? ['answer the bank: billing disputes;'] : []),
  ].join(' ') || 'nothing:'

/** Deletes an account and all its data, as the person could from the account page; the same mail confirms it. */
export async function eraseUser(context: Context, who: string, yes: string | undefined): Promise<Answer> {
  const { database, settings, options, now, requestId, caller } = context
  const account = await findTheAccount(context, who)
  const money = await readUnsettledMoney(context, account)
  const consequences = await consequencesOf(context, account, money)
  if (!options.dryRun)
    await requireConsent(context, {
      accountId: account.id,
      repeat: { address: account.email },
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
    data: { accountId: account.id, erased: auditId !== undefined, money },
    next: `${nextOf(account, money)} backups forget the account when their time is over (docs/backup.md).`,
    auditIds: auditId === undefined ? [] : [auditId],
  }
}
