import type { DeviceSession } from '../../../session/index.ts'
import { browserStorage, prefixes } from '../../../session/storage-keys.ts'

const declinedKey = ({ account, tag }: DeviceSession): string => `${prefixes.declined}${account}:${tag}`

/** Whether this person has said that the work stored here before accounts existed is not theirs. */
export function isLegacyWorkDeclined(session: DeviceSession): boolean {
  return browserStorage()?.getItem(declinedKey(session)) === '1'
}

/** Stores that answer until their session ends. */
export function declineLegacyWork(session: DeviceSession): void {
  try {
    localStorage.setItem(declinedKey(session), '1')
  } catch {
    // They are asked again at their next visit.
  }
}
