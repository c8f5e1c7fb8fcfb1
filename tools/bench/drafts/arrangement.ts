import { connectDatabase, type Database } from '../../../db/connection.ts'
import { migrate } from '../../../db/schema.ts'
import { draft, session, verifiedAccount } from '../../../db/testing/factories.ts'
import { hashSessionId, newSessionId } from '../../../api/http/session-cookie.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'

/** A signed-in person in the middle of their draft. */
export interface Saver {
  sessionId: string
  draftId: string
}

/** What a person in the middle of the questionnaire has typed: about 600 bytes. */
export const typedAnswers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  tin: '12345678-0001',
  taxYear: '2026',
  status: 'employee',
  salary: '6,000,000',
  commissions: '250,000',
  allowances: '1,200,000',
  interest: '48,500.75',
  dividendsNigeria: '120,000',
  rentPaidBySelf: '1,000,000',
  lifeAssurance: '90,000',
}

/** Brings a new database to the newest schema and puts so many people with a draft in it. */
export async function arrange(databaseUrl: string, people: number): Promise<Saver[]> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  try {
    await migrate(database.connection)
    return await Promise.all(Array.from({ length: people }, () => saver(database)))
  } finally {
    await database.close()
  }
}

async function saver(database: Database): Promise<Saver> {
  const { id: accountId } = await verifiedAccount(database)
  const now = new Date()
  const sessionId = newSessionId()
  await session(database, {
    accountId,
    idHash: hashSessionId(sessionId),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 24 * 3_600_000),
  })
  const { id: draftId } = await draft(database, { accountId })
  return { sessionId, draftId }
}
