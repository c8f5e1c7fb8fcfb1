import { showUnreturned } from './commands/unreturned.ts'
import { attach, reconcile, showUnmatched } from './commands/billing.ts'
import { showDisputes } from './commands/disputes.ts'
import { grant } from './commands/grant.ts'
import { showPayments } from './commands/payments.ts'
import { refundOne } from './commands/refund.ts'
import { refundOfNobody } from './commands/refund-of-nobody.ts'
import { settle } from './commands/settle.ts'
import { listBreach } from './commands/breach-list.ts'
import { listCalculations, showCalculation } from './commands/calculations.ts'
import { showBounced } from './commands/email-bounced.ts'
import { showMailHistory } from './commands/email-history.ts'
import { retryJob, showFailedJobs, showWaitingJobs } from './commands/jobs.ts'
import { promoteJobs, removeJob, resumeQueue } from './commands/jobs-release.ts'
import { showOutbox } from './commands/outbox-list.ts'
import { mailReceipt } from './commands/receipt.ts'
import { resendReport } from './commands/report-resend.ts'
import { resend } from './commands/resend-verification.ts'
import { eraseUser } from './commands/user-erase.ts'
import { exportUser } from './commands/user-export.ts'
import { sendResetLink, startRegain } from './commands/user-links.ts'
import { endAllSessions, listSessions } from './commands/user-sessions.ts'
import { showUser } from './commands/user-show.ts'
import { listWays, unlinkWay } from './commands/user-ways.ts'
import { firstOf, limitOf, textOf, type CommandSpec } from './register.ts'
import { isPayment } from './values.ts'

const WHO = '<email|id>'
const ID = '01a1fcfb-9921-7458-be47-0f94a112240b'
const confirmed = ['--yes <email>', 'the address once more, instead of typing it when asked'] as const
const limit = ['--limit <count>', 'how many at most', '20'] as const

/** What each group of commands is about. */
export const groups: Readonly<Record<string, string>> = {
  user: 'one account: how it stands, its sessions, its data',
  'user sessions': 'the browsers that an account is signed in with',
  'user ways': 'what signs in to an account',
  email: 'mails and how far they came',
  outbox: 'events on their way to a queue',
  jobs: 'background jobs that failed or wait',
  billing: 'payments and plans',
  calculation: 'how a tax was worked out',
  report: 'PDF reports',
  breach: 'who was concerned, and until when to report it',
}

