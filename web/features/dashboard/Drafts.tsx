import { useState } from 'react'
import type { Draft } from '../../../contract/http/index.ts'
import { deleteDraft } from '../../api/calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Row, Rows } from '../../components/lists.tsx'
import { removeUnsentAnswers } from '../../session/account-storage.ts'
import { useUser } from '../../session/index.ts'
import type { UnsentDraft } from '../autosave/index.ts'
import {
  forgetDraft,
  momentInWords,
  progressInWords,
  statusInWords,
  unsavedResults,
  yearInWords,
  type List,
} from '../calculations/index.ts'
import { draftEntries, unsentDraftsKey, type DraftEntry } from './draft-entries.ts'
import { NotLoaded, ShowOlder, useDeletion } from './list-parts.tsx'

/** Calculations that were begun, those that only this device has among them; none draws nothing. */
export function Drafts({ list, unsent }: { list: List<Draft>; unsent: readonly UnsentDraft[] }) {
  const { id: account } = useUser()
  const [asked, setAsked] = useState<DraftEntry>()
  const deletion = useDeletion<DraftEntry>({
    call: async ({ id, onDevice }) => (onDevice === 'only' ? undefined : deleteDraft(id)),
    done: 'Draft deleted',
    forget: (queries, { id }) => {
      removeUnsentAnswers(account, id)
      forgetDraft(queries, id)
      void queries.invalidateQueries({ queryKey: unsentDraftsKey })
    },
    settled: () => setAsked(undefined),
  })
  const entries = draftEntries(list.rows, unsent, unsavedResults(account))

  if (list.rows !== undefined && entries.length === 0) return null
  return (
    <PageSection heading="Drafts">
      <div>
        {list.rows === undefined && <NotLoaded what="drafts" retry={list.refetch} />}
        {entries.length > 0 && (
          <Rows>
            {entries.map((draft) => (
              <DraftRow key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
            ))}
          </Rows>
        )}
        <ShowOlder list={list} what="drafts" />
      </div>
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
    </PageSection>
  )
}

/** "Tax Year 2026, Employee". */
function nameOf({ answers }: DraftEntry): string {
  return [yearInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')
}

const keptHere = {
  none: undefined,
  newer: 'Newer answers kept on this device',
  only: 'Kept on this device',
} as const satisfies Record<DraftEntry['onDevice'], string | undefined>

function DraftRow({ draft, onDelete }: { draft: DraftEntry; onDelete: () => void }) {
  const user = useUser()
  const status = statusInWords(draft.answers)
  const name = (
    <span className="hide">{` draft for ${[draft.answers.taxYear, status].filter(Boolean).join(', ')}`}</span>
  )
  const kept = keptHere[draft.onDevice]
  return (
    <Row
      title={yearInWords(draft.answers)}
      about={status ?? 'Employment status not answered yet'}
      aside={
        <p className="small">
          {progressInWords(draft.answers, draft.currentStep, user)}
          <br />
          {draft.changedAt !== '' && momentInWords(draft.changedAt)}
          {kept !== undefined && (
            <>
              <br />
              <b>{kept}</b>
            </>
          )}
          {draft.calculatedAt !== undefined && (
            <>
              <br />
              <b>Result kept on this device only</b>
            </>
          )}
        </p>
      }
      actions={
        <>
          <ButtonLink kind="line" to={`/questionnaire?draft=${draft.id}`} state={{ draft }}>
            Resume{name}
          </ButtonLink>
          {draft.calculatedAt !== undefined && (
            <ButtonLink kind="link" to="/results" state={handedOf(draft, user.id)}>
              See result{name}
            </ButtonLink>
          )}
          <Button kind="redLink" onClick={onDelete}>
            Delete{name}
          </Button>
        </>
      }
    />
  )
}

/** What the questionnaire would hand to /results: opening it tries to save it once more. */
const handedOf = ({ id, answers, calculatedAt }: DraftEntry, accountId: string) => ({
  answers,
  calculationId: id,
  completedAt: calculatedAt,
  accountId,
})
