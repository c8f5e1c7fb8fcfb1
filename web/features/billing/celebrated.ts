import { isAccountRemoved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { browserStorage, ofSession, prefixes } from '../../session/storage-keys.ts'

const keyOf = (session: DeviceSession) => `${ofSession(prefixes.celebrated, session)}until`

/**
 * Whether a tab of this session has celebrated the Pro that runs now: its other tabs do not. A Pro after that one's end
 * is another.
 * @param now ISO 8601.
 */
export function hasCelebrated(session: DeviceSession, now: string, storage = browserStorage()): boolean {
  const until = storage?.getItem(keyOf(session))
  return until !== null && until !== undefined && until > now
}

/** Notes the celebration. @param until the end of the celebrated Pro, ISO 8601. */
export function markCelebrated(
  session: DeviceSession,
  until: string | null,
  storage = browserStorage(),
): void {
  if (until === null || isAccountRemoved(session.account)) return
  try {
    storage?.setItem(keyOf(session), until)
  } catch {
    // The device is full: it may be celebrated once more.
  }
}
