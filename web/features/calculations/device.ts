import type { ShownResult } from '../../../api/contract/index.ts'

/** Key of the answers of a draft that the server has not acknowledged. The account is in it: no one else sees them. */
export function unsentKey(account: string, draftId: string): string {
  return `naijatax:unsent:${account}:${draftId}`
}

/** A result as this device keeps it (SPEC section 2, /results): as the plan shows it, never more. */
interface ResultOnDevice {
  result: ShownResult
  completedAt: string
  /** Whether the account has it too. */
  saved: boolean
}

/**
 * Keeps a result in the browser's storage.
 * @returns false when the device keeps nothing.
 */
export function keepOnDevice(account: string, calculationId: string, kept: ResultOnDevice): boolean {
  try {
    localStorage.setItem(`naijatax:result:${account}:${calculationId}`, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Takes away answers that no longer wait for anything: the draft has become a calculation. */
export function forgetUnsent(account: string, draftId: string): void {
  try {
    localStorage.removeItem(unsentKey(account, draftId))
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
