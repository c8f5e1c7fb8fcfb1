import { expect, it } from 'vitest'
import { readStripeLag } from '../../../db/stores/stripe-events.ts'
import { dayInLagos } from '../../../templates/email/formats.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()

const mailsTo = (email: string) => billing.mails.filter(({ to }) => to?.[0]?.address === email)
const waiting = () => billing.api.db.rows('select purpose from mail_requests')

it('a deletion stops the renewal and is confirmed by one mail; then nothing of the address is kept', async () => {
  const { account, subscriptionId } = await subscribed(billing)
  await billing.settle()
  const before = mailsTo(account.email).length
  const [one, two] = [await billing.api.signedInAs(account), await billing.api.signedInAs(account)]
  const answers = await Promise.all([one.delete('/users/me'), two.delete('/users/me')])
  expect(answers.map(({ status }) => status)).toContain(204)
  expect(await waiting()).toEqual([{ purpose: 'account-deleted' }])

  await billing.settle()
  const [mail, ...none] = mailsTo(account.email).slice(before)
  expect(none).toEqual([])
  expect(mail?.subject).toBe('Your NaijaTax account is deleted')
  expect(mail?.text).toContain('it ended with the account, without a refund of its own')
  expect(await waiting()).toEqual([])
  expect((await billing.stripe.sdk.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
})

it('money that a bank did not take outlives the account: the page, the mail and the audit log say so', async () => {
  const { account, customerId } = await subscribed(billing)
  await billing.settle()
  billing.stripe.refund(customerId)
  await billing.settle()
  billing.stripe.failRefund(customerId)
  await billing.settle()
  await billing.settle()
  const client = await billing.api.signedInAs(account)
  const { body } = await client.get('/billing/status')
  const money = { amountCents: 1_000, currency: 'usd', at: billing.api.clock.now().toISOString() }
  expect(body).toMatchObject({ paid: false, ended: { why: 'refunded', givenUpUntil: null } })
  expect(body).toMatchObject({ moneyReturned: [], moneyHeld: [money] })

  expect((await client.delete('/users/me')).status).toBe(204)
  await billing.settle()
  const text = mailsTo(account.email).at(-1)?.text?.replaceAll(/\s+/g, ' ')
  const today = dayInLagos(billing.api.clock.now())
  expect(text).toContain(
    `$10.00 of what you paid on ${today} that we gave back to you on ${today} did not reach your bank.`,
  )
  expect(text).not.toContain('in_')
  expect(text).toContain('Somebody was signed in as you.')
  const [entry] = await billing.api.db.rows(
    `select detail from audit_log where account_id = ? and action = 'user_deleted'`,
    [account.id],
  )
  expect(entry).toMatchObject({ detail: { unreturned: [{ cents: 1_000, currency: 'usd' }] } })
})

it('the events of a deleted account are not read again as ones that Stripe told late', async () => {
  // What the tests before left untold at Stripe.
  await billing.run('reconcile-billing', {})
  await billing.work()
  const { account, accountId } = await subscribed(billing)
  await billing.settle()
  expect((await (await billing.api.signedInAs(account)).delete('/users/me')).status).toBe(204)
  await billing.settle()
  // What the cancellation itself has Stripe tell.
  await billing.settle()
  billing.advance(2)
  const hourAgo = new Date(billing.api.clock.now().getTime() - 3_600_000)
  const outcome = await billing.run('reconcile-billing', {})
  await billing.work()
  expect(outcome).toMatch(/^0 missed events, 0 again/)
  expect(await readStripeLag(billing.api.db.connection, hourAgo)).toEqual({ events: 0, slowestSeconds: 0 })
  // What happens at Stripe about a customer who is gone is told, and done, as it comes: nobody is made of it again.
  expect(await billing.api.db.rows('select 1 from accounts where id = ?', [accountId])).toEqual([])
  expect(await billing.api.db.rows('select 1 from stripe_events where done_at is null')).toEqual([])
  expect(
    await billing.api.db.rows(`select 1 from stripe_events where object_id = '' and customer_id is null`),
  ).not.toEqual([])
})

it('of an account whose address is another’s now nobody is told', async () => {
  const account = await billing.person()
  await billing.api.db.rows('update accounts set sealed_at = ? where id = ?', [
    billing.api.clock.now(),
    account.id,
  ])
  const client = await billing.api.signedInAs(account)
  expect((await client.delete('/users/me')).status).toBe(204)
  expect(await waiting()).toEqual([])
})
