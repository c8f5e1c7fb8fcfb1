import type { QueryClient } from '@tanstack/react-query'
import { browserStorage } from '../../session/account-storage.ts'
import { shelfOf, type DraftContent } from '../autosave/index.ts'
import { draftKey } from '../calculations/index.ts'
import { notOnServer } from './opening.ts'

/**
 * Puts a draft with an id of our own on the shelf, before it is anywhere else: it starts offline as well, and a
 * reload or a closed tab finds it there.
 */
export function putNewDraft(
  queries: QueryClient,
  { account, id, content }: { account: string; id: string; content: DraftContent },
): void {
  shelfOf(account, id, 'start', browserStorage()).put({ content, base: null, conflicts: [] })
  queries.setQueryData(draftKey(id), notOnServer)
}
