import { ApiError, errorMessage, hasCode } from '../../../api/api-error.ts'
import { createDraft, createSubmission } from '../../../api/calls.ts'
import { assignId, readLegacy, removeEntry, type LegacyEntry } from './legacy-store.ts'

/** The two calls that import an entry; a test passes its own. Both throw ApiError. */
export interface LegacyCalls {
  createDraft: typeof createDraft
  createSubmission: typeof createSubmission
}

interface ImportResult {
  /** How many entries the account has now. */
  imported: number
  /** Why the others stayed on this device, without repetitions. */
  reasons: string[]
}

/**
 * Imports every readable entry into an account, one after the other; each is removed from this device once the account
 * has it. Entries that the server refuses stay, and so do all that follow a lost connection.
 */
export async function importLegacy(
  account: string,
  storage: Storage,
  calls: LegacyCalls = { createDraft, createSubmission },
): Promise<ImportResult> {
  const reasons = new Set<string>()
  let imported = 0
  // From last to first, so that removing one leaves the indexes of those before it.
  const entries = [...readLegacy(storage).entries].sort((a, b) => b.index - a.index)
  const ids = new Set<string>()
  for (const entry of entries) {
    try {
      // The second of two entries with the same id gets a new one.
      const id = entry.id === undefined || ids.has(entry.id) ? assignId(storage, entry) : entry.id
      ids.add(id)
      await send(account, entry, id, storage, calls)
      imported += 1
    } catch (thrown) {
      reasons.add(errorMessage(thrown))
      if (!isAboutEntry(thrown)) break
    }
  }
  return { imported, reasons: [...reasons] }
}

async function send(
  account: string,
  entry: LegacyEntry,
  id: string,
  storage: Storage,
  calls: LegacyCalls,
): Promise<void> {
  try {
    await put(account, entry, id, calls)
    removeEntry(storage, entry)
  } catch (thrown) {
    // An earlier import of it became a calculation.
    if (hasCode(thrown, 'draft_submitted')) removeEntry(storage, entry)
    else if (thrown instanceof ApiError && thrown.status === 404) {
      // Another account owns the id.
      const another = assignId(storage, entry)
      await put(account, entry, another, calls)
      removeEntry(storage, entry)
    } else throw thrown
  }
}

async function put(
  accountId: string,
  { kind, answers, currentStep, completedAt }: LegacyEntry,
  id: string,
  calls: LegacyCalls,
): Promise<void> {
  if (kind === 'draft') await calls.createDraft({ id, answers, currentStep, accountId })
  else
    await calls.createSubmission({
      draftId: id,
      answers,
      accountId,
      ...(completedAt !== undefined && { completedAt }),
    })
}

/** Whether the refusal concerns this entry only, so that others may succeed. */
function isAboutEntry(thrown: unknown): boolean {
  return (
    thrown instanceof ApiError && (thrown.status === 400 || thrown.status === 402 || thrown.status === 404)
  )
}
