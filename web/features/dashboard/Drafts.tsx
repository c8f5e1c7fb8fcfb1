import { useState } from 'react'
import type { Draft } from '../../../contract/http/index.ts'
import { deleteDraft } from '../../api/calls.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Rows } from '../../components/lists.tsx'
import { removeUnsentAnswers } from '../../session/account-storage.ts'
import { useUser } from '../../session/index.ts'
import type { UnsentDraft } from '../autosave/index.ts'
import { forgetDraft, statusInWords, unsavedResults, yearInWords, type List } from '../calculations/index.ts'
import { draftEntries, type DraftEntry } from './draft-rows.ts'
import { DraftRow } from './DraftRow.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { ShowOlder } from './ShowOlder.tsx'
import { useDeletion } from './use-deletion.ts'
import { unsentDraftsKey } from './use-unsent-drafts.ts'

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
