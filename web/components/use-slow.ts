import { useEffect, useState } from 'react'

/** How long a person waits without being told what for, in milliseconds. */
const SLOW_AFTER_MS = 1_000

/** Whether something has been going on for more than a second. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
