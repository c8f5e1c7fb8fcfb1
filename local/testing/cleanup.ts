import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, readlinkSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Deletes a DATA_DIR of a test, with the cluster that lies outside of it when the test ran as root. Nothing may run in
 * it any more.
 */
export function removeData(dataDir: string): void {
  const link = join(dataDir, 'postgres')
  if (existsSync(dataDir) && lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(dirname(readlinkSync(link)), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/**
 * Stops the server whose data lies in `folder` and removes the folder when this process ends, however it ends.
 * @returns does the same now, and resolves when it is done.
 */
export function cleanUpOnExit(folder: string): () => Promise<void> {
  const script = fileURLToPath(new URL('cleanup-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.unref()
  return async () => {
    child.ref()
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
}
