import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { hadRows, questionIds } from '../../tax/index.ts'
import { installProbe, readProbe, untilResult } from './probe.ts'
import { countTraffic, type Traffic } from './traffic.ts'
import type { Visitor } from './visitor.ts'

/** What answering all questions cost. */
export interface QuestionnaireCost {
  /** Up to the first question, with nothing stored. */
  first: Traffic
  steps: number
  /** Of all steps together. */
  stepTraffic: Traffic
  /** Milliseconds each. */
  interactions: number[]
  longestTask: number
}

const name = { firstName: 'Adaeze', lastName: 'Okafor', tin: '12345678-0001' }
const answered = {
  ...name,
  taxYear: '2026',
  status: 'employee',
  salary: '6,000,000',
  rentPaidBySelf: '1,000,000',
}

/** On 6,000,000 less 930,000 assumed contributions and 200,000 rent relief: 330,000 + 18% of 1,870,000. */
const taxOfAnswered = '₦666,600'

/** Typed where a question takes an amount, key by key. */
const amount = '1250000'

/** How long somebody reads a page at the least, in milliseconds; what comes after the page has come then. */
const reading = 4000

/** Opens a draft at its first question and answers every question up to the check page. */
export async function measureQuestionnaire(
  visitor: Visitor,
  app: string,
  slowdown: number,
): Promise<QuestionnaireCost> {
  const { page, devtools } = visitor
  const traffic = await countTraffic(devtools)
  await installProbe(page, taxOfAnswered)
  // Everything is ticked, so that every screen is walked.
  const had = hadRows({ status: 'employee' })
    .map(({ code }) => code)
    .filter((code) => code !== 'business')
  const about = { ...name, taxYear: '2026', status: 'employee', had: had.join(' ') }
  const id = await visitor.startsDraft(about, questionIds.indexOf('salary'))
  await page.goto(`${app}/questionnaire?draft=${id}&step=salary`, { waitUntil: 'networkidle0' })
  await page.waitForSelector('h1')
  const first = traffic()
  await pause(reading)
  traffic()

  await page.emulateCPUThrottling(slowdown)
  const before = await readProbe(page)
  let steps = 0
  for (; !atStep(page, 'check') && steps < 60; steps += 1) await answerAndGoOn(page)
  await page.waitForNetworkIdle()
  const { interactions, longTasks } = await readProbe(page)
  await page.emulateCPUThrottling(null)
  return {
    first,
    steps,
    stepTraffic: traffic(),
    interactions: interactions.slice(before.interactions.length),
    longestTask: Math.max(0, ...longTasks.slice(before.longTasks.length)),
  }
}

/** Once before results are measured. */
export async function prepareResults({ page }: Visitor): Promise<void> {
  await installProbe(page, taxOfAnswered)
}

/** Opens a finished draft at its check page and calculates. @returns milliseconds from press to picture. */
export async function measureResult(visitor: Visitor, app: string, slowdown: number): Promise<number> {
  const { page } = visitor
  const id = await visitor.startsDraft(answered, 0)
  await page.goto(`${app}/questionnaire?draft=${id}&step=check`, { waitUntil: 'networkidle0' })
  await pause(reading)
  const calculate = await page.waitForSelector('::-p-aria([name="Calculate Tax"][role="button"])')
  await page.emulateCPUThrottling(slowdown)
  await calculate?.click()
  const duration = await untilResult(page)
  await page.emulateCPUThrottling(null)
  return duration
}

const atStep = (page: Page, step: string) => new URL(page.url()).searchParams.get('step') === step

async function answerAndGoOn(page: Page): Promise<void> {
  const heading = await page.$eval('h1', (h1) => h1.textContent)
  const field = await page.$('main form input[inputmode="decimal"]')
  await field?.click({ count: 3 })
  await field?.type(amount)
  const next = await page.waitForSelector('::-p-aria([name="Next"][role="button"])')
  await next?.click()
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, {}, heading)
}
