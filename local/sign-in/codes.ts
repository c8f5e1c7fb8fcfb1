import { createHash, randomBytes } from 'node:crypto'
import type { SignInForm } from './form.ts'

/** The data that a code is exchanged for. */
export interface Grant {
  typed: SignInForm
  redirectUri: string
  challenge: string
  nonce: string | undefined
  /** When the person signed in, in seconds since 1970; undefined when the token does not tell. */
  signedInAt: number | undefined
}

/** Lifetime of a code, in milliseconds. */
const life = 60_000

/** Issued codes: each works once, within a minute. `now` is in milliseconds. */
export class Codes {
  readonly #now: () => number
  readonly #grants = new Map<string, { grant: Grant; until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  give(grant: Grant): string {
    const now = this.#now()
    for (const [code, { until }] of this.#grants) if (until <= now) this.#grants.delete(code)
    const code = randomBytes(24).toString('base64url')
    this.#grants.set(code, { grant, until: now + life })
    return code
  }

  /** The grant of a code; undefined when it is unknown, used, expired or another client's. */
  take(code: string, redirectUri: string, verifier: string): Grant | undefined {
    const kept = this.#grants.get(code)
    this.#grants.delete(code)
    if (!kept || kept.until <= this.#now() || kept.grant.redirectUri !== redirectUri) return undefined
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return challenge === kept.grant.challenge ? kept.grant : undefined
  }
}
