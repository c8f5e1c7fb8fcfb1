import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { holdPress } from './same-press.ts'

interface WriteOptions<Answer, Sent> extends UseMutationOptions<Answer, Error, Sent> {
  mutationFn: (sent: Sent) => Promise<Answer>
  /** Success leads to another page: the button stays busy until that page has come. */
  leaves?: boolean
}

interface Write<Answer, Sent> extends Pick<
  UseMutationResult<Answer, Error, Sent>,
  'data' | 'error' | 'isIdle' | 'isSuccess' | 'variables' | 'reset'
> {
  /** Writes, unless it is doing so: a second press is the same press. */
  mutate: (sent: Sent) => void
  /** Whether it runs, or leads away: the button is `busy` then. */
  isPending: boolean
}

/** The one way in which a button writes. However often it is pressed within a second, it writes once. */
export function useWrite<Answer, Sent = void>({
  leaves = false,
  ...options
}: WriteOptions<Answer, Sent>): Write<Answer, Sent> {
  const { mutate: send, ...outcome } = useMutation(options)
  const { reset } = outcome
  const isPending = outcome.isPending || (leaves && outcome.isSuccess)
  const mutate = useCallback(
    (sent: Sent) => {
      if (isPending) return
      holdPress()
      send(sent)
    },
    [isPending, send],
  )

  // The browser's Back shows this document again as it was left: nobody is leaving it any more.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (leaves && persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [leaves, reset])

  return { ...outcome, mutate, isPending }
}
