import type { Draft } from '../../../contract/http/index.ts'
import { deviceNow } from '../../clock.ts'
import { isAccountRemoved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import {
  browserStorage,
  dropWaitingCalculation,
  keysWithPrefix,
  ofSession,
  prefixes,
} from '../../session/storage-keys.ts'

/** A calculation that was made and is not in the account yet: answers as checked, no result. */
export interface PendingResult {
  /** Id of the draft, which the calculation takes. */
  draftId: string
  /** The version of the draft that the answers follow; left out when the server did not have the draft. */
  draftVersion?: number | undefined
  answers: Draft['answers']
  /** When Calculate Tax was pressed, ISO 8601. */
  completedAt: string
}

/** Keeps a calculation until the account has it, also through the end of the session, like unsent answers. */
export function keepPending(
  session: DeviceSession,
  pending: PendingResult,
  storage = browserStorage(),
): void {
  if (isAccountRemoved(session.account)) return
  try {
    const key = `${ofSession(prefixes.calculation, session)}${pending.draftId}`
    // One that an earlier session left is the same calculation.
    dropWaitingCalculation(session.account, pending.draftId, storage)
    storage?.setItem(key, JSON.stringify({ ...pending, keptAt: deviceNow() }))
  } catch {
    // The device is full: the page saves the calculation as long as it is open.
  }
}

/** The calculations of an account that wait here, in whichever session they were made. */
export function readPending(account: string, storage = browserStorage()): PendingResult[] {
  return keysWithPrefix(storage, `${prefixes.calculation}${account}:`).flatMap(
    (key) => parse(storage?.getItem(key)) ?? [],
  )
}

function parse(text: string | null | undefined): PendingResult | undefined {
  try {
    const { draftId, draftVersion, answers, completedAt } = JSON.parse(text ?? '') as Partial<PendingResult>
    if (typeof draftId !== 'string' || typeof completedAt !== 'string' || !answers) return undefined
    return { draftId, draftVersion, answers, completedAt }
  } catch {
    return undefined
  }
}
