import type { Draft } from '../../../contract/http/index.ts'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { readDraft } from '../../api/calls.ts'
import {
  applyLocalDrafts,
  combineLocalDrafts,
  hasUnsentChanges,
  type DraftContent,
  type LocalDraft,
} from '../autosave/index.ts'
import type { FinishedDraft } from '../calculations/index.ts'

/** The server has no such draft: it is new, was deleted, or was submitted and its calculation deleted since. */
export const notOnServer = 'not-on-server'
/** A draft that has just begun on this page, for a device that stores nothing. */
export interface BegunDraft {
  begunWith: DraftContent
}
export type ServerDraft = Draft | FinishedDraft | BegunDraft | typeof notOnServer

/** Reads a draft from the server. @throws ApiError when the server cannot be reached. */
export async function readServerDraft(id: string, signal?: AbortSignal): Promise<ServerDraft> {
  try {
    return await readDraft(id, { ...(signal && { signal }) })
  } catch (thrown) {
    if (hasCode(thrown, 'draft_submitted')) return finishedAs(thrown.body)
    if (thrown instanceof ApiError && (thrown.status === 404 || thrown.status === 400)) return notOnServer
    throw thrown
  }
}

function finishedAs(body: unknown): FinishedDraft | typeof notOnServer {
  const { submissionId } = (body ?? {}) as { submissionId?: unknown }
  return typeof submissionId === 'string' ? { finishedAs: submissionId } : notOnServer
}

/**
 * The state of a draft when it is opened.
 * open: the server's draft with the unsent changes of this device merged into it. ended: it was deleted or submitted
 * (`submissionId`); `unsent` is what only this device has of it. unknown: the server cannot be reached, and the device
 * has no copy.
 */
export type Opening =
  | { state: 'open'; draft: LocalDraft }
  | { state: 'ended'; submissionId?: string; unsent: LocalDraft | undefined }
  | { state: 'unknown' }

/**
 * Decides how a draft opens.
 * @param server undefined when the server cannot be reached: then the device's copy is opened.
 * @param locals what earlier visits stored on this device, oldest first.
 */
export function openingOf(server: ServerDraft | undefined, locals: readonly LocalDraft[]): Opening {
  const local = combineLocalDrafts(locals)
  if (server === undefined) return local ? { state: 'open', draft: local } : { state: 'unknown' }
  const unsent = local && hasUnsentChanges(local) ? local : undefined
  if (typeof server === 'object' && 'finishedAs' in server)
    return { state: 'ended', submissionId: server.finishedAs, unsent }
  if (typeof server === 'object' && 'begunWith' in server)
    return { state: 'open', draft: unsent ?? { content: server.begunWith, base: null, conflicts: [] } }
  if (server === notOnServer) {
    // A draft that the server once had was deleted; it is not created again.
    const isNew = unsent !== undefined && locals.every(({ base }) => base === null)
    return isNew ? { state: 'open', draft: unsent } : { state: 'ended', unsent }
  }
  const { answers, currentStep, version } = server
  const base = { answers, currentStep, version }
  return {
    state: 'open',
    draft: applyLocalDrafts({ content: { answers, currentStep }, base, conflicts: [] }, locals),
  }
}
