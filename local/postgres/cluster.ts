import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError, errorCode, errorMessage } from '../errors.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './location.ts'
import { runToEnd } from './run.ts'

/** The release of PostgreSQL whose clusters our programs can read. */
const release = '18'
/** The role that owns everything in an embedded cluster. */
export const superuser = 'naijatax'

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw new StartError(
      `The database folder ${folder} cannot be read (${errorMessage(error)}). ` +
        'Start as the user who started it first, or choose another DATA_DIR.',
      error,
    )
  }
}

const wayOut = 'Restore it from a copy, or move it away to start with an empty database.'

/**
 * Whether the cluster exists. It is moved to this folder only when it is complete, so one that is absent was never
 * finished and may be made again.
 * @throws StartError when the folder holds something else than a cluster of our release.
 */
export function clusterExists(folder: string): boolean {
  const names = entries(folder)
  if (names.length === 0) return false
  if (!names.includes('PG_VERSION') || !names.includes('global'))
    throw new StartError(`${folder} is not a whole PostgreSQL database folder. ${wayOut}`)
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== release)
    throw new StartError(
      `${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${release}. ` +
        `Move it with pg_dump of release ${version}, or move it away to start with an empty database.`,
    )
  return true
}

/**
 * Makes a cluster: UTF-8, the same sorting on every machine, passwords by SCRAM. It is made in a folder beside the
 * final one and renamed when it is complete. `durable: false` skips flushing to disk, for tests.
 */
export async function makeCluster(
  binaries: Binaries,
  place: ClusterLocation,
  password: string,
  durable: boolean,
): Promise<void> {
  const partial = `${place.cluster}.partial`
  const passwordFile = `${place.cluster}.password`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (place.user) for (const path of [partial, passwordFile]) chownSync(path, place.user.uid, place.user.gid)
  try {
    const { code, output } = await runToEnd(
      binaries.initdb,
      [
        `--pgdata=${partial}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      place.user,
    )
    if (code !== 0)
      throw new StartError(
        `PostgreSQL could not make its database in ${dirname(partial)}: ${lastLine(output)}`,
      )
    renameSync(partial, place.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(partial, { recursive: true, force: true })
  }
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|panic/i.test(line))
  return lines.at(-1)?.trim() ?? output.trim().split('\n').at(-1) ?? ''
}

/** The error for a server that ended while it started. @param said the lines that it logged. */
export function startFailure(folder: string, said: string): StartError {
  const reasons = [...said.matchAll(/(?:FATAL|PANIC):\s*(.+)$/gm)]
    .map((match) => match[1])
    .filter((reason) => reason !== 'the database system is starting up')
  const why = reasons.at(-1) ?? lastLine(said)
  return new StartError(`PostgreSQL could not start from ${folder}: ${why}. ${wayOut}`)
}
