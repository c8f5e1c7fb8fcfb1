import { Client } from 'pg'
import { Refusal, codeOf, messageOf } from '../refusal.ts'

/** What to say about the reasons that a person meets most, by the code of the system or of PostgreSQL. */
function reason(code: string | undefined, url: URL, message: string): string {
  const database = decodeURIComponent(url.pathname.slice(1))
  switch (code ?? '') {
    case 'ECONNREFUSED':
      return `nobody answers at ${url.host}`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${url.hostname} is not known`
    case '28P01':
    case '28000':
      return `${url.host} refuses the user or password`
    case '3D000':
      return `there is no database ${database} at ${url.host}`
    default:
      return `${url.host}: ${message}`
  }
}

/**
 * Makes sure that the database of DATABASE_URL takes us in.
 * @throws Refusal with what is wrong, without the password.
 */
export async function requireDatabase(text: string): Promise<void> {
  const mend = 'Correct DATABASE_URL, or leave it out to use the embedded PostgreSQL.'
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new Refusal(`DATABASE_URL is no address like postgres://user:password@host:5432/database. ${mend}`)
  const client = new Client({ connectionString: text, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const why = reason(codeOf(error), new URL(text), messageOf(error))
    throw new Refusal(`The database of DATABASE_URL cannot be used: ${why}. ${mend}`, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
