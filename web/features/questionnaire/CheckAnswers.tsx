import { useState } from 'react'
import { checkAnswers, questionOf, type AnswerKey } from '../../../tax/index.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { BackBar } from '../../components/BackBar.tsx'
import { ErrorSummary, type FieldFault } from '../../components/Form.tsx'
import { MarginSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { useNavigate } from '../../router.ts'
import { useDeviceSession } from '../../session/index.ts'
import { useWrite } from '../../writes/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import {
  AnswerSections,
  changeLinkId,
  checkStep,
  currentYear,
  defaultsInWords,
  resultsStateFor,
  stepBefore,
  useIsPaid,
} from '../calculations/index.ts'
import { stepAddress } from './steps.ts'
import type { StepParts } from './screens/use-screen.ts'
import { Saving, SavingNotice } from './Saving.tsx'

type ResultsOf = Parameters<typeof resultsStateFor>[1]

/** All answers in one view, each with a Change link, then Calculate Tax [spec 6.7]. */
export function CheckAnswers({ draftId, autosave, state, user }: StepParts) {
  const { answers } = state
  const device = useDeviceSession()
  const navigate = useNavigate()
  const isPaid = useIsPaid()
  const [faults, setFaults] = useState<readonly FieldFault[]>([])

  const calculating = useWrite({
    leaves: true,
    mutationFn: async (results: ResultsOf) =>
      navigate('/results', { state: resultsStateFor(device, results) }),
  })

  const calculate = () => {
    const check = checkAnswers(answers, { currentYear: currentYear() })
    if (!check.ok) {
      setFaults(faultsOf(check.faults))
      return
    }
    autosave.markSubmitting()
    const results = {
      answers: check.answers,
      calculationId: draftId,
      draftVersion: autosave.version(),
      completedAt: new Date().toISOString(),
    }
    calculating.mutate(results)
  }

  return (
    <Page title="Check your answers" view={checkStep} nav={<SignedInNav to={['dashboard']} />}>
      <BackBar to={stepAddress(draftId, stepBefore(checkStep, answers, user) ?? 'had')}>
        <Saving phase={state.phase} />
      </BackBar>
      <SavingNotice draftId={draftId} autosave={autosave} state={state} />
      <ErrorSummary faults={faults} />
      <h1 className="lone">Check your answers</h1>
      <AnswerSections
        answers={answers}
        aboutNote={
          user.firstName === answers.firstName ? 'Name and Tax ID come from your account.' : undefined
        }
        changeAt={(question) => stepAddress(draftId, question, 'check')}
      />
      <MarginSection margin={null}>
        <div>
          {defaultsInWords(answers).map((sentence) => (
            <p key={sentence} className="prose">
              {sentence}
            </p>
          ))}
          <Actions spaced>
            <Button busy={calculating.isPending && 'Calculating…'} onClick={calculate}>
              Calculate Tax
            </Button>
          </Actions>
          {!isPaid && (
            <p className="small">
              On the free plan the result shows the first three digits of your tax. Pro shows all of it.
            </p>
          )}
        </div>
      </MarginSection>
    </Page>
  )
}

/** The faults for the summary; each links to the Change link of its question. */
function faultsOf(faults: Partial<Record<AnswerKey, string>>): FieldFault[] {
  return (Object.entries(faults) as [AnswerKey, string][]).map(([key, message]) => ({
    field: changeLinkId(questionOf(key).question.id),
    message,
  }))
}
