import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react'
import { partWords } from '../../../tax/index.ts'
import { BackBar } from '../../components/BackBar.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Amount } from '../../components/figures/index.ts'
import { ErrorSummary, Form } from '../../components/Form.tsx'
import { NextBar } from '../../components/NextBar.tsx'
import { MarginSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { PartsProgress, SoFar } from '../../components/Progress.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { checkStep, progressOf, useIsPaid } from '../calculations/index.ts'
import { AskTeni } from '../../shell/AskTeni.tsx'
import { StatusChanged } from './StatusChanged.tsx'
import { estimateOf, type EstimateSoFar } from './estimate.ts'
import { Saving, SavingNotice } from './Saving.tsx'
import type { ScreenActs, ScreenProps } from './screens/use-screen.ts'
import { stepAddress } from './steps.ts'

/** Next stands outside the form, below the help, which has forms of its own: the button names this form by id. */
const formId = 'question'

interface ScreenFrameProps extends ScreenProps {
  acts: ScreenActs
  /** The page's title: the screen's heading. */
  title: string
  /** The word on the button that leads on; "Back to check" where one answer is changed. */
  nextLabel?: string | undefined
  /** Whether something required is still missing: the button then leads nowhere. */
  canGoOn?: boolean
  /** Called by Next and by Enter in a box; the acts' `goOn` when left out. */
  onNext?: () => void
  /** What must be in sight before Next is pressed: it stands above it in the bar. */
  notice?: ReactNode
  /** Help, and what else stands between the fields and Next; it may have forms of its own. */
  below?: ReactNode
  /** The fields. */
  children: ReactNode
}

const parts = Object.entries(partWords).map(([id, name]) => ({ id, name }))

/** The frame of every screen: the way back, where one is, the fields, the estimate, and Next in sight. */
export function ScreenFrame({
  acts,
  title,
  nextLabel,
  canGoOn = true,
  onNext,
  notice,
  below,
  children,
  ...props
}: ScreenFrameProps) {
  const { draftId, autosave, state, user, screen, from } = props
  const isPaid = useIsPaid()
  // Deferred, so that on a slow phone the calculation does not delay the typed character.
  const deferred = useDeferredValue(state.answers)
  const estimate = useMemo(() => estimateOf(deferred, isPaid), [deferred, isPaid])
  const { part, count, done } = progressOf(screen.id, state.answers, user)
  const label = nextLabel ?? (from === checkStep ? 'Back to check' : 'Next')

  return (
    <Page title={title} view={screen.id} nav={<SignedInNav to={['dashboard']} />}>
      <BackBar to={acts.back}>
        <Saving phase={state.phase} />
      </BackBar>
      <MarginSection
        margin={
          from === checkStep ? (
            <p className="note">Changing one answer</p>
          ) : (
            <PartsProgress parts={parts} now={part} count={count} done={done} />
          )
        }
        aside={estimate && <Estimate {...estimate} />}
      >
        <div>
          <SavingNotice draftId={draftId} autosave={autosave} state={state} />
          <StatusChanged acts={acts} />
          <ErrorSummary faults={acts.faults} />
          <Form id={formId} onSubmit={onNext ?? (() => acts.goOn())}>
            {children}
          </Form>
          <Suspense>{below}</Suspense>
          <NextBar>
            {notice}
            <Button type="submit" form={formId} disabled={!canGoOn}>
              {label}
            </Button>
            {from === 'edit' && (
              <ButtonLink kind="link" to={stepAddress(draftId, checkStep)}>
                Go to check
              </ButtonLink>
            )}
            <AskTeni />
          </NextBar>
        </div>
      </MarginSection>
    </Page>
  )
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
