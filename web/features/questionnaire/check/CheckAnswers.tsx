import { useState } from 'react'
import {
  checkAnswers,
  estimateInWords,
  notCountedInWords,
  questionOf,
  questionWords,
  type AnswerKey,
} from '../../../../tax/index.ts'
import { BackBar } from '../../../components/BackBar.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { ErrorSummary, type FieldFault } from '../../../components/Form.tsx'
import { NextBar } from '../../../components/NextBar.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { Page } from '../../../components/Page.tsx'
import { useNavigate } from '../../../router.ts'
import { useDeviceSession } from '../../../session/index.ts'
import { useWrite } from '../../../writes/index.ts'
import { SignedInNav } from '../../../shell/SignedInNav.tsx'
import {
  checkStep,
  currentYear,
  lawYear,
  resultsStateFor,
  stepBefore,
  useIsPaid,
} from '../../calculations/index.ts'
import { AskTeni } from '../../../shell/AskTeni.tsx'
import { Saving, SavingNotice } from '../Saving.tsx'
import type { StepParts } from '../screens/use-screen.ts'
import { stepAddress } from '../steps.ts'
import { Assumptions } from './Assumptions.tsx'
import styles from './CheckAnswers.module.css'
import { CheckedFacts, changeLinkId } from './CheckedFacts.tsx'
import { checkRowsOf } from './check-rows.ts'
import { Folded } from './Folded.tsx'

type ResultsOf = Parameters<typeof resultsStateFor>[1]

/** What was answered, what is assumed, and what counts as nothing, then Calculate Tax [spec 6.7]. */
export function CheckAnswers({ draftId, autosave, state, user }: StepParts) {
  const { answers } = state
  const device = useDeviceSession()
  const navigate = useNavigate()
  const isPaid = useIsPaid()
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const { amounts, folded, about, untold, assumed, hasNoIncome } = checkRowsOf(answers, user)
  const changeAt = (question: string) => stepAddress(draftId, question, 'check')
  const labelOf = (question: (typeof folded)[number]) => questionWords(question, lawYear(answers)).label
  const notes = [
    notCountedInWords(answers),
    hasNoIncome ? 'No income: the result will say that none was declared.' : undefined,
    estimateInWords(lawYear(answers)),
  ].filter((note) => note !== undefined)

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
      <PageSection heading="Amounts" note="For the year, in naira">
        <div>
          {amounts.length > 0 && <CheckedFacts sums rows={amounts} answers={answers} changeAt={changeAt} />}
          {folded.length > 0 && (
            <Folded
              summary={`${folded.length} ${amounts.length > 0 ? 'other ' : ''}${folded.length === 1 ? 'thing' : 'things'}: none, ${folded.length === 1 ? 'it counts' : 'each counts'} as ₦0`}
            >
              <ul className={styles.names}>
                {folded.map((question) => (
                  <li key={question.id}>{labelOf(question)}</li>
                ))}
              </ul>
            </Folded>
          )}
          <ButtonLink kind="link" to={changeAt('had')}>
            Add something
          </ButtonLink>
          {notes.map((note) => (
            <p key={note} className="prose">
              {note}
            </p>
          ))}
        </div>
      </PageSection>
      {assumed.length > 0 && (
        <PageSection heading="What we assume">
          <Assumptions
            assumed={assumed}
            answers={answers}
            changeAt={changeAt}
            onNone={(change) => autosave.change({ answers: { ...autosave.read().answers, ...change } })}
          />
        </PageSection>
      )}
      <PageSection
        heading="About you"
        note={user.firstName === answers.firstName ? 'Your name comes from your account.' : undefined}
      >
        <div>
          <CheckedFacts rows={about} answers={answers} changeAt={changeAt} />
          {untold.length > 0 && (
            <Folded
              summary={`${untold.map(({ id }) => untoldNames[id] ?? id).join(', ')}: not given, no effect on the tax`}
            >
              <ul className={styles.adds}>
                {untold.map((question) => (
                  <li key={question.id}>
                    <ButtonLink kind="link" to={changeAt(question.id)} id={changeLinkId(question.id)}>
                      Add {addNames[question.id]}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </Folded>
          )}
          {!isPaid && (
            <p className="small">
              On the free plan the result shows the first three digits of your tax. Pro shows all of it.
            </p>
          )}
        </div>
      </PageSection>
      <div className={styles.bar}>
        <NextBar>
          <Button busy={calculating.isPending && 'Calculating…'} onClick={calculate}>
            Calculate Tax
          </Button>
          <AskTeni />
        </NextBar>
      </div>
    </Page>
  )
}

const untoldNames: Readonly<Record<string, string>> = {
  'tax-id': 'Tax ID',
  'marital-status': 'Marriage',
  'number-of-children': 'Children',
}
const addNames: Readonly<Record<string, string>> = {
  'tax-id': 'Tax ID',
  'marital-status': 'marital status',
  'number-of-children': 'number of children',
}

/** The faults for the summary; each links to the Change link of its question. */
function faultsOf(faults: Partial<Record<AnswerKey, string>>): FieldFault[] {
  return (Object.entries(faults) as [AnswerKey, string][]).map(([key, message]) => ({
    field: changeLinkId(questionOf(key).question.id),
    message,
  }))
}
