import { useMemo } from 'react'
import { Actions } from '../../components/Actions.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { Navigate, useLocation } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import {
  Bands,
  bandsSource,
  computeShown,
  ExplainedLater,
  nameInWords,
  statusInWords,
  TaxFigures,
  UpgradeBanner,
  useIsPaid,
  yearInWords,
} from '../calculations/index.ts'
import { ReportButton } from '../report/index.ts'
import { readResultsState, type Handed } from './results-state.ts'
import { Kept, useKeeping } from './save-result.tsx'

/** The result of a questionnaire, computed here at once and kept in the account (SPEC section 2, /results). */
export function Results() {
  const handed = readResultsState(useLocation().state, useUser().id)
  if (handed === undefined) return <Navigate to="/dashboard" replace />
  // Calculated anew from other answers, it is another result.
  return <Calculated key={`${handed.calculationId} ${handed.completedAt}`} handed={handed} />
}

function Calculated({ handed }: { handed: Handed }) {
  const isPaid = useIsPaid()
  const computed = useMemo(() => computeShown(handed.answers, isPaid), [handed.answers, isPaid])
  if (computed === undefined) return <Navigate to={checkPageOf(handed)} replace />
  return <Summary handed={handed} computed={computed} />
}

const checkPageOf = ({ calculationId }: Handed) => `/questionnaire?draft=${calculationId}&step=check`

function Summary({
  handed,
  computed,
}: {
  handed: Handed
  computed: NonNullable<ReturnType<typeof computeShown>>
}) {
  const keeping = useKeeping(handed, computed)
  const { answers } = handed
  // The server knows the plan best: once it has answered, its result is the one that is shown.
  const result = keeping.data?.result ?? computed
  const isMasked = result.totalTaxMasked !== null

  return (
    <Page
      title={`Tax Summary ${String(answers.taxYear ?? '')}`.trim()}
      nav={<SignedInNav to={['account']} />}
    >
      <Kept
        isKept={keeping.isSuccess}
        error={keeping.error}
        retry={() => void keeping.refetch()}
        checkAt={checkPageOf(handed)}
      />
      <Leaf
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
              submissionId={keeping.data?.id}
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
      </Leaf>
      {isMasked && <UpgradeBanner />}
      {!result.isExempt && <Bands result={result} cite={bandsSource(answers)} />}
      {!isMasked && <ExplainedLater answers={answers} />}
      {isMasked && keeping.isSuccess && (
        <Leaf heading="What you keep for free">
          <p className="prose">Your answers are saved, and you can come back to change them.</p>
        </Leaf>
      )}
    </Page>
  )
}
