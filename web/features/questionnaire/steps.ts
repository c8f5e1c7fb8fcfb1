import { useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'
import type { DraftAnswers } from '../autosave/index.ts'
import { newlyAsked } from '../calculations/index.ts'

/** Where a step of a draft is. @param from `check` where the person came from a Change link and goes back to it. */
export function stepAddress(draftId: string, step: string, from?: 'check'): string {
  const back = from === undefined ? '' : `&from=${from}`
  return `/questionnaire?draft=${draftId}&step=${step}${back}`
}

/**
 * The way back to the check view after a Change link: straight, or by way of the questions that the change has
 * brought up (another status has other questions). What is still to be asked is in the navigation state.
 */
export function useChangeRound(draftId: string, answers: DraftAnswers) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [before] = useState(answers)
  return {
    goOn: () => {
      const waiting = (state as { toAsk?: readonly string[] } | null)?.toAsk ?? []
      const [next, ...toAsk] = [...newlyAsked(before, answers), ...waiting]
      void (next === undefined
        ? navigate(stepAddress(draftId, 'check'))
        : navigate(stepAddress(draftId, next, 'check'), { state: { toAsk } }))
    },
  }
}
