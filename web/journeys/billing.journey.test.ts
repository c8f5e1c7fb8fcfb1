import { expect, test, vi } from 'vitest'
import { rowsOf, createAccount, signIn, makePro, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { holdsCalls } from './testing/held-calls.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import {
  CONGRATULATIONS,
  confettiNow,
  isAtPayments,
  paymentsAre,
  seesWithinAMinute,
} from './testing/payments.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'

const journey = useJourney()

async function arrivesFree(firstName: string): Promise<Person> {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services, firstName)
  return person
}

async function goesToPay(person: Person): Promise<void> {
  await person.opens('/upgrade')
  await person.sees('Annual Plan')
  await person.presses('Upgrade now')
  await isAtPayments(person, journey.services)
}

/** The page comes back to the front, after another tab or another app. */
const isShownAgain = (person: Person) =>
  person.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a plan that ended while nobody looked leaves nothing in full on the device', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Bisi')
  await makePro(services, account.email)
  const person = await journey.arrive()
  await signIn(person, services, account)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('Tax Calculation Complete!')
  await person.sees('₦834,000')
  const stored = () => person.page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(await stored()).toMatch(/834000/)

  await person.page.goto('about:blank')
  await rowsOf(services, 'update accounts set subscription_active_until = $1 where id = $2', [
    new Date(),
    account.id,
  ])
  await person.opens('/dashboard')
  await person.sees('Free Plan, 2 calculations left')
  await person.sees('₦834,***')
  // The code that follows the plan loads after the page.
  await vi.waitFor(async () => expect(await stored()).not.toMatch(/834,?000|5,?800,?000/), 10_000)
  expect(person.errors).toEqual([])
  await person.leave()
})

test('the end of Pro reaches pages that opened just before it, whichever answer comes last', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Ngozi')
  await makePro(services, account.email)
  const person = await journey.arrive()
  await signIn(person, services, account)
  const id = await keepsCalculation(person, {
    status: 'employee',
    salary: 6_000_000,
    rentPaidBySelf: 1_000_000,
  })
  const ends = (at = new Date()) =>
    rowsOf(services, 'update accounts set subscription_active_until = $1 where id = $2', [at, account.id])

  // The plan is answered after the end, the figures before it, and either arrives last.
  for (const [page, last] of [
    ['/dashboard', 'plan'],
    [`/submissions/${id}`, 'plan'],
    [`/submissions/${id}`, 'figures'],
  ] as const) {
    await person.page.goto('about:blank')
    await makePro(services, account.email)
    const plan = await holdsCalls(person.page, 'billing/status', 'Request')
    const figures = await holdsCalls(person.page, 'submissions*', 'Response')
    await person.opens(page)
    await Promise.all([plan.count(1), figures.count(1)])
    await ends()
    await (last === 'plan' ? figures : plan).release()
    await person.sees(last === 'plan' ? '₦666,600' : 'NaijaTax')
    await (last === 'plan' ? plan : figures).release()
    await person.sees(page === '/dashboard' ? '₦666,***' : 'Hidden, upgrade to see')
    expect(await person.reads()).not.toMatch(/666,?600/)
  }

  // The estimate, by itself when the end that the page knows has come, and in a hidden page when it is shown again.
  await makePro(services, account.email)
  const draft = await person.page.evaluate(async () => {
    const answers = { taxYear: 2026, status: 'employee', salary: 6_000_000 }
    const answer = await fetch('/api/drafts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answers, currentStep: 0 }),
    })
    return ((await answer.json()) as { id: string }).id
  })
  await ends(new Date(Date.now() + 4_000))
  await person.opens(`/questionnaire?draft=${draft}&step=salary`)
  await person.sees('₦702,600')
  await person.sees('₦702,***')
  await makePro(services, account.email)
  await isShownAgain(person)
  await person.sees('You have Pro')
  await person.presses('Continue')
  await person.sees('₦702,600')
  await ends()
  await isShownAgain(person)
  await person.sees('₦702,***')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a Pro is celebrated on one page of all that see it begin', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Sade')
  const [phone, laptop] = [await journey.arrive(), await journey.arrive()]
  for (const person of [phone, laptop]) {
    await signIn(person, services, account)
    await person.opens('/dashboard')
    await person.sees('Free Plan')
  }
  await makePro(services, account.email)
  const both = [phone, laptop]
  for (const person of both)
    await vi.waitFor(async () => {
      await isShownAgain(person)
      expect(await person.reads()).toContain('Pro, active until')
    }, 10_000)
  // Whichever asked first; what would celebrate on the other comes after its question is answered.
  const celebrations = async () =>
    (await Promise.all(both.map((person) => person.reads()))).filter((words) =>
      words.includes('You have Pro'),
    )
  await vi.waitFor(async () => expect(await celebrations()).toHaveLength(1), 10_000)
  for (const { page } of both) await page.waitForNetworkIdle({ idleTime: 500 })
  expect(await celebrations()).toHaveLength(1)
  // Loaded anew before it was closed, the page goes on with it; closed, it is over.
  const celebrating = (await phone.reads()).includes('You have Pro') ? phone : laptop
  await celebrating.page.reload()
  await celebrating.sees('You have Pro')
  await celebrating.presses('Continue')
  await celebrating.page.reload()
  await celebrating.sees('Pro, active until')
  await celebrating.page.waitForNetworkIdle({ idleTime: 500 })
  expect(await celebrations()).toEqual([])
  expect([...phone.errors, ...laptop.errors]).toEqual([])
  await phone.leave()
  await laptop.leave()
})

