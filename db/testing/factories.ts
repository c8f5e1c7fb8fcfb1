import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { calculate, type Answers } from '../../tax/index.ts'
import { hashPassword, hashStrength } from '../../platform/password-hash.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import type { Connection } from '../connection.ts'
import { insertAccountantLink, type AccountantLink } from '../stores/accountant-links.ts'
import type { Draft } from '../stores/drafts.ts'
import type { Submission } from '../stores/submissions.ts'
import { findAccount, insertAccount, type Account } from '../stores/accounts.ts'
import { insertIdentity, type Identity } from '../stores/identities.ts'
import { insertMailToken, type NewMailToken } from '../stores/mail-tokens.ts'
import { insertSignUp, type SignUp } from '../stores/sign-ups.ts'
import { insertSession, type SessionRow } from '../stores/sessions.ts'
import { drafts, submissions } from '../tables/calculations.ts'

/** Anything with a connection: a test database, or services. */
interface On {
  readonly connection: Connection
}

/** The password of every account that a test makes. */
export const TEST_PASSWORD = 'seven green yams'

/** The hash of TEST_PASSWORD at each strength that a file of this process set. */
const testHashes = new Map<number, Promise<string>>()

function testHash(): Promise<string> {
  const { memory } = hashStrength
  const made = testHashes.get(memory) ?? hashPassword(TEST_PASSWORD)
  testHashes.set(memory, made)
  return made
}

let made = 0

const MONTH = 30 * 24 * 3_600_000

async function account(
  { connection }: On,
  defaults: Partial<Account>,
  given: Partial<Account>,
): Promise<Account> {
  made += 1
  const row: Account = {
    id: uuidv7(),
    email: `person-${made}@example.test`,
    passwordHash: await testHash(),
    authProvider: 'email',
    verifiedAt: TEST_NOW,
    provisionalBrowser: null,
    provisionalUntil: null,
    knownBrowsersSince: TEST_NOW,
    lastUsedAt: TEST_NOW,
    refusedAt: null,
    sealedAt: null,
    unusedToldAt: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    subscriptionActiveUntil: null,
    celebratedUntil: null,
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

/** A person who has an account and nothing else; TEST_PASSWORD. */
export async function newAccount(db: On, given: Partial<Account> = {}): Promise<Account> {
  return account(db, {}, given)
}

/** A sign-up whose link was not opened yet; TEST_PASSWORD. */
export async function signUp({ connection }: On, given: Partial<SignUp> = {}): Promise<SignUp> {
  made += 1
  const row: SignUp = {
    id: uuidv7(),
    email: `sign-up-${made}@example.test`,
    passwordHash: given.subject ? null : await testHash(),
    provider: null,
    issuer: null,
    subject: null,
    browserHash: null,
    place: null,
    sessionHash: null,
    sessionExpiresAt: null,
    notices: [],
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 7 * 24 * 3_600_000),
    ...given,
  }
  await insertSignUp(connection, row)
  return row
}

/** An identity of an account, proved by its mailbox. */
export async function identity(
  { connection }: On,
  given: Partial<Identity> & Pick<Identity, 'accountId'>,
): Promise<Identity> {
  made += 1
  const row: Identity = {
    id: uuidv7(),
    issuer: 'https://accounts.google.com',
    subject: `subject-${made}`,
    provider: 'google',
    email: null,
    provedAt: TEST_NOW,
    provedBy: 'mail',
    usedAt: null,
    createdAt: TEST_NOW,
    ...given,
  }
  await insertIdentity(connection, row)
  return row
}

/** A live session, made and proved at TEST_NOW, of an account of its own when none is given. */
export async function session(db: On, given: Partial<SessionRow> = {}): Promise<SessionRow> {
  const row: SessionRow = {
    idHash: randomBytes(32),
    id: uuidv7(),
    begunBy: 'password',
    wayInId: null,
    ownDevice: true,
    mailboxProvedAt: null,
    factorProvedAt: null,
    endedBecause: null,
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

/** An open link, to the address of its account when it has one, good for an hour from TEST_NOW. @returns its id, from which the link is made. */
export async function mailTokenOf(
  db: On,
  tokenKey: string,
  given: Pick<NewMailToken, 'purpose'> & Partial<NewMailToken>,
): Promise<string> {
  const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000)
  const owner = given.accountId ? await findAccount(db.connection, given.accountId) : undefined
  const to = { accountId: null, email: owner?.email ?? 'nobody@example.test' }
  return insertMailToken(db.connection, tokenKey, { createdAt: TEST_NOW, expiresAt, ...to, ...given })
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
    label: null,
    copiedFrom: null,
    copiedFromYear: null,
    completedAt: TEST_NOW,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...given,
  }
  await submissions.query(db.connection).insert(row)
  return row
}

/** A link that runs for thirty days from TEST_NOW, to a calculation of its own when none is given. */
export async function accountantLink(
  db: On,
  given: Partial<AccountantLink> & Pick<AccountantLink, 'accountId'>,
): Promise<AccountantLink> {
  const { accountId } = given
  const row: AccountantLink = {
    id: uuidv7(),
    submissionId: given.submissionId ?? (await submission(db, { accountId })).id,
    tokenHash: randomBytes(32),
    reader: 'Ngozi Eze',
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + MONTH),
    endedAt: null,
    endedBecause: null,
    opened: 0,
    openings: [],
    ...given,
  }
  await insertAccountantLink(db.connection, row)
  return row
}
