import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'puppeteer'
import { answersQuestions, employeeWhoRents } from '../../web/journeys/testing/questionnaire.ts'
import { newcomer, onboards, signsUp } from '../../web/journeys/testing/sign-up.ts'
import { Person } from '../../web/journeys/testing/person.ts'
import type { Services } from '../../web/journeys/testing/product.ts'
import { slowDown, type Profile } from '../front/profiles.ts'
import type { CountingProxy } from './counting-proxy.ts'

/** One newcomer from the start to the PDF, and once more the day after. Bytes are what came down the line. */
export interface JourneyResult {
  /** From the first page to the result. */
  untilResult: number
  /** What the press on Export as PDF brought: code, fonts, calls. */
  pdf: number
  /** The dashboard opened again in the same browser. */
  again: number
  /** Milliseconds from the press on Calculate Tax until the result stood. */
  resultMs: number
  /** Milliseconds from the press on Export as PDF until the file was there. */
  pdfMs: number
  /** Milliseconds from the address until the dashboard stood, opened again. */
  againMs: number
}

/** After this long without work of the page, what comes after it has come, in milliseconds. */
const settling = 5000

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Has the browser keep downloads in a folder. @returns what waits for one that is whole. */
async function keepsDownloads(person: Person, folder: string): Promise<() => Promise<void>> {
  const devtools = await person.page.browser().target().createCDPSession()
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: person.page.browserContext().id ?? '',
    eventsEnabled: true,
  })
  const whole = new Promise<void>((resolve) => {
    devtools.on('Browser.downloadProgress', ({ state }) => {
      if (state === 'completed') resolve()
    })
  })
  return () => whole
}

/** Goes the whole way on one network. The browser must load through the proxy. */
export async function runJourney(
  browser: Browser,
  proxy: CountingProxy,
  services: Services,
  profile: Profile,
): Promise<JourneyResult> {
  const person = await Person.arrive(browser, services.app)
  const who = newcomer()
  const folder = mkdtempSync(join(tmpdir(), 'journey-bench-'))
  try {
    await slowDown(await person.page.createCDPSession(), profile)
    person.page.setDefaultTimeout(90_000)
    proxy.taken()
    await person.opens('/')
    await person.sees('Calculate Your Nigerian Tax in Minutes')
    // They read; whoever goes on at once ends the loading ahead of what comes next, and loads it again.
    await pause(settling)
    await signsUp(person, services, who)
    await onboards(person, who)
    await person.follows('New Tax Calculation')
    await person.isAsked('tax-year')
    await answersQuestions(person, employeeWhoRents)
    await pause(settling)
    const resultMs = await timed(async () => {
      await person.presses('Calculate Tax')
      await person.sees('₦834,***')
    })
    await person.sees('Tax Calculation Complete!')
    await pause(settling)
    const untilResult = proxy.taken()

    const whole = await keepsDownloads(person, folder)
    const pdfMs = await timed(async () => {
      await person.presses('Export as PDF')
      await whole()
    })
    const pdf = proxy.taken()

    await person.page.goto('about:blank')
    await pause(settling)
    proxy.taken()
    const againMs = await timed(async () => {
      await person.opens('/dashboard')
      await person.sees('Previous Calculations')
    })
    await pause(settling)
    return { untilResult, pdf, again: proxy.taken(), resultMs, pdfMs, againMs }
  } finally {
    await person.leave()
    rmSync(folder, { recursive: true, force: true })
  }
}
