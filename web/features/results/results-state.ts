import type { Draft } from '../../../contract/http/index.ts'

/** What the questionnaire hands to /results in the navigation state, which survives a reload. */
export interface Handed {
  answers: Draft['answers']
  /** Id of the calculation: its draft's, so that keeping it twice keeps one. */
  calculationId: string
  /** The draft's version that the answers follow; undefined when the server did not know it yet. */
  draftVersion: number | undefined
  /** When Calculate Tax was pressed, ISO 8601. */
  completedAt: string
}

/**
 * Reads the navigation state; undefined when answers or calculation id are missing (SPEC section 2, /results), and
 * when they are another account's: the browser's history outlives a session.
 */
export function readHanded(state: unknown, account: string): Handed | undefined {
  const { answers, calculationId, draftVersion, completedAt, accountId } = (state ?? {}) as Partial<
    Record<keyof Handed | 'accountId', unknown>
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
