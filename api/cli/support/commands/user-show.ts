import { listMailHistory, type MailRecord } from '../../../../db/stores/mail-history.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { isPaid } from '../../../features/billing/index.ts'
import { inLagos, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { liveSessions } from '../../../../identity/sessions.ts'
import { findAnybody, stateOf } from '../find-accounts.ts'

async function factsOf(context: Context, account: Account) {
  const { database, now, shownAddress } = context
  const [sessions, calculations, mails] = await Promise.all([
    liveSessions(database.connection, { accountId: account.id, now }),
    countSubmissions(database.connection, account.id),
    listMailHistory(database.connection, { accountIds: [account.id] }, 1),
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
    ['Verified', inLagos(facts.verifiedAt)],
    ['Signs in with', facts.signsInWith],
    ['Since', inLagos(facts.createdAt)],
    ['Plan', facts.planUntil ? `${facts.plan}, paid until ${inLagos(facts.planUntil)}` : facts.plan],
    ['Signed in', `in ${facts.sessions} ${facts.sessions === 1 ? 'browser' : 'browsers'}`],
    ['Calculations', `${facts.calculations}`],
    ['Last mail', lastMail ? `${lastMail.mail}, ${lastMailOf(lastMail)}` : 'none on record'],
  ] as const
  return rows.map(([title, value]) => `${title.padEnd(14)} ${value}`).join('\n')
}

/** Shows the state of an account, and how many sign-ups wait at the address: never names, tax numbers, answers or amounts. */
export async function showUser(context: Context, who: string): Promise<Answer> {
  const { account, email, signUps } = await findAnybody(context, who)
  const facts = account && (await factsOf(context, account))
  const waiting = signUps.length
  const history =
    waiting > 0 ? await listMailHistory(context.database.connection, { accountIds: [], email }, 1) : []
  const [lastMail = null] = history
  const waits =
    waiting === 0
      ? []
      : [
          `${waiting} ${waiting === 1 ? 'sign-up waits' : 'sign-ups wait'} for the link to be opened. ` +
            `The last verification mail: ${lastMail ? lastMailOf(lastMail) : 'none on record'}.`,
        ]
  return {
    text: [...(facts ? [described(facts)] : []), ...waits].join('\n\n'),
    data: { accounts: facts ? [facts] : [], waiting, lastMail },
    next: !account ? 'the verification mail can be sent again: resend-verification' : undefined,
    auditIds: [await context.noteRead('user show', account?.id ?? null)],
  }
}
