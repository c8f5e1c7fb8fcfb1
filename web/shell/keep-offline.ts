const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)

/**
 * Keeps the client's shell on this device, so that it opens without a connection. Only for who is signed in: a visitor
 * is not made to load what they have not asked for. A browser without service workers goes on as before.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
  idle(register)
}
