import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { dirname } from 'node:path'
import type { SystemUser } from './system-user.ts'

/** The variables that Windows needs to load libraries and to find its temporary folder. */
const inherited = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'LD_LIBRARY_PATH']

/** A small environment, so that the person's own PGDATA or PGHOST does not change this server. */
function environment(): NodeJS.ProcessEnv {
  const kept = inherited.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

function identity(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

/** Runs a program of PostgreSQL to its end, as `user` if there is one. `output` is stdout and stderr together. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  user: SystemUser | undefined,
  input?: string,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, { cwd: dirname(program), env: environment(), ...identity(user) })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  child.stdin.on('error', () => undefined).end(input)
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output: chunks.join('') }
}

/**
 * Starts the server in a session of its own: a Ctrl-C in the terminal does not reach it before the processes that use
 * it have ended. Its output goes to the open file `logFd`.
 */
export function runInBackground(
  program: string,
  args: readonly string[],
  user: SystemUser | undefined,
  logFd: number,
): ChildProcess {
  return spawn(program, args, {
    cwd: dirname(program),
    env: environment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', logFd, logFd],
    ...identity(user),
  })
}

/** Whether `user` may read or enter `path`; the system decides, by modes, owners and access lists. */
export function canReach(path: string, user: SystemUser, right: 'read' | 'enter'): boolean {
  const flag = right === 'read' ? '-r' : '-x'
  const asked = spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], { cwd: '/', ...identity(user) })
  return asked.status === 0
}
