import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The value of a column: text, numbers and truth are sent as they are, a moment in UTC, bytes as hex, an object as JSON. */
export type Value = string | number | boolean | Date | Buffer | object | null

const unsafe = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string): string => text.replace(unsafe, (sign) => escapes[sign] ?? sign)

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  return escape(JSON.stringify(value))
}

/** Characters that are sent at once. */
const CHUNK = 256 * 1024

function* lines(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(field).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** Writes rows into a table by COPY. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  await pipeline(
    Readable.from(lines(rows)),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  )
}
