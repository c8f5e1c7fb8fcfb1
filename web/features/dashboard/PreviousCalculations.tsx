import { Fragment, Suspense, useState } from 'react'
import type { Submission } from '../../../contract/http/index.ts'
import { deleteSubmission } from '../../api/dashboard-calls.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { AmountOrDash } from '../../components/figures/index.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Row, RowFigure, Rows } from '../../components/lists.tsx'
import { lazyPart } from '../../shell/lazy.ts'
import {
  currentYear,
  dayInWords,
  forgetSubmission,
  lawYear,
  shownTotal,
  statusInWords,
  useEditing,
  yearInWords,
} from '../calculations/index.ts'
import { DeletionDialog, NotLoaded, ShowOlder } from './list-controls.tsx'
import type { List } from './use-lists.ts'
import { inRowWords } from './words.ts'

// Fetched when a copy is asked for.
const CopyDialog = lazyPart(
  () => import('../copies/index.ts'),
  (m) => m.CopyDialog,
)

/** A copy that is asked for: of which calculation, for which year. */
interface Copying {
  submission: Submission
  taxYear: number
}

/** Saved calculations, newest first. */
export function PreviousCalculations({ list }: { list: List<Submission> }) {
  const submissions = list.rows
  const [toDelete, setToDelete] = useState<Submission>()
  const [copying, setCopying] = useState<Copying>()

  return (
    <PageSection heading="Previous Calculations">
      {submissions === undefined ? (
        <NotLoaded what="calculations" retry={list.refetch} />
      ) : submissions.length === 0 ? (
        <p className="small">None yet. A calculation stands here once it is finished.</p>
      ) : (
        <div>
          <Rows>
            {submissions.map((submission) => (
              <SubmissionRow
                key={submission.id}
                submission={submission}
                onCopy={(taxYear) => setCopying({ submission, taxYear })}
                onDelete={() => setToDelete(submission)}
              />
            ))}
          </Rows>
          <ShowOlder list={list} what="calculations" />
          {submissions.length > 1 && (
            <Actions>
              <ButtonLink kind="link" to="/compare">
                Compare two calculations
              </ButtonLink>
            </Actions>
          )}
        </div>
      )}
      <DeletionDialog
        item={toDelete}
        kind="calculation"
        loss={(submission) => `Your answers and the result for ${nameOf(submission)}, will be gone.`}
        call={({ id }) => deleteSubmission(id)}
        done="Submission deleted"
        forget={(queries, { id }) => forgetSubmission(queries, id)}
        onClose={() => setToDelete(undefined)}
      />
      {copying && (
        <Suspense fallback={null}>
          <CopyDialog {...copying} onClose={() => setCopying(undefined)} />
        </Suspense>
      )}
    </PageSection>
  )
}

interface SubmissionRowProps {
  submission: Submission
  onCopy: (taxYear: number) => void
  onDelete: () => void
}

function SubmissionRow({ submission, onCopy, onDelete }: SubmissionRowProps) {
  const { id, answers, label, result, completedAt } = submission
  const year = lawYear(answers)
  const present = currentYear()
  const editing = useEditing()
  const name = <span className="hide">{` ${answers.taxYear}, completed ${dayInWords(completedAt)}`}</span>
  return (
    <Row
      title={yearInWords(answers)}
      about={
        <>
          {label && (
            <>
              <b>{label}</b>
              <br />
            </>
          )}
          {statusInWords(answers)}
          <br />
          {inRowWords(submission).map((words) => (
            <Fragment key={words}>
              {words}
              <br />
            </Fragment>
          ))}
          Completed {dayInWords(completedAt)}
        </>
      }
      aside={
        <RowFigure label="Tax Due">
          <AmountOrDash value={shownTotal(result)} />
        </RowFigure>
      }
      actions={
        <>
          <ButtonLink kind="link" to={`/submissions/${id}`}>
            View{name}
          </ButtonLink>
          <Button kind="link" busy={editing.isPending && 'Opening…'} onClick={() => editing.mutate(id)}>
            Edit{name}
          </Button>
          {year < present && (
            <Button kind="link" onClick={() => onCopy(present)}>
              Copy to {present}
              {name}
            </Button>
          )}
          <Button kind="link" onClick={() => onCopy(year)}>
            What-if{name}
          </Button>
          <Button kind="redLink" onClick={onDelete}>
            Delete{name}
          </Button>
        </>
      }
    />
  )
}

/** "Tax Year 2026, completed 14 November 2026"; with its name where it has one. */
function nameOf({ answers, label, completedAt }: Submission): string {
  return [yearInWords(answers), label, `completed ${dayInWords(completedAt)}`].filter(Boolean).join(', ')
}
