import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { todayInLagos } from '../../clock.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { Form, noFaults, useFaults } from '../../forms/index.ts'
import { MarginSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { StepProgress } from '../../components/Progress.tsx'
import { useLocation, useNavigate } from '../../router.ts'
import type { ProfileStep } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { blankAnswers, stepFaults, stepToShow, type OnboardingField } from './answers.ts'
import { StepFields, stepNames } from './StepFields.tsx'
import { useSaveProfile } from './use-save-profile.ts'

/**
 * One step a page, the browser's Back included: the step stands in the history's state, the answers here. The last
 * Continue saves everything at once.
 */
export function OnboardingSteps({ steps, user }: { steps: readonly ProfileStep[]; user: Profile }) {
  const today = todayInLagos()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [answers, setAnswers] = useState(() => blankAnswers(user))
  const { faults, summary, show } = useFaults<OnboardingField>()
  const { save, saving } = useSaveProfile(show)

  const index = stepToShow(steps, askedStep(state), answers, today)
  const step = steps[index] ?? 'name'
  const isLast = index === steps.length - 1

  function goTo(next: number) {
    show(noFaults())
    void navigate('/onboarding', { state: { step: next } })
  }
  function submit() {
    if (show(stepFaults(step, answers, today)) || saving) return
    if (isLast) save({ steps, answers, today })
    else goTo(index + 1)
  }

  return (
    <Page title={stepNames[step]} view={step} nav={<SignedInNav />}>
      <MarginSection margin={<StepProgress step={index + 1} steps={steps.map((each) => stepNames[each])} />}>
        <Form onSubmit={submit}>
          <ErrorSummary faults={summary} />
          <StepFields step={step} answers={answers} onChange={setAnswers} faults={faults} />
          <Actions spaced>
            <Button type="submit" disabled={saving}>
              {isLast ? 'Continue' : 'Next'}
            </Button>
            {index > 0 && (
              <Button kind="link" onClick={() => goTo(index - 1)}>
                Back
              </Button>
            )}
          </Actions>
        </Form>
      </MarginSection>
    </Page>
  )
}

function askedStep(state: unknown): number {
  const step = (state as { step?: unknown } | null)?.step
  return typeof step === 'number' && Number.isInteger(step) ? step : 0
}
