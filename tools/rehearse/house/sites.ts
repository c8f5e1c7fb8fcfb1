import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../local/testing/index.ts'
import { promote, startPrimary, startStandby, type DatabaseServer } from './database.ts'
import { startPooler, type Pooler } from './pooler.ts'

/** One of two places for a database server: a disk of its own, a pooler in front, ports that stay. */
interface Site {
  readonly folder: string
  readonly port: number
  readonly pooler: Pooler
}

/** Two database servers: one takes writes, the other is its standby. */
export interface Sites {
  /** The server that takes writes now. */
  readonly writer: DatabaseServer
  readonly standby: DatabaseServer
  readonly poolers: readonly Pooler[]
  readonly ports: readonly number[]
  /** Makes the standby the writer. The server that was it is left as it is. */
  promote(): Promise<void>
  /** Puts a new standby where the server was that is the writer no more. */
  renewStandby(): Promise<void>
  stop(): Promise<void>
}

/** Room of a server's disk. */
const DISK = '900m'

/** A folder on a disk of its own, where this user may mount one. */
function makeDisk(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (process.getuid?.() === 0)
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder])
}

function removeDisk(folder: string): void {
  if (process.getuid?.() === 0) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
}

async function startPair(here: Site, there: Site): Promise<[DatabaseServer, DatabaseServer]> {
  const writer = await startPrimary(join(here.folder, 'server'), here.port)
  return [writer, await startStandby(writer, join(there.folder, 'server'), there.port)]
}

/** Starts both, with a pooler each that lets these users in. */
export async function startSites(folder: string, users: Readonly<Record<string, string>>): Promise<Sites> {
  const makeSite = async (name: string): Promise<Site> => {
    const disk = join(folder, name)
    makeDisk(disk)
    const port = await freePort()
    return { folder: disk, port, pooler: await startPooler(join(folder, `${name}-pooler`), port, users) }
  }
  let [here, there] = [await makeSite('one'), await makeSite('two')]
  const disks = [here.folder, there.folder]
  let [writer, standby] = await startPair(here, there).catch((error: unknown) => {
    for (const disk of disks) removeDisk(disk)
    throw error
  })
  const [poolers, ports] = [
    [here.pooler, there.pooler],
    [here.port, there.port],
  ]
  return {
    get writer() {
      return writer
    },
    get standby() {
      return standby
    },
    poolers,
    ports,
    promote: async () => {
      await promote(standby)
      ;[writer, standby] = [standby, writer]
      ;[here, there] = [there, here]
    },
    renewStandby: async () => {
      await standby.postgres.stop().catch(() => undefined)
      for (const name of readdirSync(there.folder))
        rmSync(join(there.folder, name), { recursive: true, force: true })
      standby = await startStandby(writer, join(there.folder, 'server'), there.port)
    },
    stop: async () => {
      for (const { postgres } of [standby, writer]) await postgres.stop().catch(() => undefined)
      for (const pooler of poolers) await pooler.stop()
      for (const disk of disks) removeDisk(disk)
    },
  }
}
