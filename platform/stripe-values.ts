// Apart from stripe.ts, so that who reads an id does not load Stripe's client, some 12 MB.

/** The id of something that Stripe gives as its id or whole; null when it gives nothing. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

/** A moment that Stripe gives in seconds. */
export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** What its client keeps of an answer of Stripe that is a fault. */
interface StripeFault {
  readonly type: string
  readonly message: string
  readonly code?: string | undefined
  readonly statusCode?: number | undefined
}

const isStripeFault = (error: unknown): error is StripeFault =>
  error instanceof Error && 'rawType' in error && 'type' in error && typeof error.type === 'string'

/** A fault of Stripe's with its name, status and code, which its own words often leave out; undefined of any other fault. */
export function saidByStripe(error: unknown): string | undefined {
  if (!isStripeFault(error)) return undefined
  const { type, message, code, statusCode } = error
  const answered = statusCode === undefined ? 'did not answer' : `answered ${statusCode}`
  return `Stripe ${answered} (${code ?? type}): ${message}`
}
