import { expect, test } from 'vitest'
import { draftsOf, signInToNewAccount, type ReadyAccount } from './testing/accounts.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** The answers of the only draft of an account, once they say what is expected. */
async function savedAnswers(account: ReadyAccount, isSaved: (answers: Record<string, unknown>) => boolean) {
  return await expect
    .poll(
      async () => {
        const [draft, ...others] = await draftsOf(journey.services, account)
        return others.length === 0 && draft !== undefined && isSaved(draft.answers)
      },
      { timeout: 10_000 },
    )
    .toBe(true)
}

/** Types into the calculator of the landing page. */
async function triesFigures(person: Person, salary: string, rent: string): Promise<void> {
  await person.opens('/')
  await person.fills('Salary a month, in naira', salary)
  await person.fills('Rent you paid in the year, in naira', rent)
  await person.presses('Work it out')
  await person.sees('These stay on this device and can start your first calculation.')
}

const offer =
  'Start with ₦350,000 a month and ₦1,200,000 rent: I typed them on this device before I signed in'

test('figures of the landing page start the first calculation of one account, and of no other', async () => {
  const person = await journey.arrive()
  await triesFigures(person, '350k', '1.2 million')
  await checkScreen(person, 'landing-kept')
  await signInToNewAccount(person, journey.services)
  await person.opens('/dashboard')
  await person.sees('Start your first one')
  expect(await person.isTicked(offer)).toBe(false)
  await checkScreen(person, 'dashboard-first')

  // On a shared computer: the next to sign in is not offered them, and they are gone.
  const account = await signInToNewAccount(person, journey.services, 'Ngozi')
  await person.opens('/dashboard')
  await person.sees('Start your first one')
  expect(await person.reads()).not.toContain('350,000')
  await triesNothing(person, account)

  expect(person.errors).toEqual([])
  await person.leave()
})

/** Starts with a status and nothing else: the draft has no figure of anybody. */
async function triesNothing(person: Person, account: ReadyAccount): Promise<void> {
  await person.follows('Employee')
  await person.isAsked('had')
  await savedAnswers(account, (answers) => answers['status'] === 'employee')
  const [draft] = await draftsOf(journey.services, account)
  expect(draft?.answers).not.toHaveProperty('salary')
  expect(draft?.answers).not.toHaveProperty('had')
}

test('unticking says what is left out and Next clears it; a tick that changes the status can be undone', async () => {
  const person = await journey.arrive()
  await triesFigures(person, '350k', '1.2 million')
  const account = await signInToNewAccount(person, journey.services)
  await person.opens('/dashboard')
  await person.ticks(offer)
  await person.follows('Employee')
  await person.isAsked('had')
  expect(await person.isTicked('Rent for your home')).toBe(true)
  await savedAnswers(
    account,
    ({ salary, rentPaidBySelf }) => [salary, rentPaidBySelf].join() === '4,200,000,1,200,000',
  )

  // Unticked, the amount waits; ticked again, it is back; unticked on Next, it is gone.
  await person.ticks('Rent for your home')
  await person.sees('₦1,200,000 will be left out')
  await checkScreen(person, 'tick-list')
  await person.ticks('Rent for your home')
  expect(await person.reads()).not.toContain('will be left out')
  await person.ticks('Rent for your home')
  await person.ticks('Your own business or side work')
  await person.sees('We then count you as Both')
  await person.presses('Next')
  await person.isAsked('business-income')
  await person.sees('Status changed to Both.')
  await savedAnswers(
    account,
    ({ status, had, rentPaidBySelf }) => status === 'both' && had === 'none' && !rentPaidBySelf,
  )

  await person.presses('Undo')
  await person.isAsked('salary')
  await savedAnswers(account, ({ status, had }) => status === 'employee' && had === 'none')
  expect(await person.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await person.follows('Back')
  await person.isAsked('had')
  expect(await person.isTicked('Your own business or side work')).toBe(false)
  expect(await person.isTicked('Rent for your home')).toBe(false)

  // A status that hides the salary says so before anything is pressed, and gives it back.
  await person.follows('Back')
  await person.isAsked('tax-year')
  await person.chooses('Pensioner')
  await person.sees('₦4,200,000 of pay will not be counted for Pensioner.')
  await checkScreen(person, 'status-hides')
  await person.presses('Undo')
  expect(await person.reads()).not.toContain('will not be counted')
  await savedAnswers(account, ({ status, salary }) => status === 'employee' && salary === '4,200,000')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a year other than this is chosen in place', async () => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services)
  await person.opens('/questionnaire')
  await person.isAsked('tax-year')
  await person.presses('Another tax year')
  expect(await person.page.evaluate(() => document.activeElement?.id)).toBe('taxYear')
  await person.picks('Tax year', '2025')
  await person.sees('How did you earn your income in 2025?')
  await person.chooses('Other')
  await person.presses('Next')
  await person.isAsked('had')
  await person.sees('Which of these did you have in 2025?')
  expect(person.errors).toEqual([])
  await person.leave()
})
