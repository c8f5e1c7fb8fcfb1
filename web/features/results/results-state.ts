import type { Draft } from '../../../contract/http/index.ts'

/** What the questionnaire passes to /results in the navigation state, which survives a reload. */
export interface ResultsState {
  answers: Draft['answers']
  /** Id of the draft; the calculation takes it, so that saving twice saves one. */
  calculationId: string
  /** The version of the draft that the answers belong to; undefined when the server did not have the draft yet. */
  draftVersion: number | undefined
  /** When Calculate Tax was pressed, ISO 8601. */
  completedAt: string
}

/**
 * Reads the navigation state. Undefined when answers or calculation id are missing [spec 7.1], and when they belong to
 * another account, because the browser's history outlives a session.
 */
export function readResultsState(state: unknown, account: string): ResultsState | undefined {
  const { answers, calculationId, draftVersion, completedAt, accountId } = (state ?? {}) as Partial<
    Record<keyof ResultsState | 'accountId', unknown>
  >
  if (accountId !== undefined && accountId !== account) return undefined
  if (typeof answers !== 'object' || answers === null || typeof calculationId !== 'string') return undefined
  return {
    answers,
    calculationId,
    draftVersion: typeof draftVersion === 'number' ? draftVersion : undefined,
    completedAt: typeof completedAt === 'string' ? completedAt : new Date().toISOString(),
  }
}
