import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readSubmission } from '../../api/calls.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import type { ContributionKey } from '../../../tax/index.ts'
import { Fold } from '../../components/Fold.tsx'
import { Page } from '../../components/Page.tsx'
import { Navigate, useLocation, useNavigate } from '../../router.ts'
import { deviceNow } from '../../clock.ts'
import { keptResult } from '../../session/account-storage.ts'
import { isPlaceholder, useDeviceSession, useUser } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import {
  AfterTheResult,
  computeShown,
  ExplainedResult,
  factsOf,
  type FactsOfPage,
  FilingReturn,
  nameInWords,
  readResultsState,
  type ResultsState,
  resultsStateFor,
  statusInWords,
  storeResult,
  submissionKey,
  useIsPaid,
  yearInWords,
} from '../calculations/index.ts'
import { useFacts } from '../exact/index.ts'
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
  const isPaid = useIsShownOpen(state)
  const computed = useMemo(() => computeShown(state.answers, isPaid), [state.answers, isPaid])
  if (computed === undefined) return <Navigate to={checkAddressOf(state)} replace />
  return <Summary state={state} computed={computed} />
}

/**
 * Whether the figures may be shown. While nobody can be asked who is on Pro, what this device was given of this result
 * decides.
 */
function useIsShownOpen({ calculationId, completedAt }: ResultsState): boolean {
  const isPaid = useIsPaid()
  const device = useDeviceSession()
  const isUnknown = isPlaceholder(useUser())
  const kept = isUnknown ? keptResult(device, calculationId) : undefined
  return isPaid || (kept?.completedAt === completedAt && kept.result.totalTaxMasked === null)
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
  // The server decides by the plan what is shown: its result replaces the one computed here.
  const result = saving.data?.result ?? computed
  const isMasked = result.totalTaxMasked !== null
  const facts = useFactsAfter(state, saving)
  const { answers } = facts
  const again = useCountAsNothing({ ...state, answers })

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
        facts={facts}
        heading="Tax Summary"
        note={[yearInWords(answers), nameInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')}
        onCount={again}
        next={saving.data && <AfterTheResult submissionId={saving.data.id} />}
        actions={
          <Actions spaced>
            <ReportButton
              // A report that is ready goes with the plan that it was made under.
              key={result.totalTaxMasked}
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
        {(result.isExempt || isMasked) && <FilingReturn />}
        {isMasked && saving.isSuccess && (
          <Fold heading="What you keep for free" outcome="Your answers">
            <p className="prose">
              Your answers are saved: change them when your pay changes, or download them in My Account. The
              PDF has no amounts.
            </p>
          </Fold>
        )}
      </ExplainedResult>
    </Page>
  )
}

/** The answers after the result: kept with the calculation once the account has it. */
function useFactsAfter(state: ResultsState, saving: ReturnType<typeof useSaveResult>): FactsOfPage {
  const device = useDeviceSession()
  const { calculationId, answers, completedAt } = state
  const known = keptResult(device, calculationId)
  const id = saving.data?.id ?? known?.submissionId
  // As the account has it by now; saving it has put it there.
  const { data: kept = saving.data } = useQuery({
    queryKey: submissionKey(id ?? ''),
    queryFn: ({ signal }) => readSubmission(id ?? '', { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Not before the account has what is shown here: another calculation may be on its way to it.
  const open = saving.data !== undefined && kept?.result.totalTaxMasked === null ? kept : undefined
  // The browser's history has the answers from before them: without a connection this device knows them.
  useEffect(() => {
    if (open === undefined) return
    const { id: submissionId, result } = open
    const facts = factsOf(open.answers)
    storeResult(device, calculationId, { result, completedAt, saved: true, facts, submissionId })
  }, [open, device, calculationId, completedAt])
  return useFacts({
    draftId: calculationId,
    submissionId: id,
    answers: open?.answers ?? { ...answers, ...known?.facts },
    isOffline: saving.isError || saving.fetchStatus === 'paused',
  })
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
