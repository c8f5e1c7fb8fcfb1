import type { Stripe } from 'stripe'

/** No tax of its own: prices are what they say. */
export const noTax = { disabled_reason: null, enabled: false, liability: null } as const

export const ourselves = { type: 'self' } as const

/** A list as Stripe answers it. @param url path it was asked at. */
export function listOf<T>(data: T[], url: string, more = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: more, url }
}
