import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '../../../contract/http/index.ts'
import { isBlank } from '../../../tax/index.ts'
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
  /** When its result was computed that could not be saved and is on this device, ISO 8601. */
  calculatedAt: string | undefined
  /** The calculation of which it is an edit; undefined of a new one, and where only this device has it. */
  submissionId: string | undefined
}

/** What a new draft begins with; everything else was answered. */
const begun: readonly string[] = ['firstName', 'lastName', 'tin', 'taxYear']

/**
 * The address at which a new calculation begins: a draft of this year in which nothing was answered is opened again, so that
 * presses do not leave one each.
 */
export function addressOfNew(
  drafts: readonly Pick<Draft, 'id' | 'answers' | 'currentStep'>[] | undefined,
  unsent: readonly Pick<UnsentDraft, 'id'>[],
  year: number,
): string {
  const untouched = drafts?.find(
    ({ id, answers, currentStep }) =>
      unsent.every((other) => other.id !== id) &&
      currentStep === 0 &&
      Number(answers.taxYear) === year &&
      Object.entries(answers).every(([key, answer]) => isBlank(answer) || begun.includes(key)),
  )
  return untouched === undefined ? '/questionnaire' : `/questionnaire?draft=${untouched.id}`
}

/**
 * The drafts of the account together with those that only this device has, newest first. A draft with newer answers
 * on this device is listed with them.
 * @param drafts undefined when they could not be loaded: then those of the device are listed alone.
 * @param unsaved when the results that only this device has were computed, by draft id.
 */
export function draftEntries(
  drafts: readonly Draft[] | undefined,
  unsent: readonly UnsentDraft[],
  unsaved: ReadonlyMap<string, string>,
): DraftEntry[] {
  const edited = new Map(drafts?.map(({ id, submissionId }) => [id, submissionId]))
  const here = new Map(unsent.map((draft) => [draft.id, draft]))
  const listed = new Set(drafts?.map(({ id }) => id))
  const fromDevice = ({ id, content, isNew, keptAt }: UnsentDraft): DraftEntry => ({
    id,
    ...content,
    changedAt: keptAt,
    onDevice: isNew && !listed.has(id) ? 'only' : 'newer',
    calculatedAt: unsaved.get(id),
    submissionId: edited.get(id),
  })
  const fromAccount = ({ id, answers, currentStep, updatedAt, submissionId }: Draft): DraftEntry => {
    const newer = here.get(id)
    return newer
      ? fromDevice(newer)
      : {
          id,
          answers,
          currentStep,
          changedAt: updatedAt,
          onDevice: 'none',
          calculatedAt: unsaved.get(id),
          submissionId,
        }
  }
  return [...unsent.filter(({ id }) => !listed.has(id)).map(fromDevice), ...(drafts ?? []).map(fromAccount)]
}

export const unsentDraftsKey = ['unsent-drafts'] as const

/**
 * The drafts with answers that only this device has, for example after a tab was closed offline. They are sent whenever
 * the page is shown or the connection is back; what cannot be sent is listed.
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
