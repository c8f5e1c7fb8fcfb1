import { expect, test, vi } from 'vitest'
import { rowsOf, draftsOf, signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { answersQuestions, ownerWhoRents, reachesBusinessIncome } from './testing/questionnaire.ts'
import { onSlowLine } from './testing/slow-line.ts'

const journey = useJourney()

/** The save state that the page shows. */
const saveState = (person: Person): Promise<string> =>
  person.page.evaluate(
    () =>
      /Saved|Saving|Offline: kept on this device|Not saved to your account/.exec(
        document.body.innerText,
      )?.[0] ?? '',
  )

test('F22: every answer over a slow line that breaks: one save at a time, one calculation, no word that is not so', async () => {
  const { services } = journey
  const person = await journey.arrive()
  person.page.setDefaultTimeout(40_000)
  const account = await signInToNewAccount(person, services)
  const line = await onSlowLine(person.page, 4)

  await person.opens('/questionnaire')
  await reachesBusinessIncome(person, 'Rent for your home')

  // Whenever the page says "Saved", the server has the last answer.
  const states = new Set<string>()
  for (const amount of ['1,000,000', '2,000,000', '3,000,000', '6,000,000']) {
    await person.fillsTheField(amount)
    await vi.waitFor(
      async () => {
        const state = await saveState(person)
        states.add(state)
        expect(state).toBe('Saved')
      },
      { timeout: 40_000, interval: 50 },
    )
    const [draft] = await draftsOf(services, account)
    expect(draft?.answers['businessIncome']).toBe(amount)
  }
  expect(states).toContain('Saving')

  const questions = await answersQuestions(person, ownerWhoRents)
  expect(questions).toContain('rent-paid-by-self')
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('₦834,***')
  const submissions = () => rowsOf(services, 'select 1 from submissions where account_id = $1', [account.id])
  await vi.waitFor(async () => expect(await submissions()).toHaveLength(1), 40_000)
  await vi.waitFor(async () => expect(await draftsOf(services, account)).toEqual([]), 40_000)
  await vi.waitFor(() => expect(line.submissions).toBeGreaterThan(1), 40_000)
  expect(await submissions()).toHaveLength(1)

  expect(line.saves).toBeGreaterThan(4)
  expect(line.savesAtOnce).toBe(1)
  expect(Math.min(line.lost.requests, line.lost.answers)).toBeGreaterThan(0)
  await person.leave()
})
