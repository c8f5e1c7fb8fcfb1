import type { Draft } from '../../../contract/http/index.ts'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { createDraft, isDraft, updateDraft } from '../../api/calls.ts'
import type { DraftRemote } from './autosave-types.ts'

/**
 * The calls that save this draft, each naming the account whose draft it is. Creating it twice gives the same
 * draft; updates answer without the answers.
 * @param onSaved is told the draft as the server now has it.
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

/** What a refused save means for the answers that were not acknowledged. */
export type Failure =
  /** Another tab or device wrote first; this is what the server has. */
  | { kind: 'stale'; draft: Draft }
  /** The draft was deleted elsewhere. */
  | { kind: 'gone' }
  /** The draft has become a calculation. */
  | { kind: 'submitted' }
  /** The same request may succeed later. */
  | { kind: 'temporary' }
  /** The session is over: the person signs in again. */
  | { kind: 'signed-out'; message: string }
  /** Another account is signed in now: these answers are none of its. */
  | { kind: 'other-account'; message: string }
  /** Nothing helps but another answer. */
  | { kind: 'refused'; message: string }

/**
 * Reads what a failed save threw.
 * @param wasThere whether the server had the draft: only then can it be gone.
 */
export function readFailure(thrown: unknown, wasThere: boolean): Failure {
  if (!(thrown instanceof ApiError)) return { kind: 'refused', message: errorMessage(thrown) }
  const { code, status, message } = thrown
  if (thrown.isTemporary || status === 429 || status === 500) return { kind: 'temporary' }
  if (code === 'draft_submitted') return { kind: 'submitted' }
  if (code === 'account_mismatch' || code === 'session_mismatch') return { kind: 'other-account', message }
  if (status === 404 && wasThere) return { kind: 'gone' }
  if (code === 'stale_draft') {
    const theirs = (thrown.body as { draft?: unknown } | undefined)?.draft
    if (isDraft(theirs)) return { kind: 'stale', draft: theirs }
  }
  return { kind: status === 401 ? 'signed-out' : 'refused', message }
}

/** Two seconds after the first failure, then twice as long each time, at most half a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(2000 * 2 ** failures, 30_000)
}
