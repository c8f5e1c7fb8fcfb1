import type { ShownReading } from '../../contract/http/assistant.ts'

/** What the page gives the frame for a question; `token` is undefined when there is none. */
export interface TokenReply {
  token: string | undefined
  /** Id of the calculation that the page shows. */
  submissionId: string | undefined
}

/** The callback with which the page answers the loader's event `teni:token`. */
export type AnswerToken = (reply: TokenReply) => void

/**
 * The callback with which the page lets the loader's event `teni:open` load the frame.
 * @param key where the tab keeps the conversation; undefined when it stays in memory.
 */
export type OpenConversation = (key: string | undefined) => void

/** What the loader's event `teni:draft` asks of the page: a draft of the questionnaire with these answers. */
export interface DraftRequest {
  answers: unknown
  /** Called once. @param fault why there is none, in words; null when it is made and is about to open. */
  done: (fault: string | null) => void
}

/** A message from the frame to the page. */
export type FromFrame =
  | { teni: 'ready' | 'token' | 'close' }
  | { teni: 'keep'; kept: string }
  | { teni: 'draft'; answers: ShownReading['draft'] }

/**
 * A message from the page to the frame; `kept` is the stored conversation, as the frame sent it; `isKept` whether the
 * tab keeps one at all.
 */
export type ToFrame =
  | { teni: 'begin'; kept: string | null; isKept: boolean }
  | ({ teni: 'token' } & TokenReply)
  | { teni: 'draft'; fault: string | null }
