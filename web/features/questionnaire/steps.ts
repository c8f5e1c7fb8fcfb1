import { useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'
import type { DraftAnswers } from '../autosave/index.ts'
import { newlyAsked } from '../calculations/index.ts'

/** Address of a step of a draft. @param from `check` when a Change link led there and the person returns to the check. */
export function stepAddress(draftId: string, step: string, from?: 'check'): string {
  const back = from === undefined ? '' : `&from=${from}`
  return `/questionnaire?draft=${draftId}&step=${step}${back}`
}

/**
 * Leads back to the check view after a Change link: directly, or through the questions that the change made
 * applicable (another status has other questions). The navigation state holds the questions still to come.
 * @returns the function that leaves the current step.
 */
export function useReturnToCheck(draftId: string, answers: DraftAnswers) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [initialAnswers] = useState(answers)
  return () => {
    const remaining = (state as { toAsk?: readonly string[] } | null)?.toAsk ?? []
    const [next, ...toAsk] = [...newlyAsked(initialAnswers, answers), ...remaining]
    void (next === undefined
      ? navigate(stepAddress(draftId, 'check'))
      : navigate(stepAddress(draftId, next, 'check'), { state: { toAsk } }))
  }
}
