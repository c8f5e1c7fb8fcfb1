import { open, rm, type FileHandle } from 'node:fs/promises'
import { resolve } from 'node:path'
import { exportWithAudit } from '../../../features/profile/index.ts'
import type { Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'

/**
 * Makes a new file that only its owner can read, empty yet.
 * @throws CommandError when there is one of that name or it cannot be made: before anything is read or written down.
 */
async function makePrivateFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = code === 'EEXIST' ? 'is there already and is not written over' : `cannot be written (${code})`
    throw new CommandError('failed', `${path} ${why}. Name another file with --out.`)
  }
}

type Exported = Awaited<ReturnType<typeof exportWithAudit>>

/** Writes an export into its file; where that fails the file goes again. */
async function fill(path: string, made: FileHandle, work: () => Promise<Exported>): Promise<Exported> {
  try {
    const exported = await work()
    await made.writeFile(`${JSON.stringify(exported.data, null, 2)}\n`)
    return exported
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await made.close()
  }
}

/** Exports all data of a person to a file, for a person who cannot use their account page. */
export async function exportUser(context: Context, who: string, out: string | undefined): Promise<Answer> {
  const { database, now, requestId, caller, options } = context
  const account = await findTheAccount(context, who)
  const request = { account, onBehalf: onBehalfOf(context), now, requestId, caller }
  const file = resolve(out ?? `NaijaTax-data-${account.id}.json`)
  const made = await makePrivateFile(file)
  const { data, auditId } = await fill(file, made, () => exportWithAudit({ database }, request))
  if (options.dryRun) await rm(file)
  const records = Object.fromEntries(Object.entries(data).map(([list, rows]) => [list, rows.length]))
  return {
    text: `Everything kept of the account is in ${file}, readable by you alone.`,
    data: { accountId: account.id, file, records },
    next: 'hand it to the person over a safe way, then delete it here.',
    auditIds: [auditId],
  }
}
