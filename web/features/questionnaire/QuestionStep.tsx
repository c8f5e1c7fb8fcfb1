import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { checkField, isAnswered, questionWords, type AnswerKey, type Question } from '../../../tax/index.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { BackBar } from '../../components/BackBar.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { Amount } from '../../components/figures/index.ts'
import { MarginSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { QuestionProgress, SoFar } from '../../components/Progress.tsx'
import { useNavigate } from '../../router.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import type { Autosave, AutosaveState, DraftAnswers } from '../autosave/index.ts'
import { currentYear, lawYear, progressOf, stepAfter, stepBefore, useIsPaid } from '../calculations/index.ts'
import { estimateOf, type EstimateSoFar } from './estimate.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionHelp } from './QuestionHelp.tsx'
import { Saving, SavingNotice } from './Saving.tsx'
import { stepAddress, useReturnToCheck } from './steps.ts'

const WorkOut = lazyPart(
  () => import('./work-out/WorkOut.tsx'),
  (part) => part.WorkOut,
)

export interface StepParts {
  draftId: string
  autosave: Autosave
  state: AutosaveState
  user: Profile
}

/** Next stands outside the form, below the helper, which is a form of its own: the button names this form by id. */
const formId = 'question'

/** One question per screen: the question as heading, then hint, field, help, Next. */
export function QuestionStep({
  draftId,
  autosave,
  state,
  user,
  question,
  fromCheck,
}: StepParts & { question: Question; fromCheck: boolean }) {
  const { answers } = state
  const navigate = useNavigate()
  const returnToCheck = useReturnToCheck(draftId, answers)
  const [faults, setFaults] = useState<readonly { field: AnswerKey; message: string }[]>([])
  const words = questionWords(question, lawYear(answers), answers)
  const isPaid = useIsPaid()
  // Deferred, so that on a slow phone the calculation does not delay the typed character.
  const deferred = useDeferredValue(answers)
  const estimate = useMemo(() => estimateOf(deferred, isPaid), [deferred, isPaid])
  const canGoOn = !question.required || isAnswered(question, answers)
  const progress = progressOf(question.id, answers, user)
  const before = stepBefore(question.id, answers, user)

  const changeAnswers = (change: DraftAnswers) => autosave.change({ answers: { ...answers, ...change } })
  const goOn = () => {
    const newFaults = faultsOf(question, answers)
    setFaults(newFaults)
    if (newFaults.length > 0) return
    if (fromCheck) returnToCheck()
    else void navigate(stepAddress(draftId, stepAfter(question.id, answers, user)))
  }

  return (
    <Page title={words.label} view={question.id} nav={<SignedInNav to={['dashboard']} />}>
      <BackBar to={backTo(draftId, before, fromCheck)}>
        <Saving phase={state.phase} />
      </BackBar>
      <MarginSection
        margin={fromCheck ? <p className="note">Changing one answer</p> : <QuestionProgress {...progress} />}
        aside={estimate && <Estimate {...estimate} />}
      >
        <div>
          <SavingNotice draftId={draftId} autosave={autosave} state={state} />
          <ErrorSummary faults={faults} />
          <Form id={formId} onSubmit={goOn}>
            <QuestionFields
              question={question}
              words={words}
              answers={answers}
              faults={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
              onChange={changeAnswers}
            />
          </Form>
          <QuestionHelp question={question} title={words.helpTitle} />
          {question.helper !== null && (
            <Suspense>
              <WorkOut question={question} answers={answers} onChange={changeAnswers} />
            </Suspense>
          )}
          <Actions spaced>
            <Button type="submit" form={formId} disabled={!canGoOn}>
              Next
            </Button>
          </Actions>
        </div>
      </MarginSection>
    </Page>
  )
}

function faultsOf(question: Question, answers: DraftAnswers) {
  return question.fields.flatMap(({ key }) => {
    const check = checkField(key, answers[key], { currentYear: currentYear() })
    return check.ok ? [] : [{ field: key, message: check.message }]
  })
}

function backTo(draftId: string, before: string | undefined, fromCheck: boolean): string {
  if (fromCheck) return stepAddress(draftId, 'check')
  return before === undefined ? '/dashboard' : stepAddress(draftId, before)
}

/** The tax so far, beside the question, with what it assumes. */
function Estimate({ total, assumes }: EstimateSoFar) {
  return (
    <SoFar
      label="Estimate so far"
      value={
        <>
          <Amount value={total} /> a year
        </>
      }
    >
      {assumes}
    </SoFar>
  )
}
