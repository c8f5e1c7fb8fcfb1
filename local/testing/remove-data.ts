import { existsSync, lstatSync, readlinkSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Deletes a DATA_DIR of a test for good, with the cluster that lies outside of it when the test ran as root.
 * Nothing may run in it any more.
 */
export function removeData(dataDir: string): void {
  const link = join(dataDir, 'postgres')
  if (existsSync(dataDir) && lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(dirname(readlinkSync(link)), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
