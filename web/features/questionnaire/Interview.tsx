import { useEffect } from 'react'
import { Navigate, useSearchParams } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { checkStep, stepIndex, stepOf } from '../calculations/index.ts'
import { questions } from '../../../tax/index.ts'
import { stepAddress } from './address.ts'
import type { Unsent } from '../autosave/index.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { useAutosave } from './use-autosave.ts'

/** One opened draft: the step that the address names, with every change of answer and step saved. */
export function Interview({ draftId, opened }: { draftId: string; opened: Unsent }) {
  const user = useUser()
  const { autosave, state } = useAutosave(draftId, opened)
  const [search] = useSearchParams()
  const wanted = search.get('step')
  const step = stepOf(wanted, state.answers, state.currentStep, user)

  useEffect(() => {
    if (wanted === step) autosave.change({ currentStep: stepIndex(step) })
  }, [autosave, wanted, step])

  if (wanted !== step) return <Navigate to={stepAddress(draftId, step)} replace />
  const parts = { draftId, autosave, state, user }
  const question = questions.find(({ id }) => id === step)
  if (step === checkStep || question === undefined) return <CheckAnswers {...parts} />
  return (
    <QuestionStep key={step} {...parts} question={question} fromCheck={search.get('from') === checkStep} />
  )
}
