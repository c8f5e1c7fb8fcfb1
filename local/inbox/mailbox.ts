import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock, type Clock } from '../../platform/clock.ts'
import { parseMail, recipientsHeader, type Mail } from './mail.ts'

/** Most mails that are stored; the oldest are deleted first. */
const most = 500

/** Mails on disk, one `.eml` file each. */
export interface Mailbox {
  /** Stores a mail for `recipients`, the addresses of the SMTP envelope. */
  add(raw: Uint8Array, recipients: readonly string[]): Promise<void>
  /** Every mail, newest first. With `to`: those to exactly this address, in upper or lower case. */
  list(to?: string): Promise<Mail[]>
  /** One mail, else undefined. */
  get(id: string): Promise<Mail | undefined>
  /** Id of the newest mail, else the empty string. */
  latest(): string
}

/** Opens the mailbox in `folder`, which is created when absent. */
export async function openMailbox(folder: string, clock: Clock = systemClock): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = (id: string): string => join(folder, `${id}.eml`)
  const ids = (await readdir(folder))
    .filter((name) => /^\d{13}\.eml$/.test(name))
    .map((name) => name.slice(0, -'.eml'.length))
    .sort()
  const parsed = new Map<string, Promise<Mail>>()

  const get = (id: string): Promise<Mail | undefined> => {
    if (!ids.includes(id)) return Promise.resolve(undefined)
    const known = parsed.get(id) ?? readFile(file(id)).then((raw) => parseMail(id, raw))
    parsed.set(id, known)
    // A mail that is still being written cannot be read yet: the next call tries again.
    known.catch(() => parsed.delete(id))
    return known
  }

  const dropOldest = async (): Promise<void> => {
    for (const id of ids.splice(0, Math.max(0, ids.length - most))) {
      parsed.delete(id)
      await rm(file(id), { force: true })
    }
  }
  await dropOldest()

  return {
    async add(raw, recipients) {
      // Two mails in one millisecond get different ids.
      const moment = Math.max(clock.now().getTime(), Number(ids.at(-1) ?? 0) + 1)
      const id = String(moment).padStart(13, '0')
      ids.push(id)
      const envelope = `${recipientsHeader}: ${recipients.join(', ')}\r\n`
      const partial = `${file(id)}.partial`
      try {
        await writeFile(partial, Buffer.concat([Buffer.from(envelope), raw]), { mode: 0o600 })
        await rename(partial, file(id))
      } catch (error) {
        ids.splice(ids.indexOf(id), 1)
        throw error
      }
      await dropOldest()
    },
    async list(to) {
      const wanted = to?.trim().toLowerCase()
      const mails = await Promise.all(ids.toReversed().map((id) => get(id).catch(() => undefined)))
      return mails
        .filter((mail) => mail !== undefined)
        .filter((mail) => wanted === undefined || mail.to.toLowerCase().split(', ').includes(wanted))
    },
    get,
    latest: () => ids.at(-1) ?? '',
  }
}
