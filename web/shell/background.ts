import { useEffect } from 'react'
import { deviceNow } from '../clock.ts'

const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)

/**
 * Keeps the client's shell on this device, so that it opens without a connection. Only for who is signed in: a visitor
 * is not made to load what they have not asked for. A browser without service workers goes on as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
  idle(register)
}

/** How long a page has the line to itself, in milliseconds. */
const ahead = 2000

/**
 * Waits while the page that was opened loads what it shows: what only looks after the plan does not take the line from
 * it. Who comes back from paying is not kept waiting.
 */
export function afterPageLoad(): Promise<void> {
  if (new URLSearchParams(location.search).has('upgraded')) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, ahead))
}

/**
 * Brings the assistant while the plan is paid, when the page is idle, and takes it away with the plan or the session
 * (SPEC section 4). Nothing of it is fetched for anybody else.
 * @param until moment at which the paid plan ends; null on the free plan and without a session.
 */
export function useAssistant(until: string | null): void {
  useEffect(() => {
    if (until === null || Date.parse(until) <= Date.parse(deviceNow())) return undefined
    let stop: (() => void) | undefined
    let left = false
    const bring = async () => {
      const { startAssistant } = await import('../features/assistant/index.ts')
      if (!left) stop = startAssistant(until)
    }
    // A page that could not fetch it goes on without.
    const timer = setTimeout(() => void bring().catch(() => undefined), 2000)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [until])
}