/** Every support command, one entry each. */
export const catalogue: readonly CommandSpec[] = [
  {
    usage: `resend-verification ${WHO}`,
    about: 'send the verification mail again; says what became of the last one',
    writes: true,
    examples: ['resend-verification adaeze@example.ng --reason "ticket 4711: mail not received"'],
    run: (context, input) => resend(context, firstOf(input)),
  },
  {
    usage: `user show ${WHO}`,
    about: 'how an account stands',
    examples: ['user show adaeze@example.ng', 'user show adaeze@example.ng --json --show'],
    run: (context, input) => showUser(context, firstOf(input)),
  },
  {
    usage: `user sessions list ${WHO}`,
    about: 'where it is signed in',
    examples: ['user sessions list adaeze@example.ng'],
    run: (context, input) => listSessions(context, firstOf(input)),
  },
  {
    usage: `user sessions end ${WHO}`,
    about: 'sign it out everywhere',
    writes: true,
    examples: ['user sessions end adaeze@example.ng --reason "ticket 4712: telephone stolen"'],
    run: (context, input) => endAllSessions(context, firstOf(input)),
  },
  {
    usage: `user ways list ${WHO}`,
    about: 'what signs in to it: password, Google, Microsoft, passkeys',
    examples: ['user ways list adaeze@example.ng'],
    run: (context, input) => listWays(context, firstOf(input)),
  },
  {
    usage: `user ways unlink ${WHO} <way>`,
    about: 'unlink one of them, never the last; the owner is told',
    writes: true,
    examples: [`user ways unlink adaeze@example.ng ${ID} --reason "ticket 4717: Google account closed"`],
    run: (context, input) => unlinkWay(context, firstOf(input), input.args[1] ?? ''),
  },
  {
    usage: `user reset-link ${WHO}`,
    about: 'mail the link that sets a new password',
    writes: true,
    examples: ['user reset-link adaeze@example.ng --reason "ticket 4713: cannot find the page"'],
    run: (context, input) => sendResetLink(context, firstOf(input)),
  },
  {
    usage: `user regain ${WHO}`,
    about: 'begin the seven days after which a lost second factor is not asked for',
    writes: true,
    examples: ['user regain adaeze@example.ng --reason "ticket 4714: telephone lost"'],
    run: (context, input) => startRegain(context, firstOf(input)),
  },
  {
    usage: `email history ${WHO}`,
    about: 'its newest mails, with how far each came',
    options: [limit],
    examples: ['email history adaeze@example.ng'],
    run: (context, input) => showMailHistory(context, firstOf(input), limitOf(input)),
  },
  {
    usage: 'email bounced',
    about: 'the newest mails that the mail server refused for good',
    options: [limit],
    examples: ['email bounced --json'],
    run: (context, input) => showBounced(context, limitOf(input)),
  },
  {
    usage: 'outbox list',
    aboutNobody: true,
    about: 'the newest events, and whether any waits',
    options: [limit, ['--waiting', 'only those that did not reach their queue']],
    examples: ['outbox list --waiting'],
    run: (context, input) =>
      showOutbox(context, { waitingOnly: input.options['waiting'] === true, limit: limitOf(input) }),
  },
  {
    usage: 'jobs failed',
    aboutNobody: true,
    about: 'jobs that failed for good, and why',
    options: [limit],
    examples: ['jobs failed --limit 50'],
    run: (context, input) => showFailedJobs(context, limitOf(input)),
  },
  {
    usage: 'jobs waiting',
    aboutNobody: true,
    about: 'jobs that are put off, held back by a paused queue or not taken up, and when each is tried next',
    options: [limit],
    examples: ['jobs waiting --limit 50'],
    run: (context, input) => showWaitingJobs(context, limitOf(input)),
  },
  {
    usage: 'jobs retry <job>',
    about: 'try a failed job again',
    writes: true,
    examples: ['jobs retry 019aa5b2-0000-7000-8000-000000000000 --reason "mail server is back"'],
    run: (context, input) => retryJob(context, firstOf(input)),
  },
  {
    usage: 'jobs remove <job>',
    about: 'remove a failed job that will never work',
    writes: true,
    examples: ['jobs remove 019aa5b2-0000-7000-8000-000000000000 --reason "no such address"'],
    run: (context, input) => removeJob(context, firstOf(input)),
  },
  {
    usage: 'jobs resume <queue>',
    about: 'let a paused queue go on',
    writes: true,
    examples: ['jobs resume mail --reason "mail server is back"'],
    run: (context, input) => resumeQueue(context, firstOf(input)),
  },
  {
    usage: 'jobs promote <job|all>',
    about: 'try a job that is put off now, or all of them',
    writes: true,
    examples: [
      'jobs promote 019aa5b2-0000-7000-8000-000000000000 --reason "mail server is back"',
      'jobs promote all --reason "mail server is back"',
    ],
    run: (context, input) => promoteJobs(context, firstOf(input)),
  },
  {
    usage: 'billing unmatched',
    about: 'payments at Stripe whose account is not known, with who paid',
    options: [limit],
    examples: ['billing unmatched'],
    run: (context, input) => showUnmatched(context, limitOf(input)),
  },
  {
    usage: 'billing unreturned',
    about: 'refunds that the bank did not take and that wait to be sent again',
    options: [limit],
    examples: ['billing unreturned'],
    run: (context, input) => showUnreturned(context, limitOf(input)),
  },
  {
    usage: 'billing disputes',
    about: 'payments that a bank decides about, and until when evidence is taken',
    options: [limit],
    examples: ['billing disputes'],
    run: (context, input) => showDisputes(context, limitOf(input)),
  },
  {
    usage: `billing attach <customer> ${WHO}`,
    about: 'give such a payment to its account; says first who paid and how much',
    writes: true,
    options: [confirmed, ['--force', 'also to an account whose address is not verified any more']],
    examples: [
      'billing attach cus_Qw12 adaeze@example.ng --dry-run --reason "ticket 4713: paid by link"',
      'billing attach cus_Qw12 adaeze@example.ng --yes adaeze@example.ng --reason "ticket 4713: paid by link"',
    ],
    run: (context, input) =>
      attach(context, {
        stripeId: firstOf(input),
        who: input.args[1] ?? '',
        force: input.options['force'] === true,
        yes: textOf(input, 'yes'),
      }),
  },
  {
    usage: 'billing reconcile',
    about: 'compare every customer with Stripe now',
    writes: true,
    examples: ['billing reconcile --reason "webhooks were off until noon"'],
    run: reconcile,
  },
  {
    usage: `billing payments ${WHO}`,
    about: 'what it paid, what was given back, what was lost in disputes, and the sums',
    examples: ['billing payments adaeze@example.ng'],
    run: (context, input) => showPayments(context, firstOf(input)),
  },
  {
    usage: 'billing refund <email|id|payment>',
    about: 'give a payment back, also one that names nobody (cus_…, sub_…, in_…); says first what that ends',
    writes: true,
    options: [
      ['--yes <email|customer>', 'the address, or the customer of a payment that names nobody, once more'],
      ['--invoice <invoice>', 'of which invoice at Stripe; else the last payment'],
    ],
    examples: [
      'billing refund adaeze@example.ng --dry-run --reason "ticket 4720: paid twice"',
      'billing refund cus_Qw12 --yes cus_Qw12 --reason "ticket 4722: wants no account"',
      'billing refund adaeze@example.ng --yes adaeze@example.ng --reason "ticket 4720: paid twice"',
    ],
    run: (context, input) =>
      (isPayment(firstOf(input)) ? refundOfNobody : refundOne)(context, firstOf(input), {
        yes: textOf(input, 'yes'),
        invoiceId: textOf(input, 'invoice'),
      }),
  },
  {
    usage: 'billing settle <invoice>',
    about: 'note that a refund that came back was sent another way; also of a deleted account',
    writes: true,
    examples: ['billing settle in_Qw12 --reason "ticket 4723: sent by bank on 3 December"'],
    run: (context, input) => settle(context, firstOf(input)),
  },
  {
    usage: `billing grant ${WHO}`,
    about: 'give days of Pro, behind what is paid for',
    writes: true,
    options: [['--days <days>', 'how many, 1 to 366']],
    required: ['--days'],
    examples: ['billing grant adaeze@example.ng --days 7 --reason "ticket 4721: away on 21 November"'],
    run: (context, input) => grant(context, firstOf(input), Number(textOf(input, 'days'))),
  },
  {
    usage: `billing resend-receipt ${WHO}`,
    about: 'mail a receipt to the account’s own address again',
    writes: true,
    options: [['--invoice <invoice>', 'of which invoice at Stripe; else the newest']],
    examples: ['billing resend-receipt adaeze@example.ng --reason "ticket 4718: mail deleted"'],
    run: (context, input) => mailReceipt(context, firstOf(input), textOf(input, 'invoice')),
  },
  {
    usage: `calculation list ${WHO}`,
    about: 'its newest calculations, by id and year',
    options: [limit],
    examples: ['calculation list adaeze@example.ng'],
    run: (context, input) => listCalculations(context, firstOf(input), limitOf(input)),
  },
  {
    usage: 'calculation show <calculation>',
    about: 'how its figures came about, line by line, without names',
    wantsReason: true,
    examples: [`calculation show ${ID} --reason "ticket 4719: asks about the reliefs"`],
    run: (context, input) => showCalculation(context, firstOf(input)),
  },
  {
    usage: `report resend ${WHO}`,
    about: 'mail a report to the account’s own address',
    writes: true,
    options: [['--submission <calculation>', 'of which calculation; else the newest']],
    examples: ['report resend adaeze@example.ng --reason "ticket 4714: mail deleted"'],
    run: (context, input) => resendReport(context, firstOf(input), textOf(input, 'submission')),
  },
  {
    usage: `user export ${WHO}`,
    about: 'everything kept of a person, in a file',
    writes: true,
    options: [['--out <file>', 'a new file; else NaijaTax-data-ID.json here']],
    examples: ['user export adaeze@example.ng --out adaeze.json --reason "ticket 4715: asked by letter"'],
    run: (context, input) => exportUser(context, firstOf(input), textOf(input, 'out')),
  },
  {
    usage: `user erase ${WHO}`,
    about: 'delete an account and everything in it, for good',
    writes: true,
    options: [confirmed],
    examples: [
      'user erase adaeze@example.ng --dry-run --reason "ticket 4716: asked by letter"',
      'user erase adaeze@example.ng --yes adaeze@example.ng --reason "ticket 4716: asked by letter"',
    ],
    run: (context, input) => eraseUser(context, firstOf(input), textOf(input, 'yes')),
  },
  {
    usage: 'breach list',
    about: 'accounts concerned in a span of time, and until when to report it',
    options: [
      ['--since <moment>', 'from when, with its zone: 2026-11-21T08:00+01:00'],
      ['--until <moment>', 'until when; else now'],
      ['--noticed <moment>', 'when it was noticed; else now'],
      ['--action <action>', 'only entries of this action, such as data_exported'],
      limit,
    ],
    required: ['--since'],
    examples: ['breach list --since 2026-11-21T08:00+01:00 --action authn_login_success --json'],
    run: (context, input) =>
      listBreach(context, {
        since: textOf(input, 'since') ?? '',
        until: textOf(input, 'until'),
        noticed: textOf(input, 'noticed'),
        action: textOf(input, 'action'),
        limit: limitOf(input),
      }),
  },
]
