import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readPdf } from '../../templates/report/testing/read-pdf.ts'
import { makePro } from './testing/accounts.ts'
import { reportsTo } from './testing/inbox.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'
import { newcomer, joins } from './testing/sign-up.ts'

const journey = useJourney()

/** The report as the server prints it, requested from the page as the client does where it cannot make its own. */
async function printedByServer(person: Person): Promise<Uint8Array> {
  const bytes = await person.page.evaluate(async () => {
    const report = `/api${location.pathname}/report`
    await fetch(report, { method: 'POST' })
    for (let tries = 0; tries < 150; tries += 1) {
      const { url } = (await (await fetch(report)).json()) as { url: string | null }
      if (url !== null) return [...new Uint8Array(await (await fetch(url)).arrayBuffer())]
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('The report was not printed')
  })
  return Uint8Array.from(bytes)
}

test('a report comes by mail, once, and from the server; masked on the free plan, in full for Pro', async () => {
  const person = await journey.arrive(1280)
  const who = newcomer('Sade', 'Adéọ̀ṣun')
  await joins(person, journey.services, who)
  await person.follows('New Tax Calculation')
  await calculates(person)
  await person.sees('Tax Calculation Complete!')
  await person.follows('Back to Dashboard')
  await person.sees('Previous Calculations')
  await person.page.locator('::-p-text(View)').click()

  await person.presses('Email me this report')
  await person.sees('Report sent')
  await checkScreen(person, 'submission-report-sent')
  const [masked] = await reportsTo(journey.services, who.email, 1)
  const free = await readPdf(masked ?? new Uint8Array())
  expect(free.text).toContain('Adéọ̀ṣun'.normalize('NFC'))
  expect(free.text).not.toMatch(/₦\d|\d%/)
  expect((await readPdf(await printedByServer(person))).text).not.toMatch(/₦\d|\d%/)

  await makePro(journey.services, who.email)
  await person.page.reload()
  await person.presses('Email me this report')
  const mailed = await reportsTo(journey.services, who.email, 2)
  expect((await readPdf(mailed[0] ?? new Uint8Array())).text).toContain('₦834,000')
  expect((await readPdf(await printedByServer(person))).text).toContain('₦834,000')

  await pause(1_000)
  expect(await reportsTo(journey.services, who.email, 2)).toHaveLength(2)
  expect(person.errors).toEqual([])
  await person.leave()
})
