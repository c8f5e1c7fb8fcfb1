import { useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'
import { newlyAsked } from '../calculations/index.ts'
import { stepAddress } from './address.ts'
import type { DraftAnswers } from '../autosave/index.ts'

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
