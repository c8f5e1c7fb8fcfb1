import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nothingPaid } from '../../tax/index.ts'
import { makePro, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { Downloads } from './testing/downloads.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** Chooses a file of these lines for the first list of the page. */
async function brings({ page }: Person, ...lines: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brought-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'upwork.csv')
  writeFileSync(path, lines.join('\r\n'))
  const input = await page.waitForSelector('input[type="file"]', { visible: true })
  await input?.uploadFile(path)
}

const header = 'Date,Client,Amount (USD),Rate,Fee'

test('a year of fees comes from a file: broken lines are told, the rest is taken, saved and counted', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Chidi')
  await makePro(journey.services, account.email)
  const id = await keepsCalculation(person, { status: 'other', ...nothingPaid })
  await person.opens(`/submissions/${id}/return/foreign`)
  await person.sees('From a file (CSV)')
  await person.page.click('details > summary::-p-text(From a file)')
  const downloads = await Downloads.of(person)
  await person.presses('Download an example file')
  expect((await downloads.next()).name).toBe('receipts-example.csv')

  await brings(person, '<!doctype html>', '<table></table>')
  await person.sees('This is a web page, not CSV.')
  await brings(
    person,
    header,
    '28/02/2026,Acme,"12,000.00",1500,1',
    '28/03/2026,Acme,12 thousands,1500,1',
    '28/04/2025,=Beta,5,1500,1',
    '28/05/2026,Acme,"$12,000",1500,1',
  )
  await person.sees('Your file has no column for this.')
  await person.picks('Kind', 'Fees')
  await person.sees('2 rows can be taken, 2 lines cannot.')
  await person.sees('Line 3, Amount (USD) “12 thousands”')
  await person.sees('Line 4, Date “28/04/2025”: Type a day in 2026')
  await person.sees('Not read, because this list has no such box: Fee.')
  await checkScreen(person, 'worksheet-file')
  await person.presses('Download all 2 as a list')
  expect(new TextDecoder().decode((await downloads.next()).bytes)).toContain('12 thousands')
  await person.presses('Add 2 rows')
  await person.sees('Payment 2')

  await brings(person, header, '28/02/2026,Acme,"12,000.00",1500,1', '28/06/2026,Acme,1,1500,1')
  await person.picks('Kind', 'Fees')
  await person.sees('Line 2 says the same as payment 1 below.')
  await person.sees('Add 1 row')
  await person.presses('Leave this file')

  await person.presses('Save')
  await person.sees('Say where your rates are from')
  await person.fills('Where your rates are from (optional)', 'CBN official rate of the day')
  await person.sees('₦36,000,000')
  await checkScreen(person, 'worksheet-foreign')
  await person.presses('Save and use in my calculation')
  await person.sees('Saved, and your calculation follows it.')
  const [kept] = await rowsOf<{ result: { totalTax: number } }>(
    journey.services,
    'select result from submissions where id = $1',
    [id],
  )
  expect(kept?.result.totalTax).toBe(7_210_000)
  expect(person.errors).toEqual([])
  await person.leave()
})
