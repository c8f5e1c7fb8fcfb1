import { showMailHistory } from './commands/email-history.ts'
import { retryJob, showFailedJobs } from './commands/jobs.ts'
import { showOutbox } from './commands/outbox-list.ts'
import { resend } from './commands/resend-verification.ts'
import { endAllSessions, listSessions } from './commands/user-sessions.ts'
import { showUser } from './commands/user-show.ts'
import { readLimit } from './read-limit.ts'
import { firstOf, type CommandSpec } from './register.ts'

const WHO = '<email|id>'
const limit = ['--limit <count>', 'how many at most', '20'] as const

/** What each group of commands is about. */
export const groups: Readonly<Record<string, string>> = {
  user: 'one account: how it stands, its sessions, its data',
  'user sessions': 'the browsers that an account is signed in with',
  email: 'mails and how far they came',
  outbox: 'events on their way to a queue',
  jobs: 'background jobs that failed',
  billing: 'payments and plans',
  report: 'PDF reports',
  breach: 'who was concerned, and until when to report it',
}

/** Every command. One entry a command. */
export const catalogue: readonly CommandSpec[] = [
  {
    usage: `resend-verification ${WHO}`,
    about: 'send the verification mail again; says when the last one was taken',
    writes: true,
    examples: ['resend-verification adaeze@example.ng --reason "ticket 4711: mail not received"'],
    run: (context, given) => resend(context, firstOf(given)),
  },
  {
    usage: `user show ${WHO}`,
    about: 'how an account stands',
    examples: ['user show adaeze@example.ng', 'user show adaeze@example.ng --json --show'],
    run: (context, given) => showUser(context, firstOf(given)),
  },
  {
    usage: `user sessions list ${WHO}`,
    about: 'where it is signed in',
    examples: ['user sessions list adaeze@example.ng'],
    run: (context, given) => listSessions(context, firstOf(given)),
  },
  {
    usage: `user sessions end ${WHO}`,
    about: 'sign it out everywhere',
    writes: true,
    examples: ['user sessions end adaeze@example.ng --reason "ticket 4712: telephone stolen"'],
    run: (context, given) => endAllSessions(context, firstOf(given)),
  },
  {
    usage: `email history ${WHO}`,
    about: 'its newest mails, with how far each came',
    options: [limit],
    examples: ['email history adaeze@example.ng'],
    run: (context, given) => showMailHistory(context, firstOf(given), readLimit(given.options['limit'])),
  },
  {
    usage: 'outbox list',
    about: 'the newest events, and whether any waits',
    options: [limit, ['--waiting', 'only those that did not reach their queue']],
    examples: ['outbox list --waiting'],
    run: (context, { options }) =>
      showOutbox(context, { waitingOnly: options['waiting'] === true, limit: readLimit(options['limit']) }),
  },
  {
    usage: 'jobs failed',
    about: 'jobs that failed for good, and why',
    options: [limit],
    examples: ['jobs failed --limit 50'],
    run: (context, { options }) => showFailedJobs(context, readLimit(options['limit'])),
  },
  {
    usage: 'jobs retry <id>',
    about: 'try a failed job again',
    writes: true,
    examples: ['jobs retry 019aa5b2-0000-7000-8000-000000000000 --reason "mail server is back"'],
    run: (context, given) => retryJob(context, firstOf(given)),
  },
]
