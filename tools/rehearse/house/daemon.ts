import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SystemUser } from '../../../local/postgres/system-user.ts'

/** A program of the machine that runs beside the product. */
export interface Daemon {
  readonly pid: number
  /** Ends it at once (-9). */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** How a program is started. */
interface Command {
  program: string
  args: readonly string[]
  /** Where it listens: it is started when that answers. */
  port: number
  logFile: string
  user?: SystemUser | undefined
}

/** Longest that a program may take to listen, in milliseconds. */
const LONGEST_START = 10_000

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    pause(500, false),
  ])
  socket.destroy()
  return answered
}

/** Starts a program and waits until it listens. @throws Error with its log when it does not. */
export async function startDaemon({ program, args, port, logFile, user }: Command): Promise<Daemon> {
  const log = openSync(logFile, 'a', 0o644)
  const child = spawn(program, args, {
    stdio: ['ignore', log, log],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  closeSync(log)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isOver()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (waited > LONGEST_START || isOver())
      throw new Error(`${program} did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
    await pause(50)
  }
  return {
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
