import { isAccountRemoved } from '../../session/account-storage.ts'
import type { DeviceSession, ProfileStep } from '../../session/index.ts'
import { browserStorage, ofSession, prefixes } from '../../session/storage-keys.ts'

const keyOf = (session: DeviceSession) => `${ofSession(prefixes.putOff, session)}tin`
const askedKey = (session: DeviceSession) => `${ofSession(prefixes.putOff, session)}asked`

/** Whether the person said in this session that they have no Tax ID yet: the next sign-in asks again. */
export function isTinPutOff(session: DeviceSession, storage = browserStorage()): boolean {
  return storage?.getItem(keyOf(session)) === '1'
}

/** Keeps the tick for the session; where the browser stores nothing, the page alone has it. */
export function putOffTin(session: DeviceSession, isPutOff: boolean, storage = browserStorage()): void {
  if (isPutOff) write(session, keyOf(session), storage)
  else storage?.removeItem(keyOf(session))
}

/** Keeps that the last Continue was pressed in this session, with or without the two that may be left out. */
export function noteAsked(session: DeviceSession, storage = browserStorage()): void {
  write(session, askedKey(session), storage)
}

/** The steps that are still to ask in this session: Tax ID and phone number once, until the next sign-in [spec 4.6]. */
export function stepsToAsk(
  missing: readonly ProfileStep[],
  session: DeviceSession,
  storage = browserStorage(),
): ProfileStep[] {
  const wasAsked = storage?.getItem(askedKey(session)) === '1'
  return missing.filter((step) => !(wasAsked && (step === 'tin' || step === 'phoneNumber')))
}

function write(session: DeviceSession, key: string, storage: Storage | undefined): void {
  if (isAccountRemoved(session.account)) return
  try {
    storage?.setItem(key, '1')
  } catch {
    // The device is full.
  }
}
