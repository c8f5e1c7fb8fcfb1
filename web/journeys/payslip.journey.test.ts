import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createAccount, draftsOf, rowsOf, signIn, type ReadyAccount } from './testing/accounts.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** A signed-in person at a step of a draft of these answers. */
async function atStep(
  step: string,
  answers: Record<string, unknown>,
): Promise<{ person: Person; account: ReadyAccount; draft: string }> {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  const draft = randomUUID()
  await rowsOf(
    services,
    `insert into drafts (id, account_id, answers, current_step, version, created_at, updated_at)
     values ($1, $2, $3, 4, 1, $4, $4)`,
    [
      draft,
      account.id,
      JSON.stringify({ taxYear: '2026', firstName: 'Ada', lastName: 'Obi', ...answers }),
      new Date(),
    ],
  )
  await signIn(person, services, account)
  await person.opens(`/questionnaire?draft=${draft}&step=${step}`)
  await person.sees('Saved')
  return { person, account, draft }
}

/** Waits until the server has these answers. */
async function keeps(account: ReadyAccount, expected: Record<string, unknown>): Promise<void> {
  await vi.waitFor(
    async () => {
      const [draft] = await draftsOf(journey.services, account)
      expect(draft?.answers).toMatchObject(expected)
    },
    { timeout: 10_000, interval: 200 },
  )
}

const valueOf = (person: Person, id: string) =>
  person.page.$eval(`#${id}`, (input) => (input as HTMLInputElement).value)
const focused = (person: Person) => person.page.evaluate(() => document.activeElement?.id)

/** The elements that Tab focuses, from the top of the page, of which any part lies under the bar at its foot. */
async function tabsUnderTheBar(person: Person, tabs: number): Promise<string[]> {
  const under: string[] = []
  for (let tab = 0; tab < tabs; tab += 1) {
    await person.page.keyboard.press('Tab')
    const name = await person.page.evaluate(() => {
      const at = document.activeElement
      const next = [...document.querySelectorAll('button[type="submit"][form]')].pop()
      const bar = next?.parentElement
      if (!at || !bar || at === document.body || bar.contains(at)) return ''
      const box = at.getBoundingClientRect()
      const foot = bar.getBoundingClientRect()
      return box.bottom > foot.top && box.top < foot.bottom ? at.outerHTML.slice(0, 80) : ''
    })
    if (name !== '') under.push(name)
  }
  return under
}

