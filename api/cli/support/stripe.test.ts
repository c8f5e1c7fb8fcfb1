import { Stripe } from 'stripe'
import { expect, it, vi } from 'vitest'
import { sendToStripe } from './stripe.ts'

const stripe = new Stripe('sk_test_unused')
const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeAuthenticationError } =
  Stripe.errors
const raw = { type: 'api_error', message: 'fault', charge: '' } as never

const typed = async (fault: Error) =>
  sendToStripe(stripe, vi.fn<() => Promise<never>>().mockRejectedValue(fault))

it.each([
  ['no answer', new StripeConnectionError(raw)],
  ['a fault of its own', new StripeAPIError(raw)],
])('money that was sent to Stripe and had %s may be on its way', async (_, fault) => {
  await expect(typed(fault)).rejects.toThrow(/whether the money is on its way is not known.*no.* second time/)
})

it.each([
  ['refused', new StripeInvalidRequestError(raw)],
  ['not let in', new StripeAuthenticationError(raw)],
  ['no fault of Stripe', new Error('ours')],
])('what was %s is told by that', async (_, fault) => {
  await expect(typed(fault)).rejects.toBe(fault)
})
