import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Erasure } from '../stores/audit-log.ts'
import { readErasedLog } from './erased-log.ts'
import { BackupError, readBackup } from './manifest.ts'

/** Where the erased log is unless ERASED_LOG names another: beside the backups. */
export const logBeside = (folder: string): string => join(dirname(resolve(folder)), 'erased.log')

/**
 * Who was erased: by the log that is named, else by every one that is found: ERASED_LOG, of the copy that `npm start` runs,
 * and beside the backup. The last is written with each backup, so that by itself it tells of nobody who was erased since.
 * @param named a file, or the word `none` where nobody was erased.
 * @throws BackupError where no log reaches past the backup: people who were erased since would be back.
 */
export async function erasuresFor(
  folder: string,
  named: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Erasure[]> {
  if (named === 'none') return []
  if (named !== undefined) return readErasedLog(named)
  const beside = logBeside(folder)
  const kept = [env['ERASED_LOG'], join(env['DATA_DIR'] ?? '.data', 'erased.log')].filter(
    (file) => file !== undefined && file !== '' && existsSync(file),
  )
  const logs = await Promise.all(
    [...kept, ...(existsSync(beside) ? [beside] : [])].map((file) => readErasedLog(file ?? '')),
  )
  const erasures = logs.flat()
  if (kept.length > 0) return erasures
  const { takenAt } = await readBackup(folder)
  if (erasures.some(({ at }) => at.getTime() > Date.parse(takenAt))) return erasures
  throw new BackupError(
    `${existsSync(beside) ? `The erased log ${beside} ends before the backup` : `There is no erased log at ${beside}`}: people who were erased since ${takenAt} would be back. ` +
      'Name the log that the worker writes (its ERASED_LOG) after the folder, or the word none when nobody was erased.',
  )
}
