import { hashSessionId } from '../../api/http/session-cookie.ts'
import { calculate, type Answers } from '../../tax/index.ts'
import { uuidAt, typedAnswers, type Person } from './person.ts'
import type { Value } from './copy-rows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the rows of all people share. */
export interface Shared {
  now: Date
  passwordHash: string
}

/** The rows of one table: some for every person. */
export interface Seeded {
  table: string
  columns: readonly string[]
  rows(person: Person, shared: Shared): readonly (readonly Value[])[]
}

const checked: Answers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
}
const result = calculate(checked, { currentYear: 2026 })
const oneHash = Buffer.alloc(32, 7)

/** When somebody was mailed: within the days that events are kept, the same at every asking. */
const mailedAt = ({ mailId }: Person, { now }: Shared): Date =>
  new Date(now.getTime() - HOUR - (Number.parseInt(mailId.slice(-8), 16) % (6 * DAY)))

/** Every table that grows with people, in the order of their references; times as the product would have left them. */
export const tables: readonly Seeded[] = [
  {
    table: 'accounts',
    columns: [
      'id',
      'email',
      'password_hash',
      'verified_at',
      'first_name',
      'last_name',
      'date_of_birth',
      'tin',
      'phone_number',
      'subscription_active_until',
      'created_at',
      'updated_at',
    ],
    rows: ({ accountId, email, joined, isPaid }, { now, passwordHash }) => [
      [
        accountId,
        email,
        passwordHash,
        joined,
        'Adaeze',
        'Okafor',
        '1990-04-12',
        '12345678-0001',
        '+2348031234567',
        isPaid ? new Date(now.getTime() + 90 * DAY) : null,
        joined,
        joined,
      ],
    ],
  },
  {
    table: 'sessions',
    columns: [
      'id_hash',
      'account_id',
      'created_at',
      'authenticated_at',
      'last_seen_at',
      'expires_at',
      'user_agent',
    ],
    rows: ({ accountId, sessionId }, { now }) => [
      [hashSessionId(sessionId), accountId, now, now, now, new Date(now.getTime() + 20 * DAY), 'bench'],
    ],
  },
  {
    table: 'submissions',
    columns: [
      'id',
      'account_id',
      'answers',
      'result',
      'tax_year',
      'completed_at',
      'created_at',
      'updated_at',
    ],
    rows: ({ accountId, submissions, joined }) =>
      submissions.map((id) => [id, accountId, checked, result, 2026, joined, joined, joined]),
  },
  {
    table: 'drafts',
    columns: ['id', 'account_id', 'answers', 'current_step', 'created_at', 'updated_at'],
    rows: ({ accountId, draftId, ready, joined }) =>
      [draftId, ...ready].map((id) => [id, accountId, typedAnswers, 5, joined, joined]),
  },
  {
    table: 'submitted_drafts',
    columns: ['account_id', 'draft_id', 'submission_id', 'answers_hash', 'submitted_at'],
    rows: ({ accountId, submissions, joined }) =>
      submissions.map((id) => [accountId, uuidAt(joined), id, oneHash, joined]),
  },
  {
    table: 'outbox',
    columns: ['id', 'job', 'payload', 'account_id', 'created_at', 'published_at'],
    rows: (person, shared) => {
      const at = mailedAt(person, shared)
      const payload = { mail: 'password-changed', accountId: person.accountId }
      return [[person.mailId, 'send-email', payload, person.accountId, at, at]]
    },
  },
  {
    table: 'mail_deliveries',
    columns: ['outbox_id', 'account_id', 'mail', 'message_id', 'sent_at'],
    rows: (person, shared) => [
      [
        person.mailId,
        person.accountId,
        'password-changed',
        `<${person.mailId}@bench>`,
        mailedAt(person, shared),
      ],
    ],
  },
  {
    table: 'mail_tokens',
    columns: ['id', 'account_id', 'purpose', 'token_hash', 'created_at', 'expires_at'],
    rows: ({ accountId, sessionId, joined }, { now }) => [
      [
        uuidAt(joined),
        accountId,
        'verify-email',
        hashSessionId(`link of ${sessionId}`),
        joined,
        new Date(now.getTime() + DAY),
      ],
    ],
  },
  {
    table: 'audit_log',
    columns: ['id', 'at', 'actor', 'action', 'account_id', 'request_id', 'detail'],
    rows: ({ accountId, joined }) =>
      ['authn_login_success', 'sensitive_create'].map((action) => [
        uuidAt(joined),
        joined,
        `account:${accountId}`,
        action,
        accountId,
        'bench-request',
        {},
      ]),
  },
]
