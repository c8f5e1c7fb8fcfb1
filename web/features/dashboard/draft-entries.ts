import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '../../../contract/http/index.ts'
import { useUser } from '../../session/index.ts'
import { sendUnsent, unsentDrafts, type UnsentDraft } from '../autosave/index.ts'
import { draftsKey, rememberDraft } from '../calculations/index.ts'

/** A draft as the dashboard lists it. */
export interface DraftEntry {
  id: string
  answers: Draft['answers']
  currentStep: number
  /** When it was last changed, ISO 8601. */
  changedAt: string
  /** none: the account has all of it. newer: this device has newer answers. only: the account has none of it. */
  onDevice: 'none' | 'newer' | 'only'
  /** When its result was worked out that could not be saved, ISO 8601: it is kept on this device. */
  calculatedAt: string | undefined
}

/**
 * The drafts of the account together with what only this device has, newest first: a draft with newer answers here
 * is listed with them.
 * @param drafts undefined when they could not be loaded: then the device alone is listed.
 * @param unsaved when results were worked out that only this device has, by their drafts.
 */
export function draftEntries(
  drafts: readonly Draft[] | undefined,
  unsent: readonly UnsentDraft[],
  unsaved: ReadonlyMap<string, string>,
): DraftEntry[] {
  const here = new Map(unsent.map((draft) => [draft.id, draft]))
  const listed = new Set(drafts?.map(({ id }) => id))
  const fromDevice = ({ id, content, isNew, keptAt }: UnsentDraft): DraftEntry => ({
    id,
    ...content,
    changedAt: keptAt,
    onDevice: isNew && !listed.has(id) ? 'only' : 'newer',
    calculatedAt: unsaved.get(id),
  })
  const fromAccount = ({ id, answers, currentStep, updatedAt }: Draft): DraftEntry => {
    const newer = here.get(id)
    return newer
      ? fromDevice(newer)
      : { id, answers, currentStep, changedAt: updatedAt, onDevice: 'none', calculatedAt: unsaved.get(id) }
  }
  return [...unsent.filter(({ id }) => !listed.has(id)).map(fromDevice), ...(drafts ?? []).map(fromAccount)]
}

export const unsentDraftsKey = ['unsent-drafts'] as const

/**
 * The drafts with answers that are on this device only: a tab was closed without a connection, say. They are sent
 * whenever the page is shown or the connection is back; what could not be sent is listed.
 */
export function useUnsentDrafts(): readonly UnsentDraft[] {
  const { id: account } = useUser()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: [...unsentDraftsKey, account],
    queryFn: async () => {
      let hasSent = false
      await sendUnsent(account, {
        onSaved: (draft) => {
          hasSent = true
          rememberDraft(queries, draft)
        },
      })
      if (hasSent) await queries.invalidateQueries({ queryKey: draftsKey })
      return unsentDrafts(account)
    },
    initialData: () => unsentDrafts(account),
    staleTime: 0,
    refetchOnReconnect: 'always',
  })
  return data
}
