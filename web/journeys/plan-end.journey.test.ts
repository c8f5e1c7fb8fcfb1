import { expect, test, vi } from 'vitest'
import { signIn, createAccount, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { mailsTo } from './testing/inbox.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import {
  CONGRATULATIONS,
  confettiNow,
  daysPass,
  happensAtBank,
  isAtPayments,
  seesWithinAMinute,
} from './testing/payments.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'

const journey = useJourney()

async function pays(person: Person): Promise<void> {
  await person.opens('/upgrade')
  await person.sees('Annual Plan')
  await person.presses('Upgrade now')
  await isAtPayments(person, journey.services)
  await person.presses('Pay $10.00')
  await person.isAt('/dashboard')
  await seesWithinAMinute(person, 'You have Pro')
  await person.presses('Continue')
}

test('Pro cancelled at once: the open page says why it masks, My Account and a mail say it, and /upgrade what is lost', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Halima')
  const person = await journey.arrive()
  await signIn(person, services, account)
  await pays(person)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('₦834,000')

  const portal = await person.opensTab()
  await portal.opens('/account')
  await portal.sees('Paid Subscription')
  await portal.presses('Manage Subscription')
  await isAtPayments(portal, services)
  await portal.presses('Cancel now')
  await portal.sees('Ended on')

  await person.turnsHere()
  await seesWithinAMinute(person, 'the subscription was cancelled at once. Figures are hidden again')
  await person.sees('₦834,***')
  await checkScreen(person, 'pro-ended')

  await portal.turnsHere()
  await portal.follows('Back to NaijaTax')
  await portal.isAt('/account')
  await portal.sees('Free Plan')
  await portal.sees('the subscription was cancelled at once.')
  await checkScreen(portal, 'account-pro-ended')
  await portal.presses('Manage Subscription')
  await isAtPayments(portal, services)
  await portal.sees('Invoices')
  await portal.sees('$10.00, paid')

  const mails = async () => (await mailsTo(services, account.email)).map(({ subject }) => subject)
  await vi.waitFor(async () => expect(await mails()).toContain('Your NaijaTax Pro has ended'), 20_000)

  // Who pays again is told before that the year that was given up is not added.
  await person.opens('/account')
  await person.follows('Upgrade')
  await person.isAt('/upgrade')
  await person.sees('It is not added and not given back: a payment today buys Pro until')
  await checkScreen(person, 'upgrade-again')
  await person.follows('Back')
  await person.isAt('/account')
  expect([...person.errors, ...portal.errors]).toEqual([])
  await person.leave()
})

/** Somebody who pays, and what the payment provider calls them. */
async function payer(firstName: string) {
  const { services } = journey
  const account = await createAccount(services, firstName)
  const person = await journey.arrive()
  await signIn(person, services, account)
  await pays(person)
  const [row] = await rowsOf<{ customer_id: string }>(
    services,
    'select customer_id from stripe_customers where account_id = $1',
    [account.id],
  )
  return { person, customer: row?.customer_id ?? '' }
}

/** Opens My Account anew until it says so. */
async function accountSays(person: Person, words: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await person.opens('/account')
      await person.sees('Manage Subscription')
      expect(await person.reads()).toContain(words)
    },
    { timeout: 30_000, interval: 1_000 },
  )
}

