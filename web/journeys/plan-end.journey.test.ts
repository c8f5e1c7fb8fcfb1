import { expect, test, vi } from 'vitest'
import { signIn, createAccount } from './testing/accounts.ts'
import { mailsTo } from './testing/inbox.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import { isAtPayments, seesWithinAMinute } from './testing/payments.ts'
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
