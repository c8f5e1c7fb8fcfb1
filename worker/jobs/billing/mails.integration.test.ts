import { describe, expect, it } from 'vitest'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()

const textsTo = (email: string) =>
  billing.mails
    .filter((mail) => mail.to?.[0]?.address === email)
    .map(({ subject, text }) => `${subject}\n${text}`)

const subjects = (email: string) => textsTo(email).map((text) => text.split('\n')[0])

const DAY = 24 * 3_600_000

const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', dateStyle: 'long' }).format(moment)

describe('the receipt', () => {
  it('says what was paid, when, and until when, once', async () => {
    const { account, subscriptionId, customerId } = await subscribed(billing)
    await billing.settle()
    await billing.run('sync-subscription', { customerId })
    await billing.work()
    const texts = textsTo(account.email)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('Your NaijaTax Pro receipt')
    expect(texts[0]).toContain('$10.00')
    const until = await billing.stripe.endOf(subscriptionId)
    expect(texts[0]).toContain(dayOf(until))
    expect(texts[0]).toContain('http://naijatax.test/account')
  })
})

describe('the reminder', () => {
  it('comes 14 days before the renewal, once a period', async () => {
    const { account, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.advance(350)
    expect(await billing.run('remind-renewals', {})).toBe('0 reminded')
    billing.advance(2)
    expect(await billing.run('remind-renewals', {})).toMatch(/^[1-9]\d* reminded$/)
    expect(await billing.run('remind-renewals', {})).toBe('0 reminded')
    await billing.work()
    const reminders = textsTo(account.email).filter((text) => text.includes('Pro renews soon'))
    expect(reminders).toHaveLength(1)
    // Its subject says the day: it may go out later than it was due.
    expect(reminders[0]).toContain(
      `NaijaTax Pro renews on ${dayOf(await billing.stripe.endOf(subscriptionId))}`,
    )
    expect(reminders[0]).toContain('$10.00')
  })

  it('does not come to whoever cancelled, nor when they cancel before it is sent', async () => {
    const [cancelled, late] = [await subscribed(billing), await subscribed(billing)]
    const cancel = (id: string) => billing.stripe.sdk.subscriptions.update(id, { cancel_at_period_end: true })
    await cancel(cancelled.subscriptionId)
    await billing.settle()
    billing.advance(360)
    await billing.settle()
    await billing.run('remind-renewals', {})
    await cancel(late.subscriptionId)
    await billing.run('sync-subscription', { customerId: late.customerId })
    const outcomes = await billing.work()
    expect(outcomes).toContain('not sent: what it tells is not so any more')
    for (const { account } of [cancelled, late])
      expect(textsTo(account.email).filter((text) => text.includes('Pro renews soon'))).toEqual([])
  })
})

describe('the word of a failed payment', () => {
  it('comes once', async () => {
    const { account, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    await billing.run('sync-subscription', { customerId })
    await billing.work()
    const failed = () => textsTo(account.email).filter((text) => text.includes('did not go through'))
    expect(failed()).toHaveLength(1)
  })

  it('does not come when it was paid before it went out', async () => {
    const { account, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    await billing.run('sync-subscription', { customerId })
    billing.stripe.declineAll(false)
    billing.advance(4)
    await billing.run('sync-subscription', { customerId })
    await billing.work()
    const failed = textsTo(account.email).filter((text) => text.includes('did not go through'))
    expect(failed).toEqual([])
  })
})

describe('money that went back', () => {
  it('in part: the amount, and that Pro stays; the rest later, once each', async () => {
    const { account, accountId, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.refundPart(customerId, 300)
    await billing.settle()
    await billing.run('sync-subscription', { customerId })
    await billing.work()
    const [, part, ...none] = textsTo(account.email)
    expect(none).toEqual([])
    expect(part).toContain('NaijaTax gave money back to you')
    expect(part).toContain('$3.00')
    expect(part).toContain(
      `Pro stays: it is active until ${dayOf(await billing.stripe.endOf(subscriptionId))}`,
    )
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'automatic' })
    const client = await billing.api.signedInAs({ id: accountId })
    expect((await client.get('/billing/status')).body['moneyReturned']).toMatchObject([
      { kind: 'given-back', amountCents: 300 },
    ])

    billing.stripe.refund(customerId)
    await billing.settle()
    const [, , rest, ...more] = textsTo(account.email)
    expect(more).toEqual([])
    expect(rest).toContain('Your NaijaTax Pro has ended')
    expect(rest).toContain('$7.00')
    expect((await client.get('/billing/status')).body['moneyReturned']).toMatchObject([
      { amountCents: 300 },
      { amountCents: 700 },
    ])
  })

  it('by the bank, after a part was refunded: what the bank took, and no more', async () => {
    const { account, customerId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.refundPart(customerId, 300)
    billing.stripe.dispute(customerId, 'lost')
    await billing.settle()
    const texts = textsTo(account.email).slice(1).join('\n')
    expect(texts).toContain('gave back $3.00')
    expect(texts).toContain('took back $7.00')
  })

  it('while nobody told us, and the year after: each payment has its receipt', async () => {
    const { account, accountId, customerId } = await subscribed(billing)
    billing.stripe.refund(customerId)
    billing.advance(366)
    billing.advance(366)
    await billing.settle()
    const texts = textsTo(account.email)
    expect(texts.filter((text) => text.includes('Pro receipt'))).toHaveLength(3)
    expect(texts.filter((text) => text.includes('gave back $10.00'))).toHaveLength(1)
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
  })
})

describe('the end of Pro, and of its renewal', () => {
  it('cancelled at once: the day, that it was cancelled, and to when it was paid; once', async () => {
    const { account, accountId, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.advance(20)
    await billing.stripe.sdk.subscriptions.cancel(subscriptionId)
    await billing.settle()
    await billing.run('sync-subscription', { customerId })
    await billing.work()
    const [, ended, ...none] = textsTo(account.email)
    expect(none).toEqual([])
    expect(ended).toContain('Your NaijaTax Pro has ended')
    expect(ended).toContain(
      `It ended on ${dayOf(billing.api.clock.now())}. The subscription was cancelled at once`,
    )
    const paidUntil = await billing.stripe.endOf(subscriptionId)
    expect(ended).toContain(`which was ${dayOf(paidUntil)}. There are no refunds, except where`)
    const { body } = await (await billing.api.signedInAs({ id: accountId })).get('/billing/status')
    expect(body['ended']).toMatchObject({ why: 'cancelled', givenUpUntil: paidUntil.toISOString() })
  })

  it('cancelled, resumed, cancelled again and run out: each is told, once', async () => {
    const { account, subscriptionId } = await subscribed(billing)
    const cancelAtEnd = async (cancel: boolean) => {
      await billing.stripe.sdk.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel })
      await billing.settle()
      billing.advance(1)
    }
    await billing.settle()
    for (const cancel of [true, false, true]) await cancelAtEnd(cancel)
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    expect(subjects(account.email)).toEqual([
      'Your NaijaTax Pro receipt',
      'NaijaTax Pro will not renew',
      'NaijaTax Pro renews again',
      'NaijaTax Pro will not renew',
      'Your NaijaTax Pro has ended',
    ])
    expect(textsTo(account.email).at(-1)).toContain('it does not renew')
  })

  it('disputed and won: that it is off while the bank decides, and that it is back', async () => {
    const { account, customerId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.dispute(customerId)
    await billing.settle()
    await billing.settle()
    billing.stripe.dispute(customerId, 'won')
    await billing.settle()
    await billing.settle()
    const [, off, back, ...none] = textsTo(account.email)
    expect(none).toEqual([])
    expect(off).toContain('Its payment is disputed at your bank.')
    expect(back).toContain('Your NaijaTax Pro is back')
    expect(back).toContain('It renews on')
  })

  it('resumed less than 14 days before it renews: no reminder is promised that does not come', async () => {
    const { account, subscriptionId } = await subscribed(billing)
    await billing.settle()
    const renew = async (cancelAtPeriodEnd: boolean) => {
      await billing.stripe.sdk.subscriptions.update(subscriptionId, {
        cancel_at_period_end: cancelAtPeriodEnd,
      })
      await billing.settle()
      return textsTo(account.email).at(-1)
    }
    await renew(true)
    expect(await renew(false)).toContain('We write to you 14 days before.')
    const left = (await billing.stripe.endOf(subscriptionId)).getTime() - billing.api.clock.now().getTime()
    billing.advance(left / DAY - 5)
    await renew(true)
    const late = await renew(false)
    expect(late).toContain('NaijaTax Pro renews again')
    expect(late).not.toContain('14 days before')
  })

  it('of an older payment while the newer one is disputed: no mail leads to a payment that is not taken', async () => {
    const { account, customerId, subscriptionId } = await subscribed(billing)
    await billing.settle()
    const [older] = (await billing.stripe.sdk.charges.list({ customer: customerId })).data
    const paidOn = dayOf(billing.api.clock.now())
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    billing.stripe.dispute(customerId)
    await billing.settle()
    await billing.stripe.sdk.refunds.create({ charge: older?.id ?? '' })
    await billing.settle()
    const mail = textsTo(account.email).at(-1)?.replaceAll(/\s+/g, ' ')
    expect(mail).toContain('NaijaTax gave money back to you')
    expect(mail).toContain(`we gave back $10.00 of what you paid for NaijaTax Pro on ${paidOn}.`)
    expect(mail).toContain('Pro is off while your bank decides about a payment that you disputed')
    expect(mail).not.toContain('You can subscribe again')
    const { body } = await (await billing.api.signedInAs(account)).get('/billing/status')
    expect(body['moneyReturned']).toMatchObject([
      { amountCents: 1_000, paidAt: older && new Date(older.created * 1000).toISOString() },
    ])

    await (await billing.api.signedInAs(account)).delete('/users/me')
    await billing.work()
    const deleted = textsTo(account.email).at(-1)?.replaceAll(/\s+/g, ' ')
    expect(deleted).toContain(
      'Your bank decides about the payment that you disputed, also without the account',
    )
  })

  it('that went back before its receipt was made: the receipt promises nothing', async () => {
    const { account, customerId } = await subscribed(billing)
    billing.stripe.refund(customerId)
    await billing.settle()
    const receipt = textsTo(account.email)
      .find((text) => text.includes('receipt'))
      ?.replaceAll(/\s+/g, ' ')
    expect(receipt).toContain('It went back since: a mail of its own tells what.')
    expect(receipt).not.toMatch(/It pays for Pro|renews by itself, and/)
  })

  it('by a payment that went back: the mail about the money alone', async () => {
    const [refunded, lost] = [await subscribed(billing), await subscribed(billing)]
    await billing.settle()
    billing.stripe.refund(refunded.customerId)
    billing.stripe.dispute(lost.customerId, 'lost')
    for (let round = 0; round < 3; round += 1) await billing.settle()
    expect(subjects(refunded.account.email).slice(1)).toEqual(['Your NaijaTax Pro has ended'])
    expect(subjects(lost.account.email).slice(1)).toEqual(['Your bank took back a NaijaTax Pro payment'])
  })

  it('of a renewal that was never paid: when its tries are over', async () => {
    const { account, subscriptionId } = await subscribed(billing)
    await billing.settle()
    billing.stripe.declineAll(true)
    await billing.advanceToEndOf(subscriptionId)
    await billing.settle()
    for (let week = 0; week < 5; week += 1) {
      billing.advance(7)
      await billing.settle()
    }
    billing.stripe.declineAll(false)
    const texts = textsTo(account.email)
    expect(texts.filter((text) => text.includes('Pro has ended'))).toHaveLength(1)
    expect(texts.at(-1)).toContain('Its renewal was not paid')
    expect(texts.find((text) => text.includes('did not go through'))).toMatch(
      /Without one Pro ends by \d+ \w+ \d{4}/,
    )
  })
})

it('no job about money holds an address, an amount or a name', async () => {
  const { account } = await subscribed(billing)
  await billing.settle()
  // Random ids hold any digits.
  const payloads = JSON.stringify(await billing.api.db.rows('select payload from outbox')).replaceAll(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,}/g,
    'id',
  )
  expect(payloads).toContain('"evt_id"')
  for (const personal of [account.email, account.firstName ?? '', '1000', '$'])
    expect(payloads).not.toContain(personal)
})
