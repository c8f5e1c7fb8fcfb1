import { hasCode } from '../../../api/api-error.ts'

/** What the account can show as its second step. */
export interface MissingFactor {
  code: boolean
  passkey: boolean
  /** When a reset works without it, if somebody asked for that: ISO 8601. */
  withoutFrom: string | undefined
}

/** The second step that the server asks for; undefined for any other refusal. */
export function missingFactor(thrown: unknown): MissingFactor | undefined {
  if (!hasCode(thrown, 'factor_required')) return undefined
  const { factors, withoutFrom } = (thrown.body ?? {}) as { factors?: unknown; withoutFrom?: unknown }
  const has = (factor: string) => Array.isArray(factors) && factors.includes(factor)
  return {
    // A server that names none is of the version before: a code is what it takes.
    code: has('code') || !has('passkey'),
    passkey: has('passkey'),
    withoutFrom: typeof withoutFrom === 'string' ? withoutFrom : undefined,
  }
}

/** The same, as a reset link tells before anything was sent; undefined where nothing is asked for. */
export function factorsAsked(factors: readonly string[]): MissingFactor | undefined {
  if (factors.length === 0) return undefined
  return { code: factors.includes('code'), passkey: factors.includes('passkey'), withoutFrom: undefined }
}
