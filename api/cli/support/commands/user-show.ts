import { listMailHistory, type MailRecord } from '../../../../db/stores/mail-history.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { isPaid } from '../../../features/billing/index.ts'
import { inLagos, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { findAccounts, liveSessions, stateOf } from '../find-accounts.ts'

async function factsOf(context: Context, account: Account) {
  const { database, now, shownAddress } = context
  const [sessions, calculations, mails] = await Promise.all([
    liveSessions(context, account.id),
    countSubmissions(database.connection, account.id),
    listMailHistory(database.connection, [account.id], 1),
  ])
  return {
    id: account.id,
    email: shownAddress(account.email),
    signsInWith: account.authProvider,
    createdAt: account.createdAt,
    verifiedAt: account.verifiedAt,
    plan: isPaid(account, now) ? 'pro' : 'free',
    planUntil: account.subscriptionActiveUntil,
    sessions: sessions.length,
    calculations,
    lastMail: mails[0] ?? null,
  }
}

/** When the mail was delivered, or its delivery state. */
const lastMailOf = (mail: MailRecord): string =>
  mail.sentAt ? `taken ${inLagos(mail.sentAt)}` : stateOf(mail)

function described(facts: Awaited<ReturnType<typeof factsOf>>): string {
  const { lastMail } = facts
  const rows = [
    ['Account', facts.id],
    ['Address', facts.email],
    ['Verified', facts.verifiedAt ? inLagos(facts.verifiedAt) : 'no: its link was not opened'],
    ['Signs in with', facts.signsInWith],
    ['Since', inLagos(facts.createdAt)],
    ['Plan', facts.planUntil ? `${facts.plan}, paid until ${inLagos(facts.planUntil)}` : facts.plan],
    ['Signed in', `in ${facts.sessions} ${facts.sessions === 1 ? 'browser' : 'browsers'}`],
    ['Calculations', `${facts.calculations}`],
    ['Last mail', lastMail ? `${lastMail.mail}, ${lastMailOf(lastMail)}` : 'none on record'],
  ] as const
  return rows.map(([title, value]) => `${title.padEnd(14)} ${value}`).join('\n')
}

/** Shows the state of an account: never names, tax numbers, answers or amounts. */
export async function showUser(context: Context, who: string): Promise<Answer> {
  const accounts = await findAccounts(context, who)
  const facts = []
  const auditIds = []
  for (const account of accounts) {
    facts.push(await factsOf(context, account))
    auditIds.push(await context.noteRead('user show', account.id))
  }
  const waits = accounts.some(({ verifiedAt }) => verifiedAt === null)
  return {
    text: facts.map(described).join('\n\n'),
    data: { accounts: facts },
    next: waits ? 'the verification mail can be sent again: resend-verification' : undefined,
    auditIds,
  }
}
