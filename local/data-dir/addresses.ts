import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from '../ports.ts'
import { writePrivateFile } from '../private-file.ts'
import type { Secrets } from './secrets.ts'

/**
 * Where everything of a running copy is found, as `$DATA_DIR/services.json` tells tools and tests. Only
 * what really runs is named.
 */
export interface Addresses {
  app: string
  /** Page of the mails that were sent. */
  inbox?: string
  /** GET answers the mails as JSON, newest first. */
  inboxApi?: string
  /** The job dashboard and its password. */
  operator?: { url: string; user: string; password: string }
  /** The same pages for somebody who may only look. */
  viewer?: { url: string; user: string; password: string }
  /** The operator's status page, behind either password. */
  status?: string
  /** Page of the API's documentation. */
  docs?: string
  stripe?: string
  /** By which the support command line finds the stand-in for Stripe. */
  payments?: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE: string }
  google?: string
  microsoft?: string
  /** DATABASE_URL of the product's own database, password included. */
  database: string
  /** Prometheus metrics of the API process. */
  metrics?: string
  /** Prometheus metrics of the worker process. */
  workerMetrics?: string
}

const file = (dataDir: string): string => join(dataDir, 'services.json')

/** Writes services.json, readable by its owner only, whole or not at all. */
export function writeAddresses(dataDir: string, addresses: Addresses): void {
  writePrivateFile(file(dataDir), `${JSON.stringify(addresses, null, 2)}\n`)
}

/** Removes services.json: its presence says that the product runs. */
export function removeAddresses(dataDir: string): void {
  rmSync(file(dataDir), { force: true })
}

/** The table a person reads when the product is ready. */
export function addressTable(addresses: Addresses): string {
  const { operator, viewer } = addresses
  const rows = [
    ['App', addresses.app],
    ['Mail inbox', addresses.inbox],
    ['Job dashboard', operator && `${operator.url}  user ${operator.user}  password ${operator.password}`],
    ['  to look at only', viewer && `${viewer.url}  user ${viewer.user}  password ${viewer.password}`],
    ['Status', addresses.status],
    ['API docs', addresses.docs],
    ['Payments', addresses.stripe],
    ['Google sign-in', addresses.google],
    ['Microsoft sign-in', addresses.microsoft],
    ['Metrics, API', addresses.metrics],
    ['Metrics, worker', addresses.workerMetrics],
  ].filter((row): row is [string, string] => row[1] !== undefined)
  const width = Math.max(...rows.map(([title]) => title.length))
  return rows.map(([title, address]) => `  ${title.padEnd(width)}  ${address}`).join('\n')
}

/** Longest that an answer may take, in milliseconds: processes that have just started share a busy machine. */
const LONGEST_ANSWER = 15_000

async function status(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER) })
    // Read to the end: a body that is only cancelled leaves the connection open, and the API cannot close.
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

const privately =
  (port: number) =>
  (path: string): string =>
    `http://127.0.0.1:${port}${path}`

/**
 * The addresses inside the API that answer as they should: job dashboard (asks for its password), API docs,
 * metrics of both processes. `api` is where the API itself listens.
 */
export async function probeApi(
  api: string,
  ports: Pick<Ports, 'metrics' | 'workerMetrics'>,
  secrets: Secrets,
): Promise<Pick<Addresses, 'operator' | 'viewer' | 'status' | 'docs' | 'metrics' | 'workerMetrics'>> {
  const dashboard = `${api}/operator/jobs`
  const docs = `${api}/api/docs`
  const [ofApi, ofWorker] = [privately(ports.metrics), privately(ports.workerMetrics)]
  // Figures are read where they are asked for, which may take long; that a process lives it says at once.
  const [asks, documented, measured, workerMeasured] = await Promise.all(
    [dashboard, docs, ofApi('/livez'), ofWorker('/livez')].map(status),
  )
  const people = {
    operator: { url: dashboard, user: secrets.operatorUser, password: secrets.operatorPassword },
    viewer: { url: dashboard, user: secrets.viewerUser, password: secrets.viewerPassword },
    status: `${api}/operator`,
  }
  return {
    ...(asks === 401 ? people : {}),
    ...(documented === 200 ? { docs } : {}),
    ...(measured === 200 ? { metrics: ofApi('/metrics') } : {}),
    ...(workerMeasured === 200 ? { workerMetrics: ofWorker('/metrics') } : {}),
  }
}
