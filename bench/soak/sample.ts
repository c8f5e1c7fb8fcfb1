import type { Client } from 'pg'
import { connectionsTo, memoryOf, openFilesOf, processTree } from '../system/process-stats.ts'
import type { System } from '../system/start-system.ts'

/** What was held at one moment, by name; memory in megabytes, the rest as counts. */
export type Sample = Readonly<Record<string, number>>

const isBrowser = ({ command }: { command: string }): boolean => /^chrom|headless/i.test(command)

/**
 * Looks at every process: resident memory and open files of each of ours, Chromium's processes, and of PostgreSQL the
 * memory that its backends share with nobody and how many connections there are. How many connections to the API are
 * open is its clients' doing, so they are no files of its own.
 */
export async function takeSample(
  { apps, processes }: Pick<System, 'apps' | 'processes'>,
  postgres: number,
  client: Client,
): Promise<Sample> {
  const backends = processTree(postgres)
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  )
  const browsers = processes.flatMap(({ pid }) => processTree(pid).filter(isBrowser))
  const clients = apps.map((app) => connectionsTo(Number(new URL(app).port)))
  return {
    ...Object.fromEntries(
      processes.flatMap(({ name, pid }, index) => [
        [`${name}: memory`, memoryOf(pid, 'VmRSS')],
        [`${name}: open files`, openFilesOf(pid) - (clients[index] ?? 0)],
      ]),
    ),
    'PostgreSQL: memory': backends.reduce((sum, { pid }) => sum + memoryOf(pid, 'RssAnon'), 0),
    'PostgreSQL: connections': rows[0]?.count ?? 0,
    'Chromium: memory': browsers.reduce((sum, { pid }) => sum + memoryOf(pid, 'RssAnon'), 0),
    'Chromium: processes': browsers.length,
  }
}
