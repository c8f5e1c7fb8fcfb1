import { cookieName, hashSessionId, newSessionId } from '../../api/http/session-cookie.ts'
import { eventsIn, type StreamedAnswer } from '../../api/features/assistant/testing/events.ts'
import { connectDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/schema.ts'
import { paidAccount, session, submission } from '../../db/testing/factories.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'

const day = 24 * 3_600_000

/** Brings a new database to the newest schema with one person on Pro who has a calculation. @returns their session. */
export async function setUpProAccount(databaseUrl: string): Promise<string> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  try {
    await migrate(database.connection)
    const now = new Date()
    const { id: accountId } = await paidAccount(database, {
      subscriptionActiveUntil: new Date(now.getTime() + day),
    })
    const id = newSessionId()
    await session(database, {
      accountId,
      idHash: hashSessionId(id),
      createdAt: now,
      authenticatedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + day),
    })
    await submission(database, { accountId })
    return id
  } finally {
    await database.close()
  }
}

/** One answer, with milliseconds until its first words were here. */
export interface TimedAnswer extends StreamedAnswer {
  firstMs: number
}

/** Asks as the frame does. @param api where the API listens and what people type for it. */
export function createAssistantClient(api: { origin: string; publicUrl: string; sessionId: string }) {
  const cookie = `${cookieName({ PUBLIC_URL: api.publicUrl }).name}=${api.sessionId}`
  const token = async (): Promise<string> => {
    const answer = await fetch(`${api.origin}/api/assistant/token`, {
      method: 'POST',
      headers: { Cookie: cookie },
    })
    return ((await answer.json()) as { token: string }).token
  }
  return async (message: string): Promise<TimedAnswer> => {
    const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' }
    const started = performance.now()
    const answer = await fetch(`${api.origin}/api/assistant/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message }),
    })
    const decoder = new TextDecoder()
    let text = ''
    let firstMs = Number.NaN
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (Number.isNaN(firstMs) && text.includes('event: delta')) firstMs = performance.now() - started
    }
    return { ...eventsIn(text), firstMs }
  }
}
