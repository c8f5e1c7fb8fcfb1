import type { Draft } from '../../../contract/http/index.ts'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { createDraft, isDraft, updateDraft } from '../../api/calls.ts'
import type { DraftRemote } from './autosave-types.ts'

/**
 * The calls that save this draft; each names the account that owns it. Creating it twice returns the same draft.
 * The response to an update omits the answers.
 * @param onSaved called with the draft as the server now has it.
 */
export function draftRemote(
  accountId: string,
  id: string,
  onSaved: (draft: Draft) => void = () => undefined,
): DraftRemote {
  return {
    create: async (content, leaving) => {
      const draft = await createDraft({ id, ...content, accountId }, { keepalive: leaving })
      onSaved(draft)
      return draft
    },
    update: async (content, version, leaving) => {
      const saved = await updateDraft(
        id,
        { ...content, version, accountId },
        { keepalive: leaving, headers: { Prefer: 'return=minimal' } },
      )
      onSaved({ ...saved, answers: content.answers })
      return saved
    },
  }
}

/** Why a save failed. */
export type Failure =
  /** Another tab or device saved first; `draft` is the server's. */
  | { kind: 'stale'; draft: Draft }
  /** The draft was deleted elsewhere. */
  | { kind: 'deleted' }
  /** The draft was submitted elsewhere. */
  | { kind: 'submitted' }
  /** The same request may succeed later. */
  | { kind: 'temporary' }
  /** The session has ended. */
  | { kind: 'signed-out'; message: string }
  /** Another account is signed in. */
  | { kind: 'other-account'; message: string }
  /** The same request would fail again. */
  | { kind: 'refused'; message: string }

/**
 * Classifies what a failed save threw.
 * @param isOnServer whether the server had acknowledged the draft: only then does 404 mean that it was deleted.
 */
export function readFailure(thrown: unknown, isOnServer: boolean): Failure {
  if (!(thrown instanceof ApiError)) return { kind: 'refused', message: errorMessage(thrown) }
  const { code, status, message } = thrown
  if (thrown.isTemporary || status === 429 || status === 500) return { kind: 'temporary' }
  if (code === 'draft_submitted') return { kind: 'submitted' }
  if (code === 'account_mismatch' || code === 'session_mismatch') return { kind: 'other-account', message }
  if (status === 404 && isOnServer) return { kind: 'deleted' }
  if (code === 'stale_draft') {
    const theirs = (thrown.body as { draft?: unknown } | undefined)?.draft
    if (isDraft(theirs)) return { kind: 'stale', draft: theirs }
  }
  return { kind: status === 401 ? 'signed-out' : 'refused', message }
}

/** Exponential backoff: 2 s after the first failure, doubled each time, at most 30 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(2000 * 2 ** failures, 30_000)
}
