import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { listErasures, type Erasure } from '../stores/audit-log.ts'
import type { Connection } from '../connection.ts'
import { BackupError } from './manifest.ts'

// The erased log stands outside of the database and of its backups: a line an erased account, its moment and its opaque
// id. It is only ever added to; a restore erases again whom it names.

const line = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Erasures looked up and written at a time. */
const BATCH = 1_000

/**
 * Entries are looked for again from this long before the newest one, in milliseconds: a transaction that began earlier
 * may be committed later.
 */
const OVERLAP = 10 * 60_000

/** What the end of a log is read from: many times more than the erasures of ten minutes. */
const TAIL_BYTES = 1 << 20

function parse(text: string, file: string, firstLine = 1): Erasure[] {
  // A line without its end was being written when something stopped: it is written again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .slice(0, -1)
    .map((read, index) => {
      const [, at, accountId] = line.exec(read) ?? []
      if (at === undefined || accountId === undefined)
        throw new BackupError(
          `${file}: line ${firstLine + index} is no entry of an erased log. Mend it first.`,
        )
      return { at: new Date(at), accountId }
    })
}

/** Every erasure of a log. @throws BackupError that names the line which is none, or the file that cannot be read. */
export async function readErasedLog(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The erased log ${file} cannot be read (${error.code ?? error.name}).`)
  })
  return parse(text, file)
}

/** The newest entries of an open log; cuts off a line that was not written to its end. */
async function mendTail(log: FileHandle, file: string): Promise<Erasure[]> {
  const { size } = await log.stat()
  const from = Math.max(0, size - TAIL_BYTES)
  const { buffer, bytesRead } = await log.read(Buffer.alloc(size - from), 0, size - from, from)
  const text = buffer.toString('utf8', 0, bytesRead)
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) await log.truncate(from + Buffer.byteLength(text.slice(0, end)))
  return parse(from === 0 ? text : text.slice(text.indexOf('\n') + 1), file)
}

/**
 * Adds to a log, made where there is none, whom the audit log says were erased since its newest entry. May run twice:
 * an account that stands there already is not added again.
 * @returns how many were added.
 */
export async function addErasures(connection: Connection, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'a', 0o600)).close()
  const log = await open(file, 'r+')
  try {
    const tail = await mendTail(log, file)
    const known = new Set(tail.map(({ accountId }) => accountId))
    const newest = tail.at(-1)?.at.getTime() ?? OVERLAP
    let since = new Date(newest - OVERLAP)
    let added = 0
    for (;;) {
      const found = await listErasures(connection, since, BATCH)
      const missing = found.filter(({ accountId }) => !known.has(accountId))
      const text = missing.map(({ at, accountId }) => `${at.toISOString()} ${accountId}\n`).join('')
      await log.write(text, (await log.stat()).size)
      for (const { accountId } of missing) known.add(accountId)
      added += missing.length
      const last = found.at(-1)
      if (found.length < BATCH || last === undefined || last.at <= since) break
      since = last.at
    }
    await log.sync()
    return added
  } finally {
    await log.close()
  }
}
