import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { calculate, type Answers } from '../../tax/index.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import type { Connection } from '../connection.ts'
import type { MailTokenPurpose } from '../mail-link.ts'
import type { Draft } from '../stores/drafts.ts'
import type { Submission } from '../stores/submissions.ts'
import { insertAccount, type Account } from '../stores/accounts.ts'
import { insertMailToken } from '../stores/mail-tokens.ts'
import { insertSession, type SessionRow } from '../stores/sessions.ts'
import { drafts, submissions } from '../tables/calculations.ts'

/** Anything with a connection: a test database, or services. */
interface On {
  readonly connection: Connection
}

/** The password of every account that a test makes. */
export const TEST_PASSWORD = 'seven green yams'

let testHash: Promise<string> | undefined
let made = 0

const MONTH = 30 * 24 * 3_600_000

async function account(
  { connection }: On,
  defaults: Partial<Account>,
  given: Partial<Account>,
): Promise<Account> {
  testHash ??= hashPassword(TEST_PASSWORD)
  made += 1
  const row: Account = {
    id: uuidv7(),
    email: `person-${made}@example.test`,
    passwordHash: await testHash,
    authProvider: 'email',
    verifiedAt: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    subscriptionActiveUntil: null,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...defaults,
    ...given,
  }
  await insertAccount(connection, row)
  return row
}

/** A person who verified their address and filled in their profile; on the free plan; TEST_PASSWORD. */
export async function verifiedAccount(db: On, given: Partial<Account> = {}): Promise<Account> {
  const complete = {
    verifiedAt: TEST_NOW,
    firstName: 'Adaeze',
    lastName: 'Okafor',
    dateOfBirth: '1990-04-12',
    tin: '12345678-0001',
    phoneNumber: '+2348031234567',
  }
  return account(db, complete, given)
}

/** The same person with Pro for another month. */
export async function paidAccount(db: On, given: Partial<Account> = {}): Promise<Account> {
  const subscriptionActiveUntil = new Date(TEST_NOW.getTime() + MONTH)
  return verifiedAccount(db, { subscriptionActiveUntil, ...given })
}

/** A sign-up whose link was not opened yet; TEST_PASSWORD. */
export async function pendingAccount(db: On, given: Partial<Account> = {}): Promise<Account> {
  return account(db, {}, given)
}

/** A live session, made and proved at TEST_NOW, of an account of its own when none is given. */
export async function session(db: On, given: Partial<SessionRow> = {}): Promise<SessionRow> {
  const row: SessionRow = {
    idHash: randomBytes(32),
    accountId: given.accountId ?? (await verifiedAccount(db)).id,
    createdAt: TEST_NOW,
    authenticatedAt: TEST_NOW,
    lastSeenAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + MONTH),
    userAgent: null,
    ...given,
  }
  await insertSession(db.connection, row)
  return row
}

/** An open link of an account, good for an hour from TEST_NOW. @returns its id, from which the link is made. */
export async function mailTokenOf(
  db: On,
  tokenKey: string,
  given: { accountId: string; purpose: MailTokenPurpose; createdAt?: Date; expiresAt?: Date },
): Promise<string> {
  const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000)
  return insertMailToken(db.connection, tokenKey, { createdAt: TEST_NOW, expiresAt, ...given })
}

/** Checked answers of an employee with 3,600,000 naira of salary: enough to calculate with. */
export const testAnswers: Answers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: 3_600_000,
}

/** A draft at the first question, of an account of its own when none is given. */
export async function draft(db: On, given: Partial<Draft> = {}): Promise<Draft> {
  const row: Draft = {
    id: uuidv7(),
    accountId: given.accountId ?? (await verifiedAccount(db)).id,
    answers: testAnswers,
    currentStep: 0,
    version: 1,
    submissionId: null,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...given,
  }
  await drafts.query(db.connection).insert(row)
  return row
}

/** A kept calculation of `answers`, of an account of its own when none is given. */
export async function submission(db: On, given: Partial<Submission> = {}): Promise<Submission> {
  const answers = given.answers ?? testAnswers
  const row: Submission = {
    id: uuidv7(),
    accountId: given.accountId ?? (await verifiedAccount(db)).id,
    answers,
    result: calculate(answers, { currentYear: TEST_NOW.getUTCFullYear() }),
    taxYear: answers.taxYear,
    completedAt: TEST_NOW,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...given,
  }
  await submissions.query(db.connection).insert(row)
  return row
}
