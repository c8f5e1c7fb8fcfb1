import { expect, test } from 'vitest'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import { makePro } from './testing/accounts.ts'
import { Downloads } from './testing/downloads.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'
import { newcomer, joins } from './testing/sign-up.ts'

const journey = useJourney()

/** Presses the button and reads the PDF that is downloaded. */
async function exports(person: Person, downloads: Downloads, button: string) {
  await person.presses(button)
  const { name, bytes } = await downloads.next()
  const read = await readPdf(bytes)
  return { name, ...read, text: read.text.replace(/\s+/g, ' ').normalize('NFC') }
}

/** Signs up and calculates: ends on /results with a free account. */
async function joinsAndCalculates(person: Person, who: ReturnType<typeof newcomer>): Promise<void> {
  await joins(person, journey.services, who)
  await person.follows('New Tax Calculation')
  await calculates(person)
  await person.sees('Tax Calculation Complete!')
}

/** Collects later requests for the server's reports. */
function reportRequests(person: Person): string[] {
  const requests: string[] = []
  person.page.on('request', (request) => {
    if (/\/report(\.pdf)?$/.test(request.url())) requests.push(request.url())
  })
  return requests
}

const reportName = /^NaijaTax-Report-2026-\d{4}-\d\d-\d\d\.pdf$/

test('a free person exports a report without figures, and the same as Pro with all of them', async () => {
  const person = await journey.arrive(1280)
  const who = { ...newcomer('olapeju', 'sowande'), firstName: 'Ọlápéjú', lastName: 'Ṣówándé' }
  await joinsAndCalculates(person, who)
  const downloads = await Downloads.of(person)
  const prints = reportRequests(person)

  const free = await exports(person, downloads, 'Export as PDF')
  await person.sees('Your report was saved.')
  expect(free.name).toMatch(reportName)
  expect(free.text).toContain('Taxpayer Ọlápéjú Ṣówándé TIN 12345678-0001'.normalize('NFC'))
  expect(free.text).toContain(`Upgrade at ${new URL('/upgrade', person.page.url()).href}`)
  expect(free.text).toMatch(/Salary —/)
  expect(free.text).not.toMatch(/[₦%]/)
  await checkScreen(person, 'results-free-exported')

  await makePro(journey.services, who.email)
  await person.page.reload()
  await person.sees('Your employer should take about ₦69,500 a month.')
  const pro = await exports(person, downloads, 'Export as PDF')
  expect(pro).toMatchObject({ language: 'en-NG', isTagged: true, pages: 2 })
  for (const words of [
    'Total Tax Due ₦834,000',
    'Next ₦9,000,000 ₦2,800,000 18% ₦504,000',
    'Effective Tax Rate 13.90%',
    'How this was worked out',
    'section 30(2)(a)(vi)',
  ])
    expect(pro.text).toContain(words)

  await person.follows('Back to Dashboard')
  await person.page.locator('::-p-text(View)').click()
  const again = await exports(person, downloads, 'Download PDF')
  expect(again.name).toMatch(reportName)
  expect(again.text).toBe(pro.text)
  await checkScreen(person, 'submission-pro-downloaded')
  expect(prints, 'made here, not by the server').toEqual([])
  expect(person.errors).toEqual([])
  await person.leave()
})

test('once loaded it needs no connection, and without the profile it is without name and TIN', async () => {
  const person = await journey.arrive()
  await joinsAndCalculates(person, newcomer('Ngozi', 'Adeyemi'))
  const downloads = await Downloads.of(person)
  expect((await exports(person, downloads, 'Export as PDF')).text).toContain('Taxpayer Ngozi Adeyemi')
  await person.losesConnection()
  const offline = await exports(person, downloads, 'Export as PDF')
  expect(offline.text).toContain('Taxpayer N/A TIN N/A')
  await person.leave()
})

test('where the app drops downloads and cannot share, the server prints it', async () => {
  const person = await journey.arrive()
  await joinsAndCalculates(person, newcomer('Bola', 'Ige'))
  const agent = await person.page.evaluate(() => navigator.userAgent)
  await person.page.setUserAgent({ userAgent: `${agent} [FB_IAB/FB4A;FBAV/440.0;]` })
  await person.page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  const downloads = await Downloads.of(person)
  const printed = await exports(person, downloads, 'Export as PDF')
  expect(printed.name).toMatch(reportName)
  expect(printed.text).toContain('Bola Ige')
  expect(printed.text).toContain(`Upgrade at ${new URL('/upgrade', person.page.url()).href}`)
  await person.leave()
})
