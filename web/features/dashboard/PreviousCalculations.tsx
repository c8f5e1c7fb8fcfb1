import { Fragment, useState } from 'react'
import type { Submission } from '../../../contract/http/index.ts'
import { formatNaira } from '../../../tax/index.ts'
import { deleteSubmission } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { AmountOrDash } from '../../components/figures/index.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Row, RowFigure, Rows } from '../../components/lists.tsx'
import {
  dayInWords,
  forgetSubmission,
  statusInWords,
  useEditing,
  yearInWords,
} from '../calculations/index.ts'
import { DeletionDialog, NotLoaded, ShowOlder } from './list-controls.tsx'
import type { List } from './use-lists.ts'
import { inRowWords } from './words.ts'

/** Saved calculations, newest first. */
export function PreviousCalculations({ list }: { list: List<Submission> }) {
  const submissions = list.rows
  const [toDelete, setToDelete] = useState<Submission>()

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
                onDelete={() => setToDelete(submission)}
              />
            ))}
          </Rows>
          <ShowOlder list={list} what="calculations" />
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
    </PageSection>
  )
}

function SubmissionRow({ submission, onDelete }: { submission: Submission; onDelete: () => void }) {
  const { id, answers, result, completedAt } = submission
  const editing = useEditing()
  const name = <span className="hide">{` ${answers.taxYear}, completed ${dayInWords(completedAt)}`}</span>
  return (
    <Row
      title={yearInWords(answers)}
      about={
        <>
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
          <AmountOrDash
            value={result.totalTax === null ? null : formatNaira(result.totalTax)}
            {...(result.isExempt && { means: 'None' })}
          />
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
          <Button kind="redLink" onClick={onDelete}>
            Delete{name}
          </Button>
        </>
      }
    />
  )
}

/** "Tax Year 2026, completed 14 November 2026". */
function nameOf({ answers, completedAt }: Submission): string {
  return `${yearInWords(answers)}, completed ${dayInWords(completedAt)}`
}
