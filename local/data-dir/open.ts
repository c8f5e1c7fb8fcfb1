import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, errorMessage } from '../errors.ts'
import { takeLock, type Lock } from './lock.ts'

/** Names by which a folder is known as a DATA_DIR of ours. */
const ours = ['secrets.json', 'postgres', 'mail', 'logs']

function refuseForeign(folder: string): void {
  const names = readdirSync(folder)
  if (names.length > 0 && !names.some((name) => ours.includes(name)))
    throw new StartError(
      `DATA_DIR ${folder} holds other files. Choose an empty or new folder: DATA_DIR=path npm start`,
    )
}

/**
 * Makes DATA_DIR when absent, closes it to other users, and takes it for this process.
 * @throws StartError when it is no folder, cannot be written, holds other things, or is in use.
 */
export async function openDataDir(folder: string): Promise<Lock> {
  try {
    if (existsSync(folder) && statSync(folder).isDirectory()) refuseForeign(folder)
    mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    const probe = join(folder, '.writable')
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${errorMessage(error)}). Choose another: DATA_DIR=path npm start`,
      error,
    )
  }
  const lock = await takeLock(join(folder, 'running.lock'))
  if (!lock)
    throw new StartError(
      `NaijaTax already runs on DATA_DIR ${folder}. Stop it first, or start a second copy with another ` +
        'DATA_DIR and PORT.',
    )
  return lock
}
