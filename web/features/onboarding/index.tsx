import { useState } from 'react'
import type { Profile } from '../../../contract/http/index.ts'
import { errorMessage, isSessionOver } from '../../api/api-error.ts'
import { updateProfile } from '../../api/sign-in-calls.ts'
import { todayInLagos } from '../../clock.ts'
import { Button } from '../../components/Button.tsx'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { doubtOf, phoneFault } from '../../components/fields/index.ts'
import { callFaults, type Faults, noFaults, useFaults } from '../../forms/index.ts'
import { useFinishedSave, useKeptForm } from '../../forms/kept/index.ts'
import { NextBar } from '../../components/NextBar.tsx'
import { MarginSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { StepProgress } from '../../components/sign-in/StepProgress.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { Navigate, useLocation, useNavigate } from '../../router.ts'
import {
  leadsTo,
  missingProfileSteps,
  useDeviceSession,
  useSession,
  useUser,
  type ProfileStep,
} from '../../session/index.ts'
import { notedUpgrade } from '../../session/browser-notes.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { useWrite } from '../../writes/index.ts'
import {
  blankAnswers,
  heldStep,
  profileUpdateOf,
  stepFaults,
  stepToShow,
  type OnboardingAnswers,
  type OnboardingField,
  type ShownStep,
} from './answers.ts'
import { isTinPutOff, noteAsked, putOffTin, stepsToAsk } from './put-off.ts'
import { StepFields, stepNames } from './StepFields.tsx'

/** /onboarding [spec 4.2]: asks only for what the profile lacks. The route guard lets only verified people in. */
export function Onboarding() {
  const user = useUser()
  const session = useDeviceSession()
  // Fixed on arrival, so that saving does not remove the step that is shown.
  const [steps] = useState(() => stepsToAsk(missingProfileSteps(user), session))
  const way =
    steps.length === 0
      ? (leadsTo('/onboarding', { user })?.to ?? (notedUpgrade() ? '/upgrade' : '/dashboard'))
      : undefined
  return way === undefined ? <OnboardingSteps steps={steps} user={user} /> : <Navigate to={way} replace />
}

/**
 * One step per page. The step is in the navigation state, so that the browser's Back works; the answers are on this
 * device until the last Continue saves everything at once.
 */
function OnboardingSteps({ steps, user }: { steps: readonly ProfileStep[]; user: Profile }) {
  const today = todayInLagos()
  const navigate = useNavigate()
  const session = useDeviceSession()
  const kept = useKeptForm('onboarding', blankAnswers(user, isTinPutOff(session)))
  const { values: answers } = kept

  function change(next: OnboardingAnswers) {
    if (next.hasNoTin !== answers.hasNoTin) {
      putOffTin(session, next.hasNoTin)
      // What was said of the field goes with it.
      show(noFaults())
    }
    kept.change(next)
  }

  const index = useStep((requested) => stepToShow(steps, requested, answers, today))
  const step = steps[index] ?? 'name'
  const isLast = index === steps.length - 1
  const { faults, summary, show } = useFaults<OnboardingField>(step)
  const { save, saving } = useSaveProfile(show, { ...kept, noteAsked: () => noteAsked(session) })

  function goTo(next: number) {
    show(noFaults())
    void navigate('/onboarding', { state: { step: next } })
  }
  function submit() {
    if (show(stepFaults(step, answers, today)) || saving) return
    if (isLast) save({ steps, answers, today })
    else goTo(index + 1)
  }
  useFinishedSave(kept.isToSave && isLast, submit)

  return (
    <Page title={stepNames[step]} view={step} nav={<SignedInNav />}>
      <MarginSection margin={<StepProgress step={index + 1} steps={steps.map((each) => stepNames[each])} />}>
        <Form onSubmit={submit}>
          <ErrorSummary faults={summary} />
          <StepFields step={step} answers={answers} onChange={change} faults={faults} />
          <NextBar>
            <Button type="submit" busy={saving && 'Saving…'}>
              {isLast ? 'Continue' : 'Next'}
            </Button>
            {index > 0 && (
              <Button kind="link" onClick={() => goTo(index - 1)}>
                Back
              </Button>
            )}
          </NextBar>
        </Form>
      </MarginSection>
    </Page>
  )
}

/** The step of the present navigation. @param clamp the step to show when one is asked for. */
function useStep(clamp: (requested: number) => number): number {
  const { key, state } = useLocation()
  const [held, hold] = useState<ShownStep>()
  // Whoever comes back to it, in a new tab or after a sign-in, goes on at the first gap.
  const arrived = held === undefined ? Number.MAX_SAFE_INTEGER : 0
  const shown = heldStep(held, key, () => clamp(stepInState(state) ?? arrived))
  if (shown !== held) hold(shown)
  return shown.index
}

function stepInState(state: unknown): number | undefined {
  const step = (state as { step?: unknown } | null)?.step
  return typeof step === 'number' && Number.isInteger(step) ? step : undefined
}

/** Long enough to look the number up. */
const DOUBT_MS = 12_000

interface SaveRequest {
  steps: readonly ProfileStep[]
  answers: OnboardingAnswers
  /** YYYY-MM-DD in Nigeria. */
  today: string
}

/**
 * Saves the profile and opens the dashboard, or /upgrade for whoever asked for it before; a failure is a toast [spec 4.4], and the page stays. An invalid phone
 * number does not block saving [spec 4.5]: it is left out, and a toast says so.
 * @param show shows faults in the form.
 * @param kept what this device holds of the answers.
 */
function useSaveProfile(
  show: (faults: Faults<OnboardingField>) => boolean,
  kept: Pick<ReturnType<typeof useKeptForm>, 'drop' | 'keepToSave'> & { noteAsked: () => void },
) {
  const toast = useToast()
  const navigate = useNavigate()
  const { setUser } = useSession()
  const { mutate, isPending } = useWrite({
    leaves: true,
    mutationFn: async ({ steps, answers, today }: SaveRequest) => {
      const update = profileUpdateOf(steps, answers, today)
      // Of somebody who has no Tax ID yet and leaves the phone empty nothing is to save.
      return Object.keys(update).length === 0 ? undefined : updateProfile(update)
    },
    onSuccess: async (user, { answers }) => {
      kept.drop()
      kept.noteAsked()
      if (user !== undefined) toast('Profile saved successfully', 'success')
      if (phoneFault(answers.phone) !== undefined)
        toast('Your phone number was not saved: it needs 6 to 15 digits. Add it in My Account.', 'error')
      const doubt = phoneFault(answers.phone) === undefined ? doubtOf(answers.phone) : undefined
      if (doubt !== undefined) toast(`${doubt} Change it in My Account.`, 'info', DOUBT_MS)
      if (user !== undefined) setUser(user)
      await navigate(notedUpgrade() ? '/upgrade' : '/dashboard')
    },
    onError: (thrown) => {
      if (isSessionOver(thrown)) kept.keepToSave()
      toast(errorMessage(thrown), 'error')
      show(callFaults(thrown, ['firstName', 'lastName', 'dateOfBirth', 'tin', 'phoneNumber']))
    },
  })
  return {
    saving: isPending,
    save: (request: SaveRequest) => mutate(request),
  }
}
