import { useMemo } from 'react'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { useDeviceSession } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import {
  Bands,
  bandsSource,
  computeShown,
  LazyExplanation,
  nameInWords,
  readResultsState,
  type ResultsState,
  statusInWords,
  TaxFigures,
  UpgradeBanner,
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

  return (
    <Page
      title={`Tax Summary ${String(answers.taxYear ?? '')}`.trim()}
      nav={<SignedInNav to={['account']} />}
    >
      <SaveNotice
        isSaved={saving.isSuccess}
        error={saving.error}
        retry={() => void saving.refetch()}
        checkAddress={checkAddressOf(state)}
      />
      <PageSection
        level={1}
        tone="bare"
        heading="Tax Summary"
        note={
          <>
            {yearInWords(answers)}
            <br />
            {[nameInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')}
          </>
        }
      >
        <div>
          <TaxFigures result={result} answers={answers} />
          <Actions spaced>
            <ReportButton
              label="Export as PDF"
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
        </div>
      </PageSection>
      {isMasked && <UpgradeBanner />}
      {!result.isExempt && <Bands result={result} cite={bandsSource(answers)} />}
      {!isMasked && <LazyExplanation answers={answers} />}
      {isMasked && saving.isSuccess && (
        <PageSection heading="What you keep for free">
          <p className="prose">Your answers are saved, and you can come back to change them.</p>
        </PageSection>
      )}
    </Page>
  )
}
