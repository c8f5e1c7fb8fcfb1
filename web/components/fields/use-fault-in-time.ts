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
  return { error, onBlur: () => afterThePress(() => setLeft(text)) }
}

/** How long a press may last that is not noticed otherwise, in milliseconds: a finger is up before the focus moves. */
const longestPressMs = 500

/**
 * Runs once the press that moved the focus is over. A message that appeared under the finger would move the button that
 * is being pressed, and the press would be lost.
 */
function afterThePress(run: () => void): void {
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('keyup', end)
    // The click comes after the pointer is up, in the same turn.
    setTimeout(run)
  }
  const timer = setTimeout(end, longestPressMs)
  window.addEventListener('pointerup', end)
  window.addEventListener('keyup', end)
}
