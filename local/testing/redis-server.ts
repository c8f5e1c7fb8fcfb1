import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { cleanUpOnExit } from './cleanup.ts'
import { freePort } from './free-port.ts'

/** A Redis of a test's own, with an append-only file. */
export interface TestRedis {
  /** Address without a database number. */
  readonly url: string
  /** Ends it at once (-9), as a crash does. */
  crash(): Promise<void>
  /** Starts it again on the same port with what it kept. */
  start(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

/** Whether this machine has a redis-server on its PATH. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}

/** Starts the machine's redis-server on a free port of 127.0.0.1, in a temporary folder. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const cleanUp = cleanUpOnExit(folder)
  let server: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const settings = {
      port,
      bind: '127.0.0.1',
      dir: folder,
      pidfile: join(folder, 'pid'),
      appendonly: 'yes',
      save: '',
      'maxmemory-policy': 'noeviction',
      databases: 64,
    }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
    server = spawn('redis-server', args, { cwd: folder, stdio: 'ignore' })
    for (let waited = 0; !(await answers(url)); waited += 20) {
      if (waited > 10_000 || server.exitCode !== null) throw new Error('redis-server did not start')
      await pause(20)
    }
  }
  const crash = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    crash,
    start,
    stop: async () => {
      await crash()
      await cleanUp()
    },
  }
}
