import type { Draft } from '../../../api/contract/index.ts'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { readDraft } from '../../api/calls.ts'
import type { FinishedDraft } from '../calculations/index.ts'
import { mergeContent } from './autosave/content.ts'
import type { Unsent } from './autosave/index.ts'

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
 * Where a draft stands when it is opened: the server's draft, with what is on the shelf laid over it.
 * @param server undefined when the server could not be asked: then the shelf alone decides.
 * @returns undefined when there is nothing to open.
 */
export function openingOf(server: ServerDraft | undefined, shelf: Unsent | undefined): Unsent | undefined {
  if (server === undefined) return shelf
  if (server === notOnServer) return shelf && { content: shelf.content, base: null }
  if ('finishedAs' in server) return undefined
  const { answers, currentStep, version } = server
  const base = { answers, currentStep, version }
  if (shelf === undefined) return { content: { answers, currentStep }, base }
  const agreed = shelf.base ?? { answers: {}, currentStep: 0 }
  return { content: mergeContent(agreed, shelf.content, base).content, base }
}
