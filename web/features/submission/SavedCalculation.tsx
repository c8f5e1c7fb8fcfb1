import type { Submission } from '../../../contract/http/index.ts'
import { formatNaira } from '../../../tax/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { mailReport } from '../../api/calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Dash, Figure } from '../../components/figures/index.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { RowFigure } from '../../components/lists.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useUser } from '../../session/index.ts'
import {
  AnswerSections,
  Bands,
  bandsSource,
  dayInWords,
  LazyExplanation,
  nameInWords,
  statusInWords,
  TaxFigures,
  Totals,
  UpgradeBanner,
  useEditing,
  yearInWords,
} from '../calculations/index.ts'
import { ReportButton } from '../report/index.ts'
import { useWrite } from '../../writes/index.ts'

/** A saved calculation: with answers and result for Pro; for a free account the tax due is a dash. */
export function SavedCalculation({ submission }: { submission: Submission }) {
  const { id, answers, result, completedAt } = submission
  const editing = useEditing()
  const isHidden = result.totalTaxMasked !== null
  return (
    <>
      <PageSection
        level={1}
        tone="bare"
        heading={yearInWords(answers)}
        note={
          <>
            {[nameInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')}
            <br />
            Completed {dayInWords(completedAt)}
          </>
        }
      >
        <div>
          <TaxDue result={result} answers={answers} />
          <Actions spaced>
            <ReportButton label="Download PDF" answers={answers} result={result} submissionId={id} isKept />
            <Button kind="line" busy={editing.isPending && 'Opening…'} onClick={() => editing.mutate(id)}>
              Edit
            </Button>
            <MailReport submissionId={id} />
            <ButtonLink kind="link" to="/dashboard">
              Back to Dashboard
            </ButtonLink>
          </Actions>
        </div>
      </PageSection>
      {isHidden ? (
        <UpgradeBanner words="Full details are hidden. Upgrade to reveal complete answers and calculation details." />
      ) : (
        <>
          <Bands result={result} cite={bandsSource(answers)} />
          <LazyExplanation answers={answers} />
          <AnswerSections answers={answers} />
        </>
      )}
    </>
  )
}

/** 'Tax Due' is the result's total tax, a dash for a free account [spec 8.1]. */
function TaxDue({ result, answers }: Pick<Submission, 'result' | 'answers'>) {
  if (result.totalTax === null)
    return (
      <RowFigure label="Tax Due">
        <Dash />
      </RowFigure>
    )
  if (!result.isExempt) return <TaxFigures result={result} answers={answers} label="Tax Due" />
  return (
    <>
      <Figure label="Tax Due" value={formatNaira(result.totalTax)} answer />
      <Totals result={result} />
      <p className="prose">{result.exemptionReason}</p>
    </>
  )
}

/** Mails the report to the person's own address; once per visit, so that a second click sends no second mail. */
function MailReport({ submissionId }: { submissionId: string }) {
  const { email } = useUser()
  const toast = useToast()
  const mailing = useWrite({
    mutationFn: () => mailReport(submissionId),
    onSuccess: () => toast(`Your report is on its way to ${email}.`, 'success'),
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (
    <Button
      kind="line"
      busy={mailing.isPending ? 'Sending…' : mailing.isSuccess}
      onClick={() => mailing.mutate()}
    >
      {mailing.isSuccess ? 'Report sent' : 'Email me this report'}
    </Button>
  )
}
