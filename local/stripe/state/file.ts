import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { messageOf, Refusal } from '../../refusal.ts'
import { emptyState, stateSchema, type State } from './records.ts'

/**
 * The state kept in `file`; a new one where there is none.
 * @throws Refusal when the file is damaged.
 */
export function loadState(file: string): State {
  if (!existsSync(file)) return emptyState()
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${messageOf(error)}). Restore it from a copy, or remove it: payments made on this ` +
        'machine are then forgotten, and nothing else is lost.',
      error,
    )
  }
}

/** Keeps the state, as JSON, readable by its owner only, whole or not at all. */
export function saveState(file: string, state: string): void {
  const partial = `${file}.partial`
  writeFileSync(partial, state, { mode: 0o600 })
  renameSync(partial, file)
}
