import { useEffect, useState } from 'react'

/**
 * How long the server may say nothing before a page goes on with what this device holds, in milliseconds. The page is
 * drawn in the rest of the half second that people are given.
 */
export const silenceMs = 150

/** Whether something has been waited for longer than the server may be silent. */
export function useSilence(waiting: boolean): boolean {
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSilent(true), silenceMs)
    return () => {
      clearTimeout(timer)
      setSilent(false)
    }
  }, [waiting])
  return waiting && isSilent
}
