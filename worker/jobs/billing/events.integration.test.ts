import { describe, expect, it } from 'vitest'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const DAY = 24 * 3_600_000

/** Whole days from now to the end of a person's plan. */
async function daysLeft(accountId: string): Promise<number | null> {
  const { until } = await billing.planOf(accountId)
  return until && Math.round((until.getTime() - billing.api.clock.now().getTime()) / DAY)
}

describe('what Stripe tells', () => {
  it('checkout completed: Pro for a year, and a receipt', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    expect(await billing.planOf(accountId)).toMatchObject({ paid: false, renewal: null, mails: [] })
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({
      paid: true,
      until: await billing.stripe.endOf(subscriptionId),
      renewal: 'automatic',
      mails: ['payment-receipt'],
    })
    expect(await daysLeft(accountId)).toBe(365)
  })

  it('renewed: another year, and another receipt', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    const first = await billing.stripe.endOf(subscriptionId)
    billing.advance(366)
    await billing.settle()
    const plan = await billing.planOf(accountId)
    expect(plan).toMatchObject({ paid: true, until: await billing.stripe.endOf(subscriptionId) })
    expect(plan.until?.getUTCFullYear()).toBe(first.getUTCFullYear() + 1)
    expect(plan.mails).toEqual(['payment-receipt', 'payment-receipt'])
  })

  it('payment failed: grace while Stripe tries again, one mail, and Pro again once it is paid', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    const failed = await billing.planOf(accountId)
    expect(failed).toMatchObject({ paid: true, renewal: 'payment_failed' })
    expect(failed.mails).toEqual(['payment-receipt', 'payment-failed'])
    expect(await daysLeft(accountId)).toBe(30)

    billing.stripe.declineAll(false)
    billing.advance(4)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({
      paid: true,
      until: await billing.stripe.endOf(subscriptionId),
      renewal: 'automatic',
      mails: ['payment-receipt', 'payment-failed', 'payment-receipt'],
    })
  })

  it('payment failed for good: Pro ends', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    billing.stripe.declineAll(false)
    await billing.stripe.sdk.subscriptions.cancel(subscriptionId)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: false, renewal: null })
  })

  it('cancelled at period end, and resumed: Pro stays to the end', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    const { subscriptions } = billing.stripe.sdk
    await subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'cancelled' })
    expect(await daysLeft(accountId)).toBe(365)
    await subscriptions.update(subscriptionId, { cancel_at_period_end: false })
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'automatic' })
  })

  it('cancelled now: Pro ends now', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.advance(10)
    await billing.stripe.sdk.subscriptions.cancel(subscriptionId)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: false, renewal: null })
    expect(await daysLeft(accountId)).toBe(0)
  })

  it('refunded in full: Pro ends now, and so does the subscription; one mail says so', async () => {
    const { accountId, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.refund(customerId)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: false, renewal: null })
    expect(await daysLeft(accountId)).toBe(0)
    expect((await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    await billing.settle()
    expect((await billing.planOf(accountId)).mails).toEqual(['payment-receipt', 'money-returned'])
    billing.advance(366)
    await billing.settle()
    expect((await billing.planOf(accountId)).mails).toEqual(['payment-receipt', 'money-returned'])
  })

  it('disputed: nothing renews until it is decided; won, it renews as before; lost, it is over', async () => {
    for (const [outcome, renewal, status] of [
      ['won', 'automatic', 'active'],
      ['lost', null, 'canceled'],
    ] as const) {
      const { accountId, customerId, subscriptionId } = await subscribed(billing)
      await billing.settle()
      billing.stripe.dispute(customerId)
      await billing.settle()
      const held = await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)
      expect([held.cancel_at_period_end, held.status]).toEqual([true, 'active'])
      billing.stripe.dispute(customerId, outcome)
      await billing.settle()
      expect(await billing.planOf(accountId)).toMatchObject({ renewal })
      expect((await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)).status).toBe(status)
    }
  })

  it('disputed: Pro ends now; won, it comes back; lost, it does not', async () => {
    for (const [outcome, paid] of [
      ['won', true],
      ['lost', false],
    ] as const) {
      const { accountId, customerId } = await subscribed(billing)
      await billing.settle()
      billing.stripe.dispute(customerId)
      await billing.settle()
      expect(await billing.planOf(accountId)).toMatchObject({ paid: false })
      billing.stripe.dispute(customerId, outcome)
      await billing.settle()
      expect(await billing.planOf(accountId)).toMatchObject({ paid })
    }
  })
})
