import { expect, test } from 'vitest'
import { makePro, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { checkScreen, useJourney } from './testing/journey.ts'

const journey = useJourney()

const answers = {
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
}

test('last year’s calculation becomes this year’s, a what-if of it is tried, and the two are compared', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, services)
  await makePro(services, account.email)
  const id = await keepsCalculation(person, { ...answers, taxYear: 2025 })

  await person.opens(`/submissions/${id}`)
  await person.presses('Copy to 2026')
  await person.sees('The law changed for you between 2025 and 2026')
  await checkScreen(person, 'copy-dialog')
  await person.presses('Copy to 2026')
  await person.sees('Copied from 2025')
  await person.sees('₦834,000')
  await checkScreen(person, 'copied-calculation')

  await person.presses('Try a what-if')
  await person.fills('Its name, if you like', 'If I take the new job')
  await person.presses('Make the copy')
  await person.sees('A what-if copy')
  await person.page.evaluate(
    async (changed) => {
      const path = location.pathname.replace('/submissions/', '/api/submissions/')
      const headers = { 'Content-Type': 'application/json' }
      await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ answers: changed }) })
    },
    { ...answers, firstName: 'Adaeze', lastName: 'Okafor', taxYear: 2026, salary: 7_200_000 },
  )

  await person.follows('Compare')
  // By hand: 330,000 and 18% of 4,000,000; 18% of 1,200,000 more than the first.
  for (const words of ['If I take the new job', '+₦1,200,000', '₦1,050,000', '+₦216,000'])
    await person.sees(words)
  await checkScreen(person, 'compare')

  await person.opens('/dashboard')
  await person.sees('If I take the new job')
  await checkScreen(person, 'dashboard-with-copies')
  expect(
    await rowsOf(services, 'select 1 from submissions where account_id = $1', [account.id]),
  ).toHaveLength(3)
})