test('a declined card and a payment given up leave the plan as it was', async () => {
  const person = await arrivesFree('Musa')
  await goesToPay(person)
  await person.presses('Pay with a card that is declined')
  await person.sees('Your card was declined.')
  await checkScreen(person, 'pay-page-declined')
  await person.follows('Cancel and go back')
  await person.isAt('/upgrade')
  await person.sees('Upgrade now')
  await person.opens('/account')
  await person.sees('Free Plan')
  expect(person.errors.filter((error) => !error.startsWith('402 /pay/'))).toEqual([])
  await person.leave()
})

test('upgraded=1 grants nothing and says that the payment is awaited', async () => {
  const person = await arrivesFree('Zainab')
  await person.opens('/dashboard?upgraded=1')
  await person.sees('Waiting for your payment to be confirmed')
  await person.sees('Free Plan')
  expect(person.page.url()).not.toContain('upgraded')
  expect(await person.page.$('dialog[open] canvas')).toBeNull()
  await checkScreen(person, 'awaiting-payment')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('with checkout down the fixed payment link takes over, and its payment finds the account', async () => {
  const { services } = journey
  const person = await arrivesFree('Bola')
  await person.opens('/upgrade')
  await person.sees('Annual Plan')
  await paymentsAre(services, 'error')
  await person.presses('Upgrade now')
  await isAtPayments(person, services)
  await paymentsAre(services, 'up')
  const email = await person.page.$eval('#email', (input) => (input as HTMLInputElement).value)
  expect(email).toMatch(/^bola\./)
  await person.presses('Pay $10.00')
  await person.isAt('/dashboard')
  await seesWithinAMinute(person, 'You have Pro')
  expect(person.errors).toEqual(['503 /api/billing/checkout-session'])
  await person.leave()
})

test('a slow payment provider is told of after a second, and given up for the fixed link', async () => {
  const { services } = journey
  const person = await arrivesFree('Kelechi')
  await person.opens('/upgrade')
  await person.sees('Annual Plan')
  const checkout = await holdsCalls(person.page, 'billing/checkout-session', 'Request')
  await person.presses('Upgrade now')
  await person.sees('Opening the payment page...')
  await isAtPayments(person, services)
  expect(await person.page.$('#email')).not.toBeNull()
  await checkout.release()
  await person.leave()
})

test('with less motion asked for, Pro begins without confetti', async () => {
  const person = await arrivesFree('Efe')
  await person.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await goesToPay(person)
  await person.presses('Pay $10.00')
  await person.isAt('/dashboard')
  await seesWithinAMinute(person, 'You have Pro')
  expect(await confettiNow(person)).toBe(0)
  await person.presses('Continue')
  await person.sees(CONGRATULATIONS)
  await person.sees('Pro, active until')
  expect(person.errors).toEqual([])
  await person.leave()
})
