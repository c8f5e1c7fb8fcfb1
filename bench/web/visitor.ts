import type { Browser, CDPSession, Page } from 'puppeteer'
import { cookieName } from '../../api/http/session-cookie.ts'
import { newSecretId } from '../../identity/sessions.ts'
import { connectDatabase, type Database } from '../../db/connection.ts'
import { draft, verifiedAccount } from '../../db/testing/factories.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { signIn } from '../system/databases.ts'

/** A person who is signed in in a browser of their own. */
export interface Visitor {
  page: Page
  /** For what puppeteer has no words for. */
  devtools: CDPSession
  /** Puts a draft into the account. @returns its id. */
  startsDraft(answers: Record<string, string>, currentStep: number): Promise<string>
  leaves(): Promise<void>
}

export type Plan = 'free' | 'pro'

const MONTH = 30 * 24 * 3_600_000

/** Signs a new person in by way of the database: how long sign-up takes is not measured here. */
export async function visit(
  browser: Browser,
  { app, database: databaseUrl }: { app: string; database: string },
  plan: Plan,
): Promise<Visitor> {
  const database = connectDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, quietLogger)
  const accountId = await account(database, plan)
  const sessionId = await signIn(database, accountId)
  const context = await browser.createBrowserContext()
  await context.setCookie({
    name: cookieName({ PUBLIC_URL: app }).name,
    value: sessionId,
    domain: new URL(app).hostname,
    path: '/',
  })
  const page = await context.newPage()
  await page.setViewport({ width: 360, height: 740 })
  page.setDefaultTimeout(30_000)
  return {
    page,
    devtools: await page.createCDPSession(),
    startsDraft: async (answers, currentStep) => {
      const moment = new Date()
      const made = { accountId, answers, currentStep, createdAt: moment, updatedAt: moment }
      return (await draft(database, made)).id
    },
    leaves: async () => {
      await context.close()
      await database.close()
    },
  }
}

async function account(database: Database, plan: Plan): Promise<string> {
  const email = `bench-${newSecretId().slice(0, 12).toLowerCase()}@example.test`
  const subscriptionActiveUntil = plan === 'pro' ? new Date(Date.now() + MONTH) : null
  return (await verifiedAccount(database, { email, subscriptionActiveUntil })).id
}
