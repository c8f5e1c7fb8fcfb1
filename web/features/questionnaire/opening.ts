import type { Draft } from '../../../contract/http/index.ts'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { readDraft } from '../../api/calls.ts'
import { fold, foldAlone, isWaiting, type Unsent } from '../autosave/index.ts'
import type { FinishedDraft } from '../calculations/index.ts'

/** The server has no such draft: it is new, deleted, or long finished. */
export const notOnServer = 'not-on-server'
export type ServerDraft = Draft | FinishedDraft | typeof notOnServer

/** The draft as the server has it. @throws ApiError when the server cannot be asked. */
export async function findDraft(id: string, signal?: AbortSignal): Promise<ServerDraft> {
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
 * Where a draft stands when it is opened.
 * open: the server's draft with what waits on this device laid over it. over: it was deleted, or is a calculation
 * by now; `left` is what this device has that nobody else has. unknown: the server could not be asked, and the
 * device has nothing.
 */
export type Opening =
  | { state: 'open'; opened: Unsent }
  | { state: 'over'; finishedAs?: string; left: Unsent | undefined }
  | { state: 'unknown' }

/**
 * @param server undefined when the server could not be asked: then the device alone decides.
 * @param kept what earlier visits left on this device, oldest first.
 */
export function openingOf(server: ServerDraft | undefined, kept: readonly Unsent[]): Opening {
  const alone = foldAlone(kept)
  if (server === undefined) return alone ? { state: 'open', opened: alone } : { state: 'unknown' }
  const left = alone && isWaiting(alone) ? alone : undefined
  if (typeof server === 'object' && 'finishedAs' in server)
    return { state: 'over', finishedAs: server.finishedAs, left }
  if (server === notOnServer) {
    // A draft that was on the server and is no more was deleted: it is not made anew.
    const isNew = left !== undefined && kept.every(({ base }) => base === null)
    return isNew ? { state: 'open', opened: left } : { state: 'over', left }
  }
  const { answers, currentStep, version } = server
  const base = { answers, currentStep, version }
  return {
    state: 'open',
    opened: fold({ content: { answers, currentStep }, base, conflicts: [] }, kept),
  }
}
