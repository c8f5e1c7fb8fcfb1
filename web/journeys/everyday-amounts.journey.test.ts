import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createAccount, draftsOf, rowsOf, signIn } from './testing/accounts.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

const valueOf = (person: Person, id: string) =>
  person.page.$eval(`#${id}`, (input) => (input as HTMLInputElement).value)

test('an amount is read as it is typed, and a figure under ₦1,000 is asked about', async () => {
  const person = await journey.arrive()
  const account = await createAccount(journey.services)
  const id = randomUUID()
  const answers = { taxYear: '2026', status: 'other', rentPaidBySelf: '2,000,000' }
  await rowsOf(
    journey.services,
    `insert into drafts (id, account_id, answers, current_step, version, created_at, updated_at)
     values ($1, $2, $3, 4, 1, $4, $4)`,
    [id, account.id, JSON.stringify(answers), new Date()],
  )
  await signIn(person, journey.services, account)
  await person.opens(`/questionnaire?draft=${id}&step=rent-paid-by-self`)
  await person.sees('Saved')
  const kept = (rent: string) =>
    vi.waitFor(
      async () => {
        const [draft] = await draftsOf(journey.services, account)
        expect(draft?.answers['rentPaidBySelf']).toBe(rent)
      },
      { timeout: 10_000, interval: 200 },
    )

  await person.fillsTheField('N1.5m')
  await person.sees('1.5 million naira for the year, ₦125,000 a month')
  await person.page.keyboard.press('Tab')
  expect(await valueOf(person, 'rentPaidBySelf')).toBe('1,500,000')
  await kept('1,500,000')

  await person.fillsTheField('1.2')
  await person.sees('₦1.20 for the year? Choose what you mean, or type on.')
  await checkScreen(person, 'amount-small')
  await person.presses('1.2 million')
  expect(await valueOf(person, 'rentPaidBySelf')).toBe('1,200,000')
  expect(await person.page.evaluate(() => document.activeElement?.id)).toBe('rentPaidBySelf')
  await person.sees('1.2 million naira for the year')
  expect(await person.reads()).not.toContain('Choose what you mean')
  await kept('1,200,000')

  await person.fillsTheField('1.2')
  await person.sees('Choose what you mean')
  await person.presses('Next')
  await vi.waitFor(() => expect(person.step()).not.toBe('rent-paid-by-self'))
  await kept('1.20')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('the small calculator asks about a figure under ₦1,000, and stands in figures afterwards', async () => {
  const person = await journey.arrive()
  await person.opens('/')
  await person.fills('Salary a month, in naira', '450')
  await person.sees('₦450 a month? Choose what you mean, or type on.')
  await checkScreen(person, 'landing-amount-small')
  await person.presses('450 thousand')
  expect(await valueOf(person, 'salary')).toBe('450,000')
  await person.fills('Rent you paid in the year, in naira', '1.2m')
  await person.presses('Work it out')
  expect(await valueOf(person, 'rent')).toBe('1,200,000')
  await person.sees('₦718,***')
  expect(person.errors).toEqual([])
  await person.leave()
})
