import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { StartError, errorMessage } from './errors.ts'

/** Writes a file whole or not at all, readable by its owner only. */
export function writePrivateFile(file: string, content: string): void {
  const partial = `${file}.partial`
  writeFileSync(partial, content, { mode: 0o600 })
  renameSync(partial, file)
}

/**
 * Reads a JSON file; undefined where there is none.
 * @param parse reads the JSON, and throws when it is not as expected.
 * @param loss a sentence's end that says what is lost when the file is removed.
 * @throws StartError when the file is damaged.
 */
export function readPrivateJson<T>(file: string, parse: (json: unknown) => T, loss: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new StartError(
      `${file} cannot be read (${errorMessage(error)}). Restore it from a copy, or remove it: ${loss}`,
      error,
    )
  }
}
