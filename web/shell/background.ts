import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { deviceNow } from '../clock.ts'
import { useToast } from '../components/Toasts.tsx'
import { useLocation, useNavigate } from '../router.ts'
import type { DeviceSession } from '../session/index.ts'
import { waitingCalculations, waitingFacts } from '../session/storage-keys.ts'

const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)

/**
 * Registers the service worker, which caches the client for use without a connection. Called for signed-in people only,
 * so that visitors load nothing they have not asked for; does nothing in a browser without service workers.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
  idle(register)
}

/** How long the page's own requests go first, in milliseconds. */
const pageLoadMs = 2000

/**
 * Resolves once the opened page has had time to load, so that the code that follows the plan does not delay it; at once
 * for someone who comes back from paying.
 */
export function afterPageLoad(): Promise<void> {
  if (new URLSearchParams(location.search).has('upgraded')) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, pageLoadMs))
}

/**
 * Loads the assistant on a paid plan two seconds after the page, and removes it with the plan or the session
 * [spec 12.1]. Nobody else fetches any of it.
 * @param until the end of the paid plan; null on the free plan and without a session.
 * @param session whose conversation it is: another session begins with another assistant.
 */
export function useAssistant(until: string | null, session: DeviceSession | undefined): void {
  const { account, tag = '', ownDevice = false } = session ?? {}
  const queries = useQueryClient()
  const navigate = useNavigate()
  const goTo = useEffectEvent((address: string) => void navigate(address))
  useEffect(() => {
    if (account === undefined || until === null || Date.parse(until) <= Date.parse(deviceNow()))
      return undefined
    let stop: (() => void) | undefined
    let stopped = false
    const load = async () => {
      const { startAssistant } = await import('../features/assistant/index.ts')
      if (!stopped)
        stop = startAssistant(until, { account, tag, ownDevice }, { queries, goTo: (to) => goTo(to) })
    }
    // The page works without the assistant when its code cannot be fetched.
    const timer = setTimeout(() => void load().catch(() => undefined), 2000)
    return () => {
      stopped = true
      clearTimeout(timer)
      stop?.()
    }
  }, [until, account, tag, ownDevice, queries])
}

/**
 * How soon waiting calculations are tried again, in milliseconds: not every line says that it is back. It doubles with
 * each try that leaves one waiting.
 */
const sendAgain = { soonest: 5_000, latest: 30_000 }

/**
 * Saves calculations that were made, and answers that were given after them, without a connection, or before the session ended, from whatever page is open: two
 * seconds after it, when the connection is back, and again and again, at last every half minute. Nothing is loaded while
 * none waits.
 */
export function usePendingResults(session: DeviceSession | undefined): void {
  const queries = useQueryClient()
  const tell = useToast()
  const { pathname, search } = useLocation()
  const { account, tag = '', ownDevice = false } = session ?? {}
  const openDraft = pathname === '/questionnaire' ? (new URLSearchParams(search).get('draft') ?? '') : ''
  useEffect(() => {
    if (account === undefined) return undefined
    const anyWaits = () => waitingCalculations(account).length > 0 || waitingFacts(account).length > 0
    const send = async () => {
      if (!anyWaits()) return
      const { sendPending } = await import('../features/pending-results/index.ts')
      await sendPending(queries, { account, tag, ownDevice }, { openDraft, tell })
    }
    let wait = sendAgain.soonest
    let timer: ReturnType<typeof setTimeout>
    const attempt = () => {
      clearTimeout(timer)
      // Without a connection the code itself may be out of reach: the next try has it.
      void send().catch(() => undefined)
      timer = setTimeout(attempt, wait)
      wait = anyWaits() ? Math.min(wait * 2, sendAgain.latest) : sendAgain.soonest
    }
    timer = setTimeout(attempt, pageLoadMs)
    window.addEventListener('online', attempt)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', attempt)
    }
  }, [account, tag, ownDevice, openDraft, queries, tell])
}
