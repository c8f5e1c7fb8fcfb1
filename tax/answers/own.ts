import type { AnswerKey } from './keys.ts'

/** The answer under a key, or undefined. Inherited properties are no answers, whatever `__proto__` was sent. */
export function ownAnswer(answers: object, key: AnswerKey): unknown {
  return Object.prototype.hasOwnProperty.call(answers, key)
    ? (answers as Partial<Record<AnswerKey, unknown>>)[key]
    : undefined
}

/** What was typed under each key, unchecked, in an object that inherits nothing of its own: made by `ownAnswers`. */
export type OwnAnswers = Readonly<Partial<Record<AnswerKey, unknown>>>

/**
 * Answers of any origin as an object whose properties may be read directly: what is no object has none, and what
 * inherits from anything of its own is reduced to its own properties.
 */
export function ownAnswers(answers: unknown): OwnAnswers {
  if (typeof answers !== 'object' || answers === null) return {}
  const parent: unknown = Object.getPrototypeOf(answers)
  return parent === Object.prototype || parent === null ? answers : { ...answers }
}
