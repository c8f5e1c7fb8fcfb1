/** What the page gives the frame to ask with; `undefined` when there is no token to be had. */
export interface Given {
  token: string | undefined
  /** The calculation that the page shows. */
  submissionId: string | undefined
}

/** How the page answers the loader's event `teni:token`. */
export type TokenAsk = (given: Given) => void

/** What the frame says to the page. */
export type FromFrame = { teni: 'ready' | 'token' | 'close' } | { teni: 'keep'; kept: string }

/** What the page says to the frame; `kept` is the conversation as the frame had it kept. */
export type ToFrame = { teni: 'begin'; kept: string | null } | ({ teni: 'token' } & Given)
