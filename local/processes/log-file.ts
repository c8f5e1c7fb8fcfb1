import { openSync, readSync, renameSync, statSync, fstatSync, closeSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A log that has grown past this many bytes is set aside at the next start; one older is kept. */
const largest = 5 * 1024 * 1024

/** Opens a log to append to, readable by its owner only. The caller closes the descriptor. */
export function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > largest) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

/** A line of a log as a person reads it: of a JSON line its message and the error's stack. */
function readable(line: string): string {
  try {
    const entry = JSON.parse(line) as { level?: string; msg?: string; err?: { stack?: string } }
    return [`${entry.level ?? 'info'}: ${entry.msg ?? line}`, entry.err?.stack].filter(Boolean).join('\n')
  } catch {
    return line
  }
}

/** The last lines that were written to the log from byte `from` on, as a person reads them. */
export function lastLines(path: string, from: number, count = 15): string {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const start = Math.max(Math.min(from, size), size - 64 * 1024)
    const tail = Buffer.alloc(size - start)
    readSync(file, tail, 0, tail.length, start)
    const lines = stripVTControlCharacters(tail.toString())
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readable)
      .join('\n')
    return lines.split('\n').slice(-count).join('\n')
  } finally {
    closeSync(file)
  }
}
