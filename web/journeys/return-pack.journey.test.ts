import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import { makePro, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { Downloads } from './testing/downloads.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()
const answers = { status: 'employee', salary: 6_000_000, rentPaidBySelf: 1_200_000 }

/** Presses a button and gives the file that is downloaded. */
async function downloads(person: Person, files: Downloads, button: string) {
  await person.presses(button)
  const { name, bytes } = await files.next()
  return { name, bytes: new Uint8Array(bytes) }
}

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).text.replace(/\s+/g, ' ')

test('a person sees what is missing, takes the pack as ZIP, and as PDF without a connection; free it has dashes', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Adaeze')
  const id = await keepsCalculation(person, answers)
  const files = await Downloads.of(person)
  await person.opens(`/submissions/${id}/return`)
  const free = await downloads(person, files, 'Download the pack (PDF)')
  await person.sees('Your pack was saved.')
  expect(free.name).toMatch(/^NaijaTax-Return-2026-\d{4}-\d\d-\d\d\.pdf$/)
  const freeText = await textOf(free.bytes)
  expect(freeText).toContain('INCOME BY SOURCE')
  expect(freeText).not.toMatch(/6,000,000|1,200,000|240,000/)
  await checkScreen(person, 'return-pack-free')

  await makePro(journey.services, account.email)
  await person.reloads()
  await person.sees('lines are still empty')
  await checkScreen(person, 'return-pack')
  const { name, bytes } = await downloads(person, files, 'Download the pack (ZIP)')
  const inside = unzipSync(bytes)
  expect(Object.keys(inside)).toEqual([name.replace('.zip', '.pdf'), 'return.json', 'attachments.txt'])
  const data = JSON.parse(strFromU8(inside['return.json'] ?? new Uint8Array())) as object
  expect(data).toMatchObject({ stated: 'act', byTheAct: { counted: { salary: 6_000_000 } } })

  await person.losesConnection()
  const offline = await downloads(person, files, 'Download the pack (PDF)')
  const paper = await textOf(offline.bytes)
  for (const words of [
    'This is not an official form',
    'Rent Relief',
    'DECLARATION',
    'Rent receipt and tenancy agreement',
  ])
    expect(paper).toContain(words)
  await person.leave()
})
