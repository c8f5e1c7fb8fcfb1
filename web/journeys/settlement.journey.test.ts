import { expect, test } from 'vitest'
import { makePro, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { checkScreen, useJourney } from './testing/journey.ts'

const journey = useJourney()
const answers = {
  status: 'both',
  salary: 7_200_000,
  pensionContribution: 576_000,
  nhfContribution: 0,
  nhisContribution: 0,
  businessIncome: 3_000_000,
  rentalIncome: 2_000_000,
  foreignIncome: 4_000_000,
  rentPaidBySelf: 1_200_000,
  foreignTaxPaid: 400_000,
  payeTaken: 939_120,
}
const content = {
  certificates: [
    { payer: 'Ade & Co', kind: 'professional', gross: '3m', tax: '150k', receipt: 'A-11' },
    { payer: 'Tenant Ltd', kind: 'rent', gross: '2m', tax: '200k', receipt: 'R-7' },
    { payer: 'Breweries plc', kind: 'dividend', gross: '1m', tax: '100k', receipt: 'D-1' },
    { payer: 'Late Payer', kind: 'services', gross: '1m', tax: '50k' },
  ],
  filedOn: '20/6/2027',
  paidOn: '14/4/2027',
}

test('the return says first what is left to pay; a free account reads the same with dashes [spec 30.2, 30.11]', async () => {
  const person = await journey.arrive(360)
  const account = await signInToNewAccount(person, journey.services, 'Adaeze')
  const id = await keepsCalculation(person, answers)
  await person.opens(`/submissions/${id}/return`)
  await person.sees('Pro works out what you still owe')
  await person.sees('By 31 March 2027')
  await checkScreen(person, 'settlement-free')
  const shown = await person.page.evaluate(() => document.body.innerText)
  expect(shown).not.toContain('971,520')

  await makePro(journey.services, account.email)
  await person.reloads()
  const status = await person.page.evaluate(
    async (path, body) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'PUT', headers, body })).status
    },
    `/api/submissions/${id}/worksheets/payments`,
    JSON.stringify({ version: 0, content, fill: false }),
  )
  expect(status).toBe(200)
  await person.reloads()
  await person.sees('You still owe ₦971,520 by 31 March 2027.')
  await person.sees('₦97,152')
  await checkScreen(person, 'settlement')
  for (const width of [240, 1280]) {
    await person.page.setViewport({ width, height: 800 })
    await checkScreen(person, `settlement-${width}`)
  }
})
