import { useEffect, useState } from 'react'

/** How long after the last key something is said about what was typed, in milliseconds. */
const quietMs = 1000

/**
 * Whether a box has rested for a second, and whether it holds something else than at first: what is said about a figure
 * waits for both, so that nobody hears the reading of half a figure.
 */
export function useQuiet(value: string): { isQuiet: boolean; isTyped: boolean } {
  const [first] = useState(value)
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return { isQuiet: rested === value, isTyped: value !== first }
}