test('one month of a payslip answers the year, each part as it is typed', async () => {
  const { person, account } = await atStep('allowances', { status: 'employee' })
  await person.isAsked('salary')
  expect(await person.heading()).toBe('What does your payslip say?')
  await person.sees('Pay in 2026 ₦0')
  await person.fillsTheBox('Basic pay', '150,000')
  await keeps(account, { salary: '1,800,000', monthsPaid: '12' })
  await person.fillsTheBox('Housing', '100k')
  await person.fillsTheBox('Transport', '60,000')
  await person.fillsTheBox('Other allowances', '40,000')
  await person.sees('Pay in 2026 ₦4,200,000')
  expect(await valueOf(person, 'housing')).toBe('100,000')
  await person.sees('Empty: 8% of your income is assumed. Not on your payslip? Choose None.')
  await person.presses('8% of basic, housing and transport: use ₦24,800')
  expect([await valueOf(person, 'pensionContribution'), await focused(person)]).toEqual([
    '24,800',
    'pensionContribution',
  ])
  await person.ticks('None for NHF')
  await person.page.waitForSelector('::-p-aria([name="NHF, none taken"][role="textbox"])')
  await person.fillsTheBox('PAYE', '3,743,600')
  await person.sees('PAYE is more than the pay. Check the zeros.')
  await person.fillsTheBox('PAYE', '37,436')
  await keeps(account, {
    salary: '1,800,000',
    allowances: '2,400,000',
    pensionContribution: '297,600',
    nhfContribution: '0',
    payeTaken: '449,232',
    monthsPaid: '12',
  })
  expect(await person.reads()).toMatch(/Empty: 5% of your income is assumed/)
  expect(await person.reads()).not.toMatch(/Empty: (8|2\.5)%|Check the zeros/)
  await person.picks('Paid like this for', '7 months')
  await person.sees('Pay in 2026 ₦2,450,000')
  await keeps(account, { salary: '1,050,000', monthsPaid: '7', pensionContribution: '173,600' })
  // What was meant as a status is said after a second, of the last figure alone.
  await person.page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some(
      ({ textContent }) => textContent === 'Pay in 2026: ₦2,450,000',
    ),
  )
  await checkScreen(person, 'payslip')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('opened again it shows the month, and changes nothing that is not typed', async () => {
  const stored = {
    status: 'employee',
    salary: '1,000,000',
    allowances: '600000',
    nhisContribution: 0,
    monthsPaid: '12',
  }
  const { person, account, draft } = await atStep('salary', stored)
  expect(await valueOf(person, 'salary')).toBe('83,333.33')
  expect(await valueOf(person, 'allowances')).toBe('50,000')
  await person.sees('Allowances, all together')
  await person.sees('Pay in 2026 ₦1,600,000')
  expect(await person.reads()).not.toContain('Housing')
  expect(await person.isTicked('None for NHIS')).toBe(true)
  await person.fillsTheBox('PAYE', '1,000')
  await keeps(account, { ...stored, payeTaken: '12,000' })
  await person.presses('Next')
  await person.isAsked('check')
  await person.opens(`/questionnaire?draft=${draft}&step=paye-taken&from=check`)
  await person.isAsked('salary')
  expect(await valueOf(person, 'payeTaken')).toBe('1,000')
  // Enter in a box goes on.
  await person.page.focus('#payeTaken')
  await person.page.keyboard.press('Enter')
  await person.isAsked('check')
  await keeps(account, { ...stored, payeTaken: '12,000' })
  expect(person.errors).toEqual([])
  await person.leave()
})

test('two payslips add up, and what is no amount is named at its box', async () => {
  const { person, account } = await atStep('salary', { status: 'both' })
  await person.picks('Paid like this for', '6 months')
  await person.fillsTheBox('Basic pay', '200,000')
  await person.fillsTheBox('Pension', '16,000')
  await person.presses('Pay changed, or a new job? Add a payslip')
  await vi.waitFor(async () => expect(await focused(person)).toBe('salary-2'))
  expect(await valueOf(person, 'monthsPaid-2')).toBe('6')
  await person.page.keyboard.type('300,000')
  await person.sees('Pay in 2026 ₦3,000,000')
  await person.sees('Empty: ₦0 on this payslip.')
  await keeps(account, { salary: '3,000,000', pensionContribution: '96,000', monthsPaid: '12' })
  await person.page.select('#monthsPaid-2', '7')
  await person.sees('Together that is 13 months. A year has 12: choose fewer.')
  await keeps(account, { salary: '3,300,000', monthsPaid: '12' })
  await checkScreen(person, 'payslip-two')

  await person.page.type('#housing-2', 'a few')
  await person.sees('Not an amount yet: it counts as 0 until it is one.')
  await person.presses('Next')
  await person.sees('There is a problem')
  await person.follows('Type the allowances in figures, like 6,000,000')
  expect(await focused(person)).toBe('housing-2')
  await checkScreen(person, 'payslip-mistaken')
  await person.presses('Remove this payslip')
  expect(await focused(person)).toBe('monthsPaid')
  await keeps(account, { salary: '1,200,000', allowances: '', monthsPaid: '6' })
  await person.presses('Next')
  await person.isAsked('check')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('no box is under the bar, and nothing is cut off on a small phone or in large letters', async () => {
  const { person } = await atStep('salary', { status: 'employee' })
  expect(await tabsUnderTheBar(person, 30)).toEqual([])
  const hints = await person.page.$$eval('form input[inputmode="decimal"]', (boxes) =>
    boxes.map((box) => box.enterKeyHint),
  )
  expect(hints).toEqual(['next', 'next', 'next', 'next', 'next', 'next', 'next', 'go'])
  const devtools = await person.page.createCDPSession()
  for (const [width, letters] of [
    [320, 16],
    [240, 16],
    [360, 32],
  ] as const) {
    await person.page.setViewport({ width, height: 740 })
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    expect(await person.overflow(), `${width} px, letters of ${letters} px`).toBe(0)
  }
  await person.leave()
})

test('it asks for no script of another screen before it stands', async () => {
  const { person } = await atStep('salary', { status: 'employee' })
  const asked = await person.page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const own = scripts.find(({ name }) => name.includes('/questionnaire-payslip-'))?.startTime ?? 0
    // What comes ahead of later screens begins two seconds after it.
    return scripts
      .filter(({ startTime }) => startTime < own + 1000)
      .map(({ name }) => name.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
  })
  expect(asked.toSorted()).toEqual(['index', 'interview', 'questionnaire-payslip', 'vendor'])
  await person.leave()
})

test('its help explains every line in the language chosen', async () => {
  const { person } = await atStep('salary', { status: 'employee' })
  await person.page.locator('summary::-p-text(Where are these on a payslip?)').click()
  await person.chooses('Pidgin')
  await person.page.waitForSelector('details[open] p[lang="pcm"]')
  const said = await person.page.$$eval('details[open] p[lang]', (lines) =>
    lines.map((line) => `${(line as HTMLElement).lang} ${line.querySelector('b')?.textContent}`),
  )
  expect(said).toEqual([
    'pcm Basic pay. ',
    'pcm Allowances. ',
    'pcm Pension. ',
    'pcm NHF. ',
    'pcm NHIS. ',
    'pcm PAYE. ',
  ])
  await person.leave()
})

test('the payslip opens on a line that died on the way to it', async () => {
  const { person, account } = await atStep('had', { status: 'employee' })
  await person.keepsTheClient()
  await person.losesConnection()
  await person.presses('None of these')
  await person.isAsked('salary')
  await person.fillsTheBox('Basic pay', '100,000')
  await person.sees('Pay in 2026 ₦1,200,000')
  expect(await valueOf(person, 'salary')).toBe('100,000')
  await person.getsConnection()
  await keeps(account, { salary: '1,200,000' })
  await person.leave()
})

test('contributions without a payslip: none of them, by one press, and by the year', async () => {
  const { person, account } = await atStep('nhis-contribution', {
    status: 'self-employed',
    businessIncome: '3,000,000',
  })
  await person.isAsked('pension-contribution')
  await person.sees('Left empty, 8%, 2.5% and 5% of your income are taken off.')
  await person.fillsTheBox('Pension', '240k')
  await person.sees('240,000 naira for the year, ₦20,000 a month')
  await keeps(account, { pensionContribution: '240,000' })
  await person.ticksTheRow('I paid into none of them')
  await keeps(account, { pensionContribution: '0', nhfContribution: '0', nhisContribution: '0' })
  await checkScreen(person, 'contributions')
  await person.ticks('None for Pension')
  await keeps(account, { pensionContribution: '240,000', nhfContribution: '0', nhisContribution: '0' })
  expect((await draftsOf(journey.services, account))[0]?.answers).not.toHaveProperty('monthsPaid')
  await person.presses('Next')
  await person.isAsked('check')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('the parts of a payslip stand as they were typed after a reload, and after going on and back', async () => {
  const { person, account } = await atStep('salary', { status: 'employee', had: 'none' })
  const typed = { salary: '350,000', housing: '150,000', transport: '50,000' }
  for (const [id, amount] of Object.entries(typed)) await person.page.type(`#${id}`, amount)
  await keeps(account, { allowances: '2,400,000' })
  const parts = async () =>
    Object.fromEntries(
      await Promise.all(Object.keys(typed).map(async (id) => [id, await valueOf(person, id)])),
    )

  await person.page.reload()
  await person.sees('Transport')
  expect(await parts()).toEqual(typed)
  await person.presses('Next')
  await person.sees('Check your answers')
  await person.page.goBack()
  await person.sees('Transport')
  expect(await parts()).toEqual(typed)
  await person.leave()
})
