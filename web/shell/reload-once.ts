const key = 'naijatax:reloaded-for-chunk'

/** Forgets an earlier reload: code could be fetched, so a later failure is a new one. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser may forbid storage; then nothing was kept.
  }
}

/** Reloads the document unless that was just tried, the device is offline, or nothing can be remembered. Gives whether it does. */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return false
  }
  window.location.reload()
  return true
}
