import { ApiError, errorMessage, hasCode } from '../../../api/api-error.ts'
import { createDraft, createSubmission } from '../../../api/calls.ts'
import { nameEntry, readLegacy, removeEntry, type LegacyEntry } from './legacy-store.ts'

/** The two calls that bring an entry in; a test passes its own. Both throw ApiError. */
export interface LegacyCalls {
  createDraft: typeof createDraft
  createSubmission: typeof createSubmission
}

interface BroughtIn {
  /** How many the account has now. */
  brought: number
  /** Why the others stayed on this device, each reason once. */
  reasons: string[]
}

/**
 * Brings everything that can be read into an account, one after the other; each is taken off this device once the
 * account has it. What the server refuses, and all after a lost connection, stays.
 */
export async function bringIn(
  account: string,
  storage: Storage,
  calls: LegacyCalls = { createDraft, createSubmission },
): Promise<BroughtIn> {
  const reasons = new Set<string>()
  let brought = 0
  // From the last to the first: taking one out leaves the places of those before it.
  const entries = [...readLegacy(storage).entries].sort((a, b) => b.index - a.index)
  const ids = new Set<string>()
  for (const entry of entries) {
    try {
      // Of two entries with one id the second needs its own.
      const id = entry.id === undefined || ids.has(entry.id) ? nameEntry(storage, entry) : entry.id
      ids.add(id)
      await send(account, entry, id, storage, calls)
      brought += 1
    } catch (thrown) {
      reasons.add(errorMessage(thrown))
      if (!isAboutEntry(thrown)) break
    }
  }
  return { brought, reasons: [...reasons] }
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
    // It became a calculation when it was brought in before.
    if (hasCode(thrown, 'draft_submitted')) removeEntry(storage, entry)
    else if (thrown instanceof ApiError && thrown.status === 404) {
      // The id is taken by someone else.
      const another = nameEntry(storage, entry)
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

/** Whether another entry may still succeed. */
function isAboutEntry(thrown: unknown): boolean {
  return (
    thrown instanceof ApiError && (thrown.status === 400 || thrown.status === 402 || thrown.status === 404)
  )
}
