import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster } from './cluster.ts'
import { stopOrphan } from './orphan.ts'
import { locateCluster } from './location.ts'
import { databaseUrl, startServer, type Server } from './server.ts'
import { databaseUser } from './system-user.ts'
import { errorMessage } from '../errors.ts'

/** How the embedded PostgreSQL is started. */
export interface PostgresOptions {
  /** Folder of the cluster. As root it may become a link to a folder that PostgreSQL's own user can reach. */
  dataDir: string
  /** Port on 127.0.0.1. */
  port: number
  superuserPassword: string
  /** File of the server's log. */
  logFile: string
  /** Gets a sentence for each event that a person may want to know. */
  log: (sentence: string) => void
  /** False for tests only: nothing survives a power cut, everything is faster. */
  durable?: boolean
  /** Settings of the server over our own, for tests and measurements. */
  settings?: Readonly<Record<string, string>>
}

/** The running embedded PostgreSQL. */
export interface Postgres {
  /** Address of a database, with user and password in it. */
  url(database: string): string
  /** Makes the database unless it exists. */
  ensureDatabase(database: string): Promise<void>
  /** Fast shutdown; resolves when the server has ended. */
  stop(): Promise<void>
  /** Immediate shutdown, for a person who will not wait; the next start recovers. */
  kill(): void
}

async function ensureDatabase(url: (database: string) => string, database: string): Promise<void> {
  const client = new Client({ connectionString: url('postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/**
 * Starts PostgreSQL from the programs that npm installed, making its cluster first where there is none. A
 * server that ends by itself later is started again.
 * @throws StartError when the folder is damaged or of another release, or the programs are missing.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { port, superuserPassword: password, durable = true } = options
  const place = locateCluster(options.dataDir, databaseUser())
  const binaries = await findBinaries(place.user)
  if (!clusterExists(place.cluster)) await makeCluster(binaries, place, password, durable)
  if (await stopOrphan(place.cluster)) options.log('Stopped a PostgreSQL that an earlier start left running')
  const start = (): Promise<Server> =>
    startServer({
      binaries,
      place,
      port,
      password,
      durable,
      logFile: options.logFile,
      settings: options.settings,
    })

  let server = await start()
  let stopping = false
  const revive = async (seconds: number): Promise<void> => {
    await server.ended
    if (stopping) return
    options.log(`PostgreSQL ended by itself (see ${options.logFile}); starting it again`)
    try {
      await stopOrphan(place.cluster)
      server = await start()
      if (stopping) await server.stop()
      void revive(1)
    } catch (error) {
      options.log(errorMessage(error))
      await pause(seconds * 1000)
      void revive(Math.min(seconds * 2, 30))
    }
  }
  void revive(1)

  const url = (database: string): string => databaseUrl(port, password, database)
  return {
    url,
    ensureDatabase: (database) => ensureDatabase(url, database),
    stop: async () => {
      stopping = true
      await server.stop()
    },
    kill: () => {
      stopping = true
      server.kill()
    },
  }
}
