import { expect, test } from 'vitest'
import { makePro, rowsOf, signIn, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()
const answers = { status: 'employee', salary: 6_000_000 }

const paidOf = async (id: string) =>
  rowsOf<{ content: unknown; version: number }>(
    journey.services,
    `select content, version from worksheets where submission_id = $1 and kind = 'payments'`,
    [id],
  )

/** Replaces what stands in a box of a row. */
async function types({ page }: Person, box: string, text: string): Promise<void> {
  const input = await page.waitForSelector(`[id="${box}"]`, { visible: true })
  await input?.click({ count: 3 })
  await input?.press('Backspace')
  await input?.type(text)
}

test('what was paid is typed, mended, kept through a lost connection, and two devices choose', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Adaeze')
  await makePro(journey.services, account.email)
  const id = await keepsCalculation(person, answers)
  await person.opens(`/submissions/${id}`)
  await person.sees('What do I still owe?')
  await person.opens(`/submissions/${id}/return`)
  await person.sees('Your return for 2026')
  await checkScreen(person, 'return')
  await person.follows('Fill in What was paid for 2026')
  await person.sees('Tax withheld')
  await person.presses('Add a payment')
  await types(person, 'instalments.0.on', '31/2/2026')
  await person.presses('Save')
  await person.sees('There is a problem')
  await checkScreen(person, 'worksheet-to-mend')
  await types(person, 'instalments.0.on', '2 March 2026')
  await types(person, 'instalments.0.amount', '50k')

  await person.losesConnection()
  await person.presses('Save')
  await person.sees('What you typed stays on this device.')
  await person.getsConnection()
  await person.reloads()
  await person.sees('Not saved yet.')
  await person.presses('Save')
  await person.sees('Saved.')
  const first = { certificates: [], instalments: [{ on: '2026-03-02', amount: 50_000 }] }
  expect(await paidOf(id)).toEqual([{ content: first, version: 1 }])
  await checkScreen(person, 'worksheet')

  const elsewhere = await journey.arrive(1280)
  await signIn(elsewhere, journey.services, account)
  await elsewhere.opens(`/submissions/${id}/return/payments`)
  await elsewhere.sees('50,000')
  await elsewhere.presses('Add a certificate')
  await types(elsewhere, 'certificates.0.payer', 'Zenith')
  await elsewhere.picks('For what', 'Rent')
  await types(elsewhere, 'certificates.0.gross', '1.2m')
  await types(elsewhere, 'certificates.0.tax', '120,000')
  await elsewhere.presses('Save')
  await elsewhere.sees('Saved.')
  await checkScreen(elsewhere, 'worksheet-wide')

  await person.presses('Add another payment')
  await types(person, 'instalments.1.on', '3/3/2026')
  await types(person, 'instalments.1.amount', '70000')
  await person.presses('Save')
  await person.sees('This worksheet was changed on another device.')
  await person.presses('Keep what is typed here')
  await person.sees('Saved.')
  const both = [...first.instalments, { on: '2026-03-03', amount: 70_000 }]
  expect(await paidOf(id)).toEqual([{ content: { certificates: [], instalments: both }, version: 3 }])

  await person.page.evaluate(() => localStorage.setItem('naijatax:help-language', 'yo'))
  await person.reloads()
  await person.sees('A native speaker has not checked the translations below yet.')
  await person.sees('Ohun tí wọ́n ti san fún 2026')
  await checkScreen(person, 'worksheet-yoruba')
  await person.leave()
  await elsewhere.leave()
})

test('a free account sees what a worksheet asks, with dashes, and nothing to type into', async () => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services, 'Bola')
  const id = await keepsCalculation(person, answers)
  await person.opens(`/submissions/${id}/return`)
  await person.follows('See what it asks What was paid for 2026')
  await person.sees('Receipt number')
  expect(await person.page.$$('main input, main select')).toEqual([])
  await checkScreen(person, 'worksheet-free')
  await person.leave()
})

test('the worksheet of a business begins with the answers, and what is left open in it leaves them', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Ngozi')
  await makePro(journey.services, account.email)
  const given = { businessRecords: 'no', businessTurnover: 1_080_000 }
  const id = await keepsCalculation(person, { status: 'self-employed', businessIncome: 348_000, ...given })
  await person.opens(`/submissions/${id}/return/business`)
  await person.sees('Did you keep records of sales and costs?')
  expect(
    await person.page.$eval('[id="businesses.0.turnover"]', (box) => (box as HTMLInputElement).value),
  ).toBe('1,080,000')
  await person.page.locator('summary ::-p-text(Business 1)').click()
  await types(person, 'businesses.0.name', 'Provisions')
  await types(person, 'businesses.0.turnover', '1.2m')
  await person.picks('Did you keep records of sales and costs? (optional)', 'Choose')
  await person.sees('What it changes in your calculation')
  await checkScreen(person, 'worksheet-changes')
  await person.presses('Save and use in my calculation')
  await person.sees('Saved')
  const [kept] = await rowsOf<{ answers: Record<string, unknown> }>(
    journey.services,
    'select answers from submissions where id = $1',
    [id],
  )
  expect(kept?.answers).toMatchObject({ businessRecords: 'no', businessTurnover: 1_200_000 })
  await person.leave()
})
