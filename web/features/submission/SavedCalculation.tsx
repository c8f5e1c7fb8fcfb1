import { Suspense } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Submission } from '../../../contract/http/index.ts'
import { factKeys, isBlank, type ContributionKey } from '../../../tax/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { mailReport } from '../../api/calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Fold, Shelf } from '../../components/Fold.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { focusHeading } from '../../shell/navigation.ts'
import { useUser } from '../../session/index.ts'
import {
  AfterTheResult,
  AnswerSections,
  dayInWords,
  ExplainedResult,
  GivenFacts,
  nameInWords,
  refreshSubmissions,
  statusInWords,
  submissionKey,
  UpgradeBanner,
  useEditing,
  yearInWords,
} from '../calculations/index.ts'
import { changeKept, useFacts } from '../exact/index.ts'
import { ReportButton } from '../report/index.ts'
import { useWrite } from '../../writes/index.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { FreeStanding } from './FreeStanding.tsx'

// Fetched after the page itself.
const KeptTools = lazyPart(
  () => import('../copies/index.ts'),
  (m) => m.KeptTools,
)

/** A saved calculation: with answers and result for Pro; for a free account the tax due is a dash [spec 8.1]. */
export function SavedCalculation({ submission }: { submission: Submission }) {
  const { id, result, standing, completedAt } = submission
  const facts = useFacts({ submissionId: id, answers: submission.answers })
  const { answers } = facts
  const editing = useEditing()
  const again = useCountAsNothing(submission)
  const who = [nameInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')
  const note = (
    <>
      {submission.label && (
        <>
          <b>{submission.label}</b>
          <br />
        </>
      )}
      {who}
      <br />
      Completed {dayInWords(completedAt)}
    </>
  )
  const actions = (
    <>
      <Actions spaced>
        <ReportButton
          label="Download PDF"
          answers={answers}
          result={result}
          standing={standing}
          submissionId={id}
          isKept
        />
        <Button kind="line" busy={editing.isPending && 'Opening…'} onClick={() => editing.mutate(id)}>
          Edit
        </Button>
        <MailReport submissionId={id} />
        <ButtonLink kind="link" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </Actions>
      <Suspense fallback={null}>
        <KeptTools submission={submission} />
      </Suspense>
    </>
  )
  if (result.totalTaxMasked !== null)
    return (
      <>
        <PageSection level={1} tone="bare" heading={yearInWords(answers)} note={note}>
          <div>
            <FreeStanding submission={submission} />
            {actions}
          </div>
        </PageSection>
        <Shelf>
          <AfterTheResult submissionId={id} />
        </Shelf>
        <UpgradeBanner words="Full details are hidden. Upgrade to reveal complete answers and calculation details." />
      </>
    )
  return (
    <ExplainedResult
      result={result}
      answers={answers}
      facts={facts}
      heading={yearInWords(answers)}
      note={note}
      label="Tax Due"
      actions={actions}
      onCount={again}
      next={<AfterTheResult submissionId={id} />}
    >
      <Fold
        heading="Your answers"
        outcome={`${Object.values(answers).filter((answer) => !isBlank(answer)).length} given`}
      >
        <AnswerSections answers={answers} />
        {factKeys.some((key) => !isBlank(answers[key])) && (
          <Suspense fallback={null}>
            <GivenFacts answers={answers} />
          </Suspense>
        )}
      </Fold>
    </ExplainedResult>
  )
}

/** Calculates a kept calculation again with contributions counted as ₦0. */
function useCountAsNothing({ id }: Submission): (keys: readonly ContributionKey[]) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate } = useWrite({
    mutationFn: (keys: readonly ContributionKey[]) =>
      changeKept(id, Object.fromEntries(keys.map((key) => [key, 0]))),
    onSuccess: (changed) => {
      queries.setQueryData(submissionKey(id), changed)
      focusHeading(document.querySelector('main'))
      return refreshSubmissions(queries)
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return (keys) => mutate(keys)
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
