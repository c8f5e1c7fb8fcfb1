import { findWaitingChange } from '../../../../db/stores/waiting-changes.ts'
import { listMailHistory, wasRefused, type MailRecord } from '../../../../db/stores/mail-history.ts'
import { listPlanGrants } from '../../../../db/stores/plan-grants.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { daysLeftOf, isPaid } from '../../../features/billing/index.ts'
import { facts, inLagos, type Answer, type Table } from '../output.ts'
import type { Context } from '../context.ts'
import { liveSessions } from '../../../../identity/sessions.ts'
import { findAnybody, stateOf } from '../find-accounts.ts'
import { ASK_STRIPE, notKnownYet } from '../known-here.ts'
import { triesOfMail, type Tries } from '../mail-tries.ts'
import { readProspect } from '../prospect.ts'
import { readUnsettledMoney, unsettledFacts } from '../unsettled-money.ts'
import { afterRequests, requestsInWords } from '../waiting-requests.ts'

async function factsOf(context: Context, account: Account) {
  const { database, now, shownAddress } = context
  const [sessions, calculations, mails, grants, regain, waitingEvents, money] = await Promise.all([
    liveSessions(database.connection, { accountId: account.id, now }),
    countSubmissions(database.connection, account.id),
    listMailHistory(database.connection, { accountIds: [account.id], email: account.email }, 1),
    listPlanGrants(database.connection, account.id),
    findWaitingChange(database.connection, account.id, 'regain'),
    notKnownYet(context),
    readUnsettledMoney(context, account),
  ])
  return {
    id: account.id,
    email: shownAddress(account.email),
    signsInWith: account.authProvider,
    createdAt: account.createdAt,
    verifiedAt: account.verifiedAt,
    plan: isPaid(account, now) ? 'pro' : 'free',
    planUntil: account.subscriptionActiveUntil,
    grantedDaysLeft: daysLeftOf(grants, now),
    sessions: sessions.length,
    calculations,
    waitingEvents,
    money,
    lastMail: mails[0] ?? null,
    /** When a mailed link needs no second step any more; null where nobody asked for that. */
    secondStepEndsAt: regain?.takesEffectAt ?? null,
  }
}

/** The plan and its end, and what of it was given by support. */
function planOf({ plan, planUntil, grantedDaysLeft }: Awaited<ReturnType<typeof factsOf>>): string {
  if (planUntil === null) return plan
  const granted = grantedDaysLeft === 0 ? '' : `; granted days left: ${grantedDaysLeft}`
  return plan === 'pro' ? `pro, until ${inLagos(planUntil)}${granted}` : `free, since ${inLagos(planUntil)}`
}

/** When the mail was delivered, or its delivery state with what the mail server answered. */
const lastMailOf = (mail: MailRecord, tries: Tries | undefined): string =>
  mail.sentAt ? `taken ${inLagos(mail.sentAt)}` : [stateOf(mail), ...(tries?.said ?? [])].join('; ')

function described(account: Awaited<ReturnType<typeof factsOf>>, tries: Tries | undefined): Table {
  const { lastMail } = account
  return facts([
    ['Account', account.id],
    ['Address', account.email],
    ['Verified', inLagos(account.verifiedAt)],
    ['Signs in with', account.signsInWith],
    ['Since', inLagos(account.createdAt)],
    ['Plan', planOf(account)],
    ...(account.waitingEvents.data.events === 0
      ? []
      : [['At Stripe', `${account.waitingEvents.words} ${ASK_STRIPE}`] as const]),
    ...unsettledFacts(account.money),
    ['Signed in', `in ${account.sessions} ${account.sessions === 1 ? 'browser' : 'browsers'}`],
    ['Calculations', `${account.calculations}`],
    ['Last mail', lastMail ? `${lastMail.mail}, ${lastMailOf(lastMail, tries)}` : 'none on record'],
    ...(account.secondStepEndsAt === null
      ? []
      : [
          [
            'Second step',
            `said to be lost; a mailed link goes without it from ${inLagos(account.secondStepEndsAt)}`,
          ] as const,
        ]),
  ])
}

/** What to do about the verification mail of a sign-up. */
async function nextOf(context: Context, lastMail: MailRecord | null): Promise<string> {
  const isOut = lastMail === null || lastMail.sentAt !== null || wasRefused(lastMail)
  if (isOut) return 'the verification mail can be sent again: resend-verification'
  const { when, first } = await readProspect(context, 'mail')
  const what = `it goes out by itself, ${when}; sent again it would wait as well`
  return `${what}; ${first ?? 'why it waits: jobs waiting'}`
}

/** Shows the state of an account, and how many sign-ups wait at the address: never names, tax numbers, answers or amounts. */
export async function showUser(context: Context, who: string): Promise<Answer> {
  const { account, email, signUps, requests } = await findAnybody(context, who)
  const found = account && (await factsOf(context, account))
  const lastTries = await triesOfMail(context, found?.lastMail)
  const waiting = signUps.length
  const history =
    waiting > 0 ? await listMailHistory(context.database.connection, { accountIds: [], email }, 1) : []
  const [lastMail = null] = history
  const tries = await triesOfMail(context, lastMail)
  const waits =
    waiting === 0
      ? []
      : [
          `${waiting} ${waiting === 1 ? 'sign-up waits' : 'sign-ups wait'} for the link to be opened. ` +
            `The last verification mail: ${lastMail ? lastMailOf(lastMail, tries) : 'none on record'}.`,
        ]
  return {
    text: [
      ...(found ? [described(found, lastTries)] : []),
      ...(found && waiting > 0 ? [''] : []),
      ...waits,
      ...(requests ? [requestsInWords(requests)] : []),
    ],
    data: {
      accounts: found
        ? [
            {
              ...found,
              waitingEvents: found.waitingEvents.data,
              // Without sums, which a look at an account does not tell.
              money: {
                owed: found.money.owed.map(({ invoiceId, since }) => ({ invoiceId, since })),
                disputes: found.money.disputes,
                unmatched: found.money.unmatched,
                unknown: found.money.unknown,
              },
              lastMailTries: lastTries?.data ?? null,
            },
          ]
        : [],
      waiting,
      requests: requests ?? null,
      lastMail,
      lastMailTries: tries?.data ?? null,
    },
    next: requests ? afterRequests(requests) : account ? undefined : await nextOf(context, lastMail),
    auditIds: [await context.noteRead('user show', account?.id ?? null)],
  }
}
