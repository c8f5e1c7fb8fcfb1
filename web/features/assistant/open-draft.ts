import type { QueryClient } from '@tanstack/react-query'
import { v4 as newId } from 'uuid'
import type { Profile } from '../../../contract/http/index.ts'
import type { DraftRequest } from '../../assistant/messages.ts'
import { errorMessage, isSessionOver } from '../../api/api-error.ts'
import { createDraft } from '../../api/calls.ts'
import { rememberDraft } from '../calculations/index.ts'
import { sessionKey } from '../../session/session.ts'
import { draftOf } from './draft.ts'

/** How a draft is opened: the page's cache, and its way to another address. */
export interface OpenedIn {
  queries: QueryClient
  goTo: (address: string) => void
}

/**
 * Makes a draft of what was said to the assistant and opens it. Whatever fails is told in words, and the conversation
 * stays as it is.
 * @param account whose conversation it is: a draft is made for nobody else.
 * @returns whether the session turned out to be over.
 */
export async function openDraft(
  { answers, done }: DraftRequest,
  account: string,
  { queries, goTo }: OpenedIn,
): Promise<boolean> {
  const person = queries.getQueryData<Profile | null>(sessionKey)
  const content = person?.id === account ? draftOf(answers, person) : undefined
  if (content === undefined) {
    done('These answers could not be opened. Start a new calculation from your dashboard.')
    return false
  }
  try {
    const draft = await createDraft({ id: newId(), ...content, accountId: account })
    rememberDraft(queries, draft)
    done(null)
    goTo(`/questionnaire?draft=${draft.id}`)
    return false
  } catch (thrown) {
    done(errorMessage(thrown))
    return isSessionOver(thrown)
  }
}
