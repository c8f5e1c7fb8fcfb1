import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calculate, type Answers } from '../../tax/index.ts'
import { makePro, rowsOf, signInToNewAccount, type ReadyAccount } from './testing/accounts.ts'
import { Downloads } from './testing/downloads.ts'
import { checkScreen, recordCalls, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

const answers: Answers = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  taxYear: 2026,
  status: 'employee',
  salary: 7_200_000,
  rentPaidBySelf: 1_200_000,
  pensionContribution: 576_000,
}

/** A kept calculation of an account. @returns its id. */
async function keepsACalculation({ id: accountId }: ReadyAccount): Promise<string> {
  const id = randomUUID()
  const result = calculate(answers, { currentYear: 2026 })
  await rowsOf(
    journey.services,
    `insert into submissions (id, account_id, answers, result, tax_year, completed_at, created_at, updated_at)
     values ($1, $2, $3, $4, 2026, now(), now(), now())`,
    [id, accountId, JSON.stringify(answers), JSON.stringify(result)],
  )
  const content = { certificates: [], instalments: [{ on: '2026-05-04', amount: 20_000, receipt: 'FIRS 7' }] }
  await rowsOf(
    journey.services,
    `insert into worksheets (submission_id, kind, account_id, content, version, created_at, updated_at)
     values ($1, 'payments', $2, $3, 1, now(), now())`,
    [id, accountId, JSON.stringify(content)],
  )
  return id
}

/** What the browser of a person keeps. */
const keptBy = (person: Person) => person.page.evaluate(() => JSON.stringify(localStorage))

test('an owner shares a calculation, a stranger reads it, the owner sees that and ends it', async () => {
  const { services } = journey
  const owner = await journey.arrive()
  const account = await signInToNewAccount(owner, services)
  await makePro(services, account.email)
  const id = await keepsACalculation(account)

  await owner.opens(`/submissions/${id}/return`)
  await owner.fills('Who is it for?', 'Ngozi Eze')
  await owner.chooses('7 days')
  await owner.presses('Make the link')
  await owner.sees('It is shown this one time.')
  const address = await owner.page.$eval('#shared-address', (input) => (input as HTMLInputElement).value)
  expect(new URL(address).hash.length).toBeGreaterThan(40)
  await checkScreen(owner, 'accountant-link-made')
  await owner.presses('I have it')
  await owner.sees('Not opened yet.')

  // The reader is signed in as somebody else, and stays so.
  const reader = await journey.arrive()
  await signInToNewAccount(reader, services, 'Bola')
  await reader.opens('/dashboard')
  await reader.sees('Start your first one')
  const kept = await keptBy(reader)
  const calls = recordCalls(reader)
  await reader.opens(address.slice(services.app.length))
  await reader.sees('its owner sees the time')
  expect(reader.page.url()).toBe(`${services.app}/shared`)
  expect(calls).toEqual([])
  await checkScreen(reader, 'shared-before')
  await reader.presses('Open the calculation')
  await reader.sees('Shared with Ngozi Eze')
  await reader.sees('How this was worked out')
  const words = await reader.reads()
  for (const shown of ['Adaeze Okafor', 'Tax ID 12345678-0001', 'The answers']) expect(words).toContain(shown)
  for (const hidden of [account.email, '8035550142', 'Make it exact', 'Edit', 'Bola'])
    expect(words).not.toContain(hidden)
  expect(await reader.page.$eval('meta[name="robots"]', (meta) => meta.getAttribute('content'))).toBe(
    'noindex',
  )
  await reader.page.evaluate(() => {
    for (const summary of document.querySelectorAll('summary'))
      if (/^(What was paid|The return)/.test(summary.textContent)) summary.click()
  })
  await reader.sees('Receipt number FIRS 7')
  await checkScreen(reader, 'shared-calculation')
  await reader.sees('What is left to pay')
  const downloads = await Downloads.of(reader)
  await reader.presses('Download PDF')
  expect((await downloads.next()).name).toMatch(/^NaijaTax-Report-2026/)
  await reader.presses('Download the pack (PDF)')
  expect((await downloads.next()).name).toMatch(/\.pdf$/)
  await reader.reloads()
  await reader.sees('Shared with Ngozi Eze')
  expect(calls).toEqual(['POST /api/shared', 'POST /api/shared'])
  expect(await keptBy(reader)).toBe(kept)

  // Another link in the same tab takes its place, and shows nothing of what was open.
  await reader.opens('/shared#a-link-that-is-not-whole')
  await reader.presses('Open the calculation')
  await reader.sees('This link is closed')
  expect(await reader.reads()).not.toContain('Adaeze')

  await owner.reloads()
  await owner.sees('Opened 2 times')
  await owner.presses('End now the link for Ngozi Eze')
  await owner.sees('You ended it on')
  await checkScreen(owner, 'accountant-link-ended')
  expect(owner.errors).toEqual([])
  await reader.opens(address.slice(services.app.length))
  await reader.presses('Open the calculation')
  await reader.sees('This link is closed')
  expect(reader.errors).toEqual(['404 /api/shared', '404 /api/shared'])
  await owner.leave()
  await reader.leave()
})
