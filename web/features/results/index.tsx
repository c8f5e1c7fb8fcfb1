import { useMemo } from 'react'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import type { ContributionKey } from '../../../tax/index.ts'
import { Fold } from '../../components/Fold.tsx'
import { Page } from '../../components/Page.tsx'
import { Navigate, useLocation, useNavigate } from '../../router.ts'
import { deviceNow } from '../../clock.ts'
import { useDeviceSession } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import {
  computeShown,
  ExplainedResult,
  FilingReturn,
  nameInWords,
  readResultsState,
  type ResultsState,
  resultsStateFor,
  statusInWords,
  useIsPaid,
  yearInWords,
} from '../calculations/index.ts'
import { ReportButton } from '../report/index.ts'
import { SaveNotice, useSaveResult } from './save-result.tsx'

/** The result of a questionnaire, computed here at once and saved to the account [spec 7.4]. */
export function Results() {
  const state = readResultsState(useLocation().state, useDeviceSession())
  if (state === undefined) return <Navigate to="/dashboard" replace />
  // The key remounts the page for a new calculation, so that it is saved as its own result.
  return <Calculated key={`${state.calculationId} ${state.completedAt}`} state={state} />
}

function Calculated({ state }: { state: ResultsState }) {
  const isPaid = useIsPaid()
  const computed = useMemo(() => computeShown(state.answers, isPaid), [state.answers, isPaid])
  if (computed === undefined) return <Navigate to={checkAddressOf(state)} replace />
  return <Summary state={state} computed={computed} />
}

const checkAddressOf = ({ calculationId }: ResultsState) => `/questionnaire?draft=${calculationId}&step=check`

function Summary({
  state,
  computed,
}: {
  state: ResultsState
  computed: NonNullable<ReturnType<typeof computeShown>>
}) {
  const saving = useSaveResult(state, computed)
  const { answers } = state
  // The server decides by the plan what is shown: its result replaces the one computed here.
  const result = saving.data?.result ?? computed
  const isMasked = result.totalTaxMasked !== null

  const again = useCountAsNothing(state)

  return (
    <Page
      title={`Tax Summary ${String(answers.taxYear ?? '')}`.trim()}
      view={state.completedAt}
      nav={<SignedInNav to={['account']} />}
    >
      <SaveNotice
        isSaved={saving.isSuccess}
        isWaiting={saving.fetchStatus === 'paused'}
        error={saving.error}
        retry={() => void saving.refetch()}
        checkAddress={checkAddressOf(state)}
      />
      <ExplainedResult
        result={result}
        answers={answers}
        heading="Tax Summary"
        note={[yearInWords(answers), nameInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')}
        onCount={again}
        actions={
          <Actions spaced>
            <ReportButton
              label="Export as PDF"
              kind="line"
              answers={answers}
              result={result}
              submissionId={saving.data?.id}
              isKept={false}
            />
            <ButtonLink kind="link" to="/questionnaire">
              New Calculation
            </ButtonLink>
            <ButtonLink kind="link" to="/dashboard">
              Back to Dashboard
            </ButtonLink>
          </Actions>
        }
      >
        <FilingReturn />
        {isMasked && saving.isSuccess && (
          <Fold heading="What you keep for free" outcome="Answers and PDF">
            <p className="prose">
              Your answers are saved, and you can come back to change them when your pay changes.
            </p>
          </Fold>
        )}
      </ExplainedResult>
    </Page>
  )
}

/** Calculates the same again with contributions counted as ₦0; the same calculation is kept, with its new answers. */
function useCountAsNothing(state: ResultsState): (keys: readonly ContributionKey[]) => void {
  const navigate = useNavigate()
  const device = useDeviceSession()
  return (keys) => {
    const answers = { ...state.answers, ...Object.fromEntries(keys.map((key) => [key, '0'])) }
    const next = { ...state, answers, completedAt: deviceNow() }
    void navigate('/results', { replace: true, state: resultsStateFor(device, next) })
  }
}
