import { deviceNow } from '../clock.ts'

const key = 'naijatax:reloaded-for-chunk'

/** A second failure within this time, in milliseconds, is the same one: loading anew did not help. */
const SAME_FAILURE = 60_000

/**
 * Reloads the document unless that was just tried, the device is offline, or nothing can be remembered. A time and not
 * a success ends it: while one part stays away, another that is there must not start the reloading over and over.
 * @returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine) return false
    const last = Date.parse(sessionStorage.getItem(key) ?? '')
    const at = deviceNow()
    // A clock that was set back counts as just tried: the error page has a button of its own.
    if (Date.parse(at) - last < SAME_FAILURE) return false
    sessionStorage.setItem(key, at)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
