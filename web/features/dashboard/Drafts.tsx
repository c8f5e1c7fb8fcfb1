import { useState } from 'react'
import type { Draft, Submission } from '../../../contract/http/index.ts'
import { deleteDraft } from '../../api/dashboard-calls.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Row, Rows } from '../../components/lists.tsx'
import { removeUnsentAnswers } from '../../session/account-storage.ts'
import { useDeviceSession, useUser, type DeviceSession } from '../../session/index.ts'
import type { UnsentDraft } from '../autosave/index.ts'
import {
  forgetDraft,
  resultsStateFor,
  statusInWords,
  unsavedResults,
  yearInWords,
} from '../calculations/index.ts'
import { draftEntries, unsentDraftsKey, type DraftEntry } from './draft-entries.ts'
import { DeletionDialog, NotLoaded, ShowOlder } from './list-controls.tsx'
import type { List } from './use-lists.ts'
import { editInWords, momentInWords, progressInWords } from './words.ts'

interface DraftsProps {
  list: List<Draft>
  unsent: readonly UnsentDraft[]
  /** The calculations that are listed: some drafts are edits of them. */
  kept: readonly Submission[] | undefined
}

/** Drafts of the account and those that only this device has; null when there are none. */
export function Drafts({ list, unsent, kept }: DraftsProps) {
  const device = useDeviceSession()
  const { account } = device
  const [toDelete, setToDelete] = useState<DraftEntry>()
  const entries = draftEntries(list.rows, unsent, unsavedResults(device))

  const isFailed = list.rows === undefined && !list.isPending
  if (!isFailed && entries.length === 0) return null
  return (
    <PageSection heading="Drafts">
      <div>
        {isFailed && <NotLoaded what="drafts" retry={list.refetch} />}
        {entries.length > 0 && (
          <Rows>
            {entries.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                edit={editInWords(draft.submissionId, kept)}
                onDelete={() => setToDelete(draft)}
              />
            ))}
          </Rows>
        )}
        <ShowOlder list={list} what="drafts" />
      </div>
      <DeletionDialog
        item={toDelete}
        kind="draft"
        loss={(draft) => `Your answers for ${nameOf(draft)} will be gone.`}
        call={async ({ id, onDevice }) => (onDevice === 'only' ? undefined : deleteDraft(id))}
        done="Draft deleted"
        forget={(queries, { id }) => {
          removeUnsentAnswers(account, id)
          forgetDraft(queries, id)
          void queries.invalidateQueries({ queryKey: unsentDraftsKey })
        }}
        onClose={() => setToDelete(undefined)}
      />
    </PageSection>
  )
}

/** "Tax Year 2026, Employee". */
function nameOf({ answers }: DraftEntry): string {
  return [yearInWords(answers), statusInWords(answers)].filter(Boolean).join(', ')
}

const deviceNotes = {
  none: undefined,
  newer: 'Newer answers kept on this device',
  only: 'Kept on this device',
} as const satisfies Record<DraftEntry['onDevice'], string | undefined>

interface DraftRowProps {
  draft: DraftEntry
  /** Of which calculation it is an edit. */
  edit: string | undefined
  onDelete: () => void
}

function DraftRow({ draft, edit, onDelete }: DraftRowProps) {
  const user = useUser()
  const device = useDeviceSession()
  const status = statusInWords(draft.answers)
  const name = (
    <span className="hide">{` draft for ${[draft.answers.taxYear, status].filter(Boolean).join(', ')}`}</span>
  )
  const note = deviceNotes[draft.onDevice]
  return (
    <Row
      title={yearInWords(draft.answers)}
      about={
        <>
          {status ?? 'Employment status not answered yet'}
          {edit !== undefined && (
            <>
              <br />
              {edit}
            </>
          )}
        </>
      }
      aside={
        <p className="small">
          {progressInWords(draft.answers, draft.currentStep, user)}
          <br />
          {draft.changedAt !== '' && momentInWords(draft.changedAt)}
          {note !== undefined && (
            <>
              <br />
              <b>{note}</b>
            </>
          )}
          {draft.calculatedAt !== undefined && (
            <>
              <br />
              <b>
                {device.ownDevice
                  ? 'Result kept on this device only'
                  : 'Result on this page only, until you reload'}
              </b>
            </>
          )}
        </p>
      }
      actions={
        <>
          <ButtonLink kind="line" to={`/questionnaire?draft=${draft.id}`} state={{ draft: { id: draft.id } }}>
            Resume{name}
          </ButtonLink>
          {draft.calculatedAt !== undefined && (
            <ButtonLink kind="link" to="/results" state={resultsStateOf(device, draft, draft.calculatedAt)}>
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

/** The state that the questionnaire passes to /results: opening it tries again to save the result. */
const resultsStateOf = (device: DeviceSession, { id, answers }: DraftEntry, completedAt: string) =>
  resultsStateFor(device, { answers, calculationId: id, draftVersion: undefined, completedAt })
