import { isAccountRemoved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { browserStorage, ofSession, prefixes } from '../../session/storage-keys.ts'

const keyOf = (session: DeviceSession) => `${ofSession(prefixes.putOff, session)}tin`

/** Whether the person said in this session that they have no Tax ID yet: the next sign-in asks again. */
export function isTinPutOff(session: DeviceSession, storage = browserStorage()): boolean {
  return storage?.getItem(keyOf(session)) === '1'
}

/** Keeps the tick for the session; where the browser stores nothing, the page alone has it. */
export function putOffTin(session: DeviceSession, isPutOff: boolean, storage = browserStorage()): void {
  if (isAccountRemoved(session.account)) return
  try {
    if (isPutOff) storage?.setItem(keyOf(session), '1')
    else storage?.removeItem(keyOf(session))
  } catch {
    // The device is full.
  }
}
