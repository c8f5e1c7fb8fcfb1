import type { Turn } from '../answering/index.ts'

/**
 * What a language model is asked for, if anything. labels: what the amounts are that the reader could not place, for the
 * person to confirm; words: plain sentences about what the guide and the calculator say. Everything else is answered
 * without it: what is declined, other languages, chat, every sum, and every question back that a word of the person
 * blocks.
 */
export type Use = 'labels' | 'words'

/** What the model may do in a turn; undefined where it is not asked. */
export function useOf({ reading, decision }: Pick<Turn, 'reading' | 'decision'>): Use | undefined {
  const { traps, unplaced, unknown, amounts, language } = reading
  if (language !== 'en' && language !== 'pcm') return undefined
  if (decision.kind === 'lookup' || decision.kind === 'own') return 'words'
  if (decision.kind !== 'ask' || traps.length > 0 || amounts.length === 0) return undefined
  const { slot } = decision.ask
  return (slot === 'role' && unplaced.length > 0) || (slot === 'sure' && unknown.length > 0)
    ? 'labels'
    : undefined
}
