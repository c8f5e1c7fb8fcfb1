import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLock, type Lock } from '../data-dir/lock.ts'
import { runToCompletion, type ProcessContext } from './process.ts'

/** What the web client is made of. */
const sources = ['web', 'tax', 'contract', 'templates', 'package-lock.json']

function files(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => files(join(path, name)))
}

/** A hash of the names and contents of everything the web client is built from. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => files(join(root, source)))) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Two copies on the same clone must not build into one folder at once. */
async function waitForLock(path: string, signal: AbortSignal): Promise<Lock> {
  for (;;) {
    const lock = await takeLock(path)
    if (lock) return lock
    await pause(200, undefined, { signal })
  }
}

/**
 * Builds the web client into dist/web unless it is there and made of the present sources. The hash of its
 * sources is kept beside it.
 * @returns whether it was built now.
 * @throws StartError with the build's last lines when it fails.
 */
export async function buildWeb(surroundings: ProcessContext, signal: AbortSignal): Promise<boolean> {
  const { root } = surroundings
  const mark = join(root, 'dist', 'web', '.sources')
  const wanted = sourceHash(root)
  const isFresh = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === wanted
  if (isFresh()) return false
  const lock = await waitForLock(join(root, 'node_modules', '.naijatax-web-build.lock'), signal)
  try {
    if (isFresh()) return false
    // The API starts meanwhile: it must not take the list of an older build for that of the new one.
    rmSync(join(root, 'dist', 'web', 'documents.json'), { force: true })
    // As `npm run build:web` does, without a second npm in between.
    const env = { NODE_ENV: 'production' }
    const args = ['web/build/main.ts']
    await runToCompletion({ name: 'web-build', args, env }, surroundings, signal)
    writeFileSync(mark, wanted)
    return true
  } finally {
    lock.release()
  }
}
