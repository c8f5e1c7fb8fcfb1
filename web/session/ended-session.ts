import { hasCode, type ApiError } from '../api/api-error.ts'
import { removeAccountData, removeResults } from './account-storage.ts'
import { lastKnownSession, recordSession } from './session-hint.ts'

/** Reasons for which somebody may hold this device who should not: then unsent answers leave it too. */
const endedByOwner: ReadonlySet<unknown> = new Set(['owner', 'reset', 'stopped', 'support'])

/** Reasons that the person knows, having signed out or in here. */
const ownDoing: ReadonlySet<unknown> = new Set(['logout', 'replaced'])

const reasonOf = ({ body }: ApiError): unknown => (body as { reason?: unknown } | undefined)?.reason

let onEnded: (() => void) | undefined

/** Calls `onEnd` when the owner ended this browser's session elsewhere: the open page must show nothing more of it. */
export function onEndedByOwner(onEnd: () => void): () => void {
  onEnded = onEnd
  return () => {
    onEnded = undefined
  }
}

/**
 * The server refused a call with 401 because this browser has no session, or none any more. Results and the
 * conversation with the assistant leave the device at once; unsent answers stay for seven days, unless the owner ended
 * the session elsewhere.
 * @param account the account that this tab shows; by default the last one known to this browser.
 */
export function forgetEndedSession(refused: ApiError, account = lastKnownSession()?.account): void {
  removeResults()
  const isByOwner = hasCode(refused, 'session_ended') && endedByOwner.has(reasonOf(refused))
  if (isByOwner && account !== undefined) removeAccountData(account)
  recordSession(undefined)
  if (isByOwner) onEnded?.()
}

/** What is true of everything typed, unless the owner ended the session: it is in the account or on this device. */
const answersKept = 'Your answers are kept: you come back to where you were.'

/**
 * Why the session ended, and that the answers are kept; undefined when there was none, or the person ended it here.
 * @param hadSession whether this browser had a session when it last heard from the server.
 */
export function endInWords(refused: ApiError, hadSession: boolean): string | undefined {
  const reason = reasonOf(refused)
  if (ownDoing.has(reason)) return undefined
  if (hasCode(refused, 'session_ended'))
    return endedByOwner.has(reason) ? refused.message : `${refused.message} ${answersKept}`
  return hadSession ? `Your session has ended. Sign in again. ${answersKept}` : undefined
}
