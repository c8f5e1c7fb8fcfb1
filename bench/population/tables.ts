import { hashSecretId } from '../../identity/sessions.ts'
import { calculate, type Answers } from '../../tax/index.ts'
import { uuidAt, typedAnswers, type Person } from './person.ts'
import type { Value } from './copy-rows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Values that the rows of all people share. */
export interface Shared {
  now: Date
  passwordHash: string
}

/** The rows of one table. Every person has as many, of the same columns in the same order. */
export interface Seeded {
  table: string
  rows: (person: Person, shared: Shared) => readonly Readonly<Record<string, Value>>[]
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

/** When a person was mailed: within the days that events are stored, the same at every call. */
const mailedAt = ({ mailId }: Person, { now }: Shared): Date =>
  new Date(now.getTime() - HOUR - (Number.parseInt(mailId.slice(-8), 16) % (6 * DAY)))

/** Every table that grows with people, in the order of their references; times as the product would have written them. */
export const tables: readonly Seeded[] = [
  {
    table: 'accounts',
    rows: ({ accountId, email, joined, isPaid }, { now, passwordHash }) => [
      {
        id: accountId,
        email,
        password_hash: passwordHash,
        verified_at: joined,
        known_browsers_since: joined,
        last_used_at: now,
        first_name: 'Adaeze',
        last_name: 'Okafor',
        date_of_birth: '1990-04-12',
        tin: '12345678-0001',
        phone_number: '+2348031234567',
        subscription_active_until: isPaid ? new Date(now.getTime() + 90 * DAY) : null,
        created_at: joined,
        updated_at: joined,
      },
    ],
  },
  {
    table: 'sessions',
    rows: ({ accountId, sessionId }, { now }) => [
      {
        id_hash: hashSecretId(sessionId),
        account_id: accountId,
        created_at: now,
        authenticated_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + 20 * DAY),
        own_device: true,
        // As the load's own sign-ins, so that none is told by mail as from a new browser.
        user_agent: null,
      },
    ],
  },
  {
    table: 'submissions',
    rows: ({ accountId, submissions, joined }) =>
      submissions.map((id) => ({
        id,
        account_id: accountId,
        answers: checked,
        result,
        tax_year: 2026,
        completed_at: joined,
        created_at: joined,
        updated_at: joined,
      })),
  },
  {
    table: 'drafts',
    rows: ({ accountId, draftId, ready, joined }) =>
      [draftId, ...ready].map((id) => ({
        id,
        account_id: accountId,
        answers: typedAnswers,
        current_step: 5,
        created_at: joined,
        updated_at: joined,
      })),
  },
  {
    table: 'submitted_drafts',
    rows: ({ accountId, submissions, joined }) =>
      submissions.map((id) => ({
        account_id: accountId,
        draft_id: uuidAt(joined),
        submission_id: id,
        answers_hash: oneHash,
        submitted_at: joined,
      })),
  },
  {
    table: 'outbox',
    rows: (person, shared) => {
      const at = mailedAt(person, shared)
      const { accountId, mailId: id } = person
      const payload = { mail: 'already-registered', accountId }
      return [{ id, job: 'send-email', payload, account_id: accountId, created_at: at, published_at: at }]
    },
  },
  {
    table: 'mail_deliveries',
    rows: (person, shared) => [
      {
        outbox_id: person.mailId,
        account_id: person.accountId,
        mail: 'already-registered',
        message_id: `<${person.mailId}@bench>`,
        sent_at: mailedAt(person, shared),
      },
    ],
  },
  {
    table: 'mail_tokens',
    rows: ({ accountId, email, sessionId, joined }, { now }) => [
      {
        id: uuidAt(joined),
        account_id: accountId,
        email,
        purpose: 'reset-password',
        token_hash: hashSecretId(`link of ${sessionId}`),
        created_at: joined,
        expires_at: new Date(now.getTime() + DAY),
      },
    ],
  },
  {
    table: 'audit_log',
    rows: ({ accountId, joined }) =>
      ['authn_login_success', 'sensitive_create'].map((action) => ({
        id: uuidAt(joined),
        at: joined,
        actor: `account:${accountId}`,
        action,
        account_id: accountId,
        request_id: 'bench-request',
        detail: {},
      })),
  },
]
