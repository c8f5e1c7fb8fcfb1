import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useDeviceSession } from '../../session/index.ts'
import { ofDraft } from '../../session/storage-keys.ts'
import { type FactAnswers, type FactsOfPage, type FactsPhase, submissionKey } from '../calculations/index.ts'
import { sendFacts } from './send.ts'
import { hearWaiting, keepWaiting, readWaiting } from './store.ts'

/** How long after the last key answers are sent, and how often again while the account cannot be reached; milliseconds. */
const sendAfterMs = 600
const againMs = 15_000

interface Place {
  /** The draft that became, or becomes, the calculation; undefined on the page of a kept one. */
  draftId?: string
  /** The kept calculation; undefined until the account has it. */
  submissionId: string | undefined
  /** The answers that the account has, or that were calculated with. */
  answers: FactAnswers
  /** Whether the account cannot be reached to keep the calculation itself. */
  isOffline?: boolean
}

const isEmpty = (facts: FactAnswers) => Object.keys(facts).length === 0

/**
 * The answers that are given after a result: kept on this device at once, then with the calculation, one save after the
 * other. What waits from an earlier visit is among them.
 */
export function useFacts({ draftId, submissionId, answers, isOffline = false }: Place): FactsOfPage {
  const device = useDeviceSession()
  const queries = useQueryClient()
  const id = submissionId ?? `${ofDraft}${draftId}`
  // As text, so that the same answers are the same value.
  const text = useSyncExternalStore(hearWaiting, () => JSON.stringify(readWaiting(device.account, id)))
  const waiting = useMemo(() => JSON.parse(text) as FactAnswers, [text])
  const [state, setState] = useState<{ phase: FactsPhase; reason?: string }>({ phase: undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOnDevice = useRef(true)

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    if (submissionId === undefined) return
    if (isEmpty(readWaiting(device.account, submissionId))) {
      // Another tab, or this one before it opened the page, has sent it.
      setState((before) =>
        before.phase === 'saving' || before.phase === 'offline' ? { phase: 'saved' } : before,
      )
      return
    }
    const sent = await sendFacts(queries, device, submissionId)
    setState(sent.phase === 'offline' && !isOnDevice.current ? { phase: 'storage-failed' } : sent)
  }, [device, queries, submissionId])

  // What waits from an earlier visit, or was answered before the account had the calculation, goes out at once.
  useEffect(() => {
    const again = () => void send()
    const first = setTimeout(again)
    const every = setInterval(again, againMs)
    // Another tab has sent what waited: the account has other answers now.
    const hear = ({ key, newValue }: StorageEvent) => {
      if (submissionId !== undefined && newValue === null && key?.endsWith(`:${submissionId}`) === true)
        void queries.invalidateQueries({ queryKey: submissionKey(submissionId) })
    }
    window.addEventListener('online', again)
    window.addEventListener('storage', hear)
    return () => {
      window.removeEventListener('storage', hear)
      clearTimeout(first)
      clearInterval(every)
      window.removeEventListener('online', again)
    }
  }, [queries, send, submissionId])

  const change = useCallback(
    (facts: FactAnswers) => {
      isOnDevice.current = keepWaiting(device, id, facts)
      setState({ phase: isOnDevice.current ? 'saving' : 'storage-failed' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), sendAfterMs)
    },
    [device, id, send],
  )
  // Leaving the page does not wait for the timer: what waits is on the device.
  useEffect(() => () => clearTimeout(timer.current), [])

  const isWaiting = !isEmpty(waiting)
  const phase = isWaiting && isOffline && state.phase !== 'storage-failed' ? 'offline' : state.phase
  return {
    answers: { ...answers, ...waiting },
    phase: phase ?? (isWaiting ? 'saving' : undefined),
    reason: state.reason,
    change,
  }
}
