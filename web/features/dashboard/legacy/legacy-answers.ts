import type { Draft } from '../../../../contract/http/index.ts'
import { answerKeys } from '../../../../tax/index.ts'

/** Half of a character, or none: the server cannot keep these. */
const unstorable = /[\p{Cs}\0]/u
const keys = new Set<string>(answerKeys)

/**
 * Answers as a draft may hold them, without the contract's schema, which weighs more than this whole page.
 * @returns undefined for anything that the server would refuse: unknown keys, long texts, nested values.
 */
export function readLegacyAnswers(found: unknown): Draft['answers'] | undefined {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined
  return Object.entries(found).every(([key, value]) => keys.has(key) && isTyped(value)) ? found : undefined
}

function isTyped(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 200 && !unstorable.test(value)
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}