test('what was given back stands on My Account in all, and what no bank took, also before a deletion', async () => {
  const { services } = journey
  const { person, customer } = await payer('Amaka')
  await happensAtBank(services, 'refund', { customer, amount: 400 })
  await accountSays(person, 'we gave $4.00 back to you')
  await person.sees('Paid Subscription')
  await happensAtBank(services, 'refund', { customer, amount: 600 })
  await accountSays(person, 'We gave $10.00 back to you: $4.00 on')
  await person.sees('Free Plan')
  await checkScreen(person, 'account-given-back')

  await happensAtBank(services, 'refund-failed', { customer })
  await accountSays(person, '$6.00 that we gave back to you on')
  for (const words of ['we gave $4.00 back to you', 'its payment was given back', 'The money is with us'])
    await person.sees(words)
  await person.sees('$6.00 that your bank did not take is with us and stays yours, also without the account')
  expect(await person.reads()).not.toContain('cancelled at once')
  await checkScreen(person, 'account-money-held')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('while the bank decides My Account and /upgrade offer no second payment, and say what happens', async () => {
  const { services } = journey
  const { person, customer } = await payer('Chidi')
  await happensAtBank(services, 'dispute', { customer })
  await accountSays(person, 'While the bank decides, no other payment is taken.')
  expect(await person.reads()).not.toContain('Upgrade')
  await checkScreen(person, 'account-disputed')
  await person.opens('/upgrade')
  await person.sees('Your last payment is disputed at your bank.')
  expect(await person.reads()).not.toContain('Upgrade now')
  await checkScreen(person, 'upgrade-disputed')

  await happensAtBank(services, 'dispute', { customer, status: 'lost' })
  await accountSays(person, 'Your bank took $10.00 back from us')
  await person.follows('Upgrade')
  await person.sees('Upgrade now')
  expect(person.errors).toEqual([])
  await person.leave()
})

// It moves the clock of payments by a year, for every journey behind it.
test('free to Pro through the pay page, to cancelled through the portal, to free when the year ends', async () => {
  const { services } = journey
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services, 'Ifeoma')
  await person.opens('/questionnaire')
  await calculates(person)
  await person.isAt('/results')
  await person.sees('₦834,***')
  await person.sees('$10/year. No refunds. Powered by a card payment provider.')
  await person.follows('Upgrade')
  await person.isAt('/upgrade')
  for (const words of [
    'Annual Plan',
    '$10/year',
    'Secure checkout via a card payment provider',
    'until you cancel',
    'In My Account, before renewal.',
    'Refunds None, except where the law gives one or we decide to give one',
    'Saved calculations 3 Unlimited',
  ])
    await person.sees(words)
  await checkScreen(person, 'upgrade')
  expect(await person.page.$$('iframe, input')).toEqual([])

  await person.presses('Upgrade now')
  await isAtPayments(person, services)
  await person.sees('$10.00 a year')
  await checkScreen(person, 'pay-page')
  await person.presses('Pay $10.00')
  await person.isAt('/dashboard')
  await person.sees('You have Pro')
  expect(await confettiNow(person)).toBeGreaterThan(0)
  expect(person.page.url()).not.toContain('upgraded')
  await checkScreen(person, 'celebration')
  // One congratulation at a time: the toast when the dialog is closed.
  expect(await person.reads()).not.toContain(CONGRATULATIONS)
  await person.presses('Continue')
  await person.sees(CONGRATULATIONS)
  expect(await person.reads()).not.toContain('You have Pro')
  await person.sees('₦834,000')

  // The celebration is shown once for the account, whatever the address says.
  await person.opens('/dashboard?upgraded=1')
  await person.sees('₦834,000')
  await person.sees('Pro, active until')
  expect(await person.page.$('dialog[open] canvas')).toBeNull()

  await person.opens('/account')
  await person.sees('Paid Subscription')
  await person.sees('Active until')
  await checkScreen(person, 'account-paid')
  await person.presses('Manage Subscription')
  await isAtPayments(person, services)
  await person.sees('Your subscription')
  await checkScreen(person, 'portal')
  await person.presses('Cancel at the end of the period')
  await person.sees('Resume the subscription')
  await person.follows('Back to NaijaTax')
  await person.isAt('/account')
  await seesWithinAMinute(person, 'Cancelled: it does not renew')

  await person.opens('/dashboard')
  await person.sees('₦834,000')
  await daysPass(services, 367)
  await seesWithinAMinute(person, 'Free Plan, 2 calculations left')
  expect(await person.page.content()).not.toMatch(/834,?000/)
  const stored = await person.page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(stored).not.toMatch(/834,?000|5,?800,?000/)
  await person.opens('/account')
  await person.sees('Free Plan')
  expect(person.errors).toEqual([])
  await person.leave()
})
