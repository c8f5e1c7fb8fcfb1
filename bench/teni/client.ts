import { eventsIn, type StreamedAnswer } from '../../api/features/assistant/testing/events.ts'
import { migrate } from '../../db/schema.ts'
import { paidAccount, submission } from '../../db/testing/factories.ts'
import { sessionCookie } from '../production-env.ts'
import { signIn, withDatabase } from '../system/databases.ts'

const day = 24 * 3_600_000

/** Brings a new database to the newest schema with one person on Pro who has a calculation. @returns their session. */
export async function setUpProAccount(databaseUrl: string): Promise<string> {
  return withDatabase(databaseUrl, async (database) => {
    await migrate(database.connection)
    const { id: accountId } = await paidAccount(database, {
      subscriptionActiveUntil: new Date(Date.now() + day),
    })
    await submission(database, { accountId })
    return signIn(database, accountId)
  })
}

/** One answer, with milliseconds until its first words were here. */
export interface TimedAnswer extends StreamedAnswer {
  firstMs: number
}

/** Asks as the frame does. @param app address of the API. */
export function createAssistantClient(app: string, sessionId: string) {
  const cookie = sessionCookie(sessionId)
  const token = async (): Promise<string> => {
    const answer = await fetch(`${app}/api/assistant/token`, {
      method: 'POST',
      headers: { Cookie: cookie },
    })
    return ((await answer.json()) as { token: string }).token
  }
  const post = async (message: string) => {
    const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ message })
    return {
      started: performance.now(),
      sent: fetch(`${app}/api/assistant/messages`, { method: 'POST', headers, body }),
    }
  }
  const answer = async (message: string): Promise<TimedAnswer> => {
    const { started, sent } = await post(message)
    const decoder = new TextDecoder()
    let text = ''
    let firstMs = Number.NaN
    for await (const part of (await sent).body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (Number.isNaN(firstMs) && text.includes('event: delta')) firstMs = performance.now() - started
    }
    return { ...eventsIn(text), firstMs }
  }
  const status = async (message: string): Promise<number> => (await (await post(message)).sent).status
  return { answer, status }
}
