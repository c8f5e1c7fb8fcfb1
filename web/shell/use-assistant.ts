import { useEffect } from 'react'
import { deviceNow } from '../clock.ts'

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
