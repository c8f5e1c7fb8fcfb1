import type { AnswerKey } from './keys.ts'

const hasOwn = (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key)

/** The answer under a key, or undefined. Inherited properties are no answers, whatever `__proto__` was sent. */
export function ownAnswer(answers: object, key: AnswerKey): unknown {
  return hasOwn(answers, key) ? (answers as Partial<Record<AnswerKey, unknown>>)[key] : undefined
}
