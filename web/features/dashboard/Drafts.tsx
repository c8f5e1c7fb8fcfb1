import { useState } from 'react'
import type { Draft } from '../../../api/contract/index.ts'
import { deleteDraft } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Leaf } from '../../components/Leaf.tsx'
import { Row, Rows } from '../../components/Rows.tsx'
import { useUser } from '../../session/index.ts'
import {
  forgetDraft,
  momentInWords,
  progressInWords,
  statusInWords,
  yearInWords,
} from '../calculations/index.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useDeletion } from './use-deletion.ts'

/** Calculations that were begun. `drafts` is undefined when they could not be loaded; none draws nothing. */
export function Drafts({ drafts, retry }: { drafts: readonly Draft[] | undefined; retry: () => void }) {
  const [asked, setAsked] = useState<Draft>()
  const deletion = useDeletion<Draft>({
    call: ({ id }) => deleteDraft(id),
    done: 'Draft deleted',
    forget: (queries, { id }) => forgetDraft(queries, id),
    settled: () => setAsked(undefined),
  })

  if (drafts?.length === 0) return null
  return (
    <Leaf heading="Drafts">
      {drafts === undefined ? (
        <NotLoaded what="drafts" retry={retry} />
      ) : (
        <Rows>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete this draft?"
        confirm="Delete draft"
        cancel="Keep it"
        busy={deletion.isPending}
        onConfirm={() => asked && deletion.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {asked && <p>{`Your answers for ${nameOf(asked)} will be gone.`}</p>}
      </ConfirmDialog>
    </Leaf>
  )
}

function DraftRow({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const user = useUser()
  const status = statusInWords(draft.answers)
  const name = (
    <span className="hide">{` draft for ${[draft.answers.taxYear, status].filter(Boolean).join(', ')}`}</span>
  )
  return (
    <Row
      title={yearInWords(draft.answers)}
      about={status ?? 'Employment status not answered yet'}
      aside={
        <p className="small">
          {progressInWords(draft.answers, draft.currentStep, user)}
          <br />
          {momentInWords(draft.updatedAt)}
        </p>
      }
      actions={
        <>
          <ButtonLink kind="line" to={`/questionnaire?draft=${draft.id}`} state={{ draft }}>
            Resume{name}
          </ButtonLink>
          <Button kind="redLink" onClick={onDelete}>
            Delete{name}
          </Button>
        </>
      }
    />
  )
}

/** "Tax Year 2026, Employee". */
function nameOf({ answers }: Draft): string {
  return [yearInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')
}
