// Apart from stripe.ts, so that who reads an id does not load Stripe's client, some 12 MB.

/** The id of something that Stripe gives as its id or whole; null when it gives nothing. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

/** A moment that Stripe gives in seconds. */
export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
