import { useState } from 'react'

interface Typed {
  /** What the form says of the field since it was last submitted. */
  given: string | undefined
  /** What is wrong with the present text; undefined when nothing is, or it is empty. */
  fault: string | undefined
  text: string
  /** Whether so much was typed that the text could be whole. */
  isWhole: boolean
}

/**
 * When a field tells its fault: on leaving it, and while typing goes on once the text could be whole; not before, since
 * half of a number is no mistake. What the form said goes as soon as the text is right.
 */
export function useFaultInTime({ given, fault, text, isWhole }: Typed): {
  error: string | undefined
  onBlur: () => void
} {
  const [left, setLeft] = useState<string>()
  const isEmpty = text.trim() === ''
  const own = isWhole || left === text ? fault : undefined
  const error = fault === undefined && !isEmpty ? undefined : (own ?? given)
  return { error, onBlur: () => setLeft(text) }
}
