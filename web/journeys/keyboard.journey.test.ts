import { expect, test } from 'vitest'
import { mailedLink } from './testing/inbox.ts'
import { useJourney } from './testing/journey.ts'
import { atKeyboard, type AtKeyboard } from './testing/keyboard.ts'
import type { Person } from './testing/person.ts'
import { newcomer } from './testing/sign-up.ts'

const journey = useJourney()

/** Answers the questions with Enter, and types an amount where one is given. */
async function answersByKeyboard(
  person: Person,
  keys: AtKeyboard,
  amounts: Readonly<Record<string, string>>,
): Promise<void> {
  for (let step = person.step(); step !== 'check'; step = person.step()) {
    const amount = amounts[step]
    if (amount !== undefined) {
      await keys.tabsTo(await person.heading())
      await keys.types(amount)
      await keys.presses('Enter')
    } else {
      await keys.tabsTo('Next')
      await keys.presses('Enter')
    }
    await person.page.waitForFunction(
      (before) => new URLSearchParams(location.search).get('step') !== before,
      {},
      step,
    )
    await keys.isAtHeading()
  }
}

test('from sign-up to the result without a mouse', async () => {
  const person = await journey.arrive(1280)
  const keys = atKeyboard(person)
  const who = newcomer('Halima', 'Bello')

  await person.opens('/signup')
  await person.sees('Continue')
  await keys.tabsTo('Skip to')
  await keys.tabsTo('Email')
  await keys.types(who.email)
  await keys.tabsTo('Password')
  await keys.types(who.password)
  await keys.presses('Enter')
  await person.isAt('/verify-pending')
  await keys.isAtHeading()

  await person.opens(await mailedLink(journey.services, who.email, '/verify'))
  await person.isAt('/login')
  await person.sees('Login')
  await keys.tabsTo('Email')
  await keys.types(who.email)
  await keys.tabsTo('Password')
  await keys.types(who.password)
  await keys.tabsTo('Login')
  await keys.presses('Space')
  await person.isAt('/onboarding')

  for (const step of [
    { 'First name': who.firstName, 'Last name': who.lastName },
    { Day: '7', Month: 'March', Year: '1988' },
    { 'What is your Tax ID?': '12345678-0001' },
    { 'What is your phone number?': '0803 555 0142' },
  ]) {
    await keys.isAtHeading()
    const heading = await person.heading()
    for (const [label, text] of Object.entries(step)) {
      await keys.tabsTo(label)
      await keys.types(text)
    }
    await keys.presses('Enter')
    await person.page.waitForFunction(
      (before) => document.querySelector('h1')?.textContent !== before,
      {},
      heading,
    )
  }
  await person.isAt('/dashboard')
  await keys.isAtHeading()

  await keys.tabsTo('New Tax Calculation')
  await keys.presses('Enter')
  await person.isAsked('tax-year')
  await keys.isAtHeading()
  await keys.tabsTo('Employee')
  await keys.presses('Space')
  await keys.presses('ArrowDown')
  await person.page.waitForSelector('input[value="self-employed"]:checked')
  await keys.tabsTo('Next')
  await keys.presses('Enter')
  await person.isAsked('had')
  await keys.isAtHeading()
  await keys.tabsTo('Rent for your home')
  await keys.presses('Space')
  await keys.tabsTo('Next')
  await keys.presses('Enter')
  await person.isAsked('business-income')
  await keys.isAtHeading()
  await answersByKeyboard(person, keys, { 'business-income': '2400000' })

  // A changed answer returns to the check page.
  await keys.tabsTo('Change')
  await keys.presses('Enter')
  await keys.isAtHeading()
  await keys.tabsTo('Back to check')
  await keys.presses('Enter')
  await person.isAsked('check')

  await person.sees('Saved')
  await keys.tabsTo('Calculate Tax')
  await keys.presses('Enter')
  await person.isAt('/results')
  await keys.isAtHeading()
  // 2,400,000 less 15.5% = 2,028,000: 15% of 1,228,000 is ₦184,200, masked on the free plan.
  await person.sees('₦184,***')
  await keys.tabsTo('Back to Dashboard')
  await keys.presses('Enter')
  await person.isAt('/dashboard')
  await keys.isAtHeading()
  expect(person.errors).toEqual([])
  await person.leave()
})
