import { expect, test } from 'vitest'
import { makePro } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { calculates } from './testing/questionnaire.ts'
import { newcomer, joins } from './testing/sign-up.ts'

const journey = useJourney()

/** The words of the section with this heading, opened where it opens in place, with single spaces. */
async function section(person: Person, heading: string): Promise<string> {
  await person.sees(heading)
  return person.page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('main section, main details')]
    const found = all.find((each) => each.querySelector('h1, h2')?.textContent === wanted)
    if (found instanceof HTMLDetailsElement) found.open = true
    return (found?.innerText ?? '').replace(/\s+/g, ' ')
  }, heading)
}

/** The chunks that the page has loaded so far, by name. */
async function scripts(person: Person): Promise<string[]> {
  return person.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([a-z-]+)-/.exec(name)?.[1] ?? []),
  )
}

/** Opens every line of the workings. */
async function opensEveryLine(person: Person): Promise<void> {
  // The heading is shown while the code of the lines loads.
  await person.page.waitForSelector('main details details > summary')
  await person.page.$$eval('main details details', (lines) => {
    for (const line of lines) line.open = true
  })
}

/** The words of a section without its links to the guide. */
const withoutLinks = (words: string) => words.replaceAll('More in the guide (opens in a new tab) ', '')

/** Checks every section of the explanation for ₦6,000,000 salary and ₦1,000,000 rent against known figures. */
async function findsAllExplained(person: Person): Promise<void> {
  const bands = await section(person, 'Your income, band by band')
  for (const words of ['₦2,200,000 at 15% ₦330,000', '₦2,800,000 at 18% ₦504,000', 'Total Tax Due ₦834,000'])
    expect(bands).toContain(words)

  await section(person, 'How this was worked out')
  await opensEveryLine(person)
  const working = withoutLinks(await section(person, 'How this was worked out'))
  expect(working).toContain('Salary ₦6,000,000 Your answer. Nigeria Tax Act 2025, section 28')
  expect(working).toContain(
    'Rent you paid ₦1,000,000 20% of it ₦200,000 The most allowed ₦500,000 Rent relief, the smaller of the two ₦200,000 Nigeria Tax Act 2025, section 30(2)(a)(vi)',
  )
  expect(working).toContain('Rent relief −₦200,000')
  expect(working).toContain('15% × ₦2,200,000 = ₦330,000')
  const uncited = await person.page.$$eval('main details details', (lines) =>
    lines
      // The questions after the result open in place too, and are no line of the working.
      .filter((line) => line.closest('details:has(h3)') === null)
      .filter((line) => !/, sections? \d/.test(line.textContent))
      .map((line) => line.textContent),
  )
  expect(uncited, 'lines without a section').toEqual([])

  expect(await section(person, 'What we assumed')).toContain('Every figure above comes from what you typed.')

  const act = await section(person, 'What the Act says')
  expect(act).toContain('Sections 31 and 32')
  expect(act).toMatch(/your tax is ₦870,000\. .*\+₦36,000/)

  const oldLaw = await section(person, 'The old law beside the new')
  for (const words of [
    'You pay ₦62,000 less than under the old law.',
    'Total Deductions −₦1,400,000 −₦200,000',
    'Taxable Income ₦4,600,000 ₦5,800,000',
    'Highest rate reached 24% 18%',
    'Effective Rate 14.93% 13.90%',
    'Tax ₦896,000 ₦834,000',
    'Relief on income after contributions (Finance Act 2020)',
    'Relief on the whole income',
  ])
    expect(oldLaw).toContain(words)

  const month = await section(person, 'Month by month')
  expect(month).toContain('PAYE, a month, in this result ₦69,500')
  expect(month).toContain('Left of your pay, a month ₦430,500')

  const changes = await section(person, 'What would change it')
  for (const words of [
    'Pay ₦100,000 into your pension',
    'It costs you ₦82,000 now, and ₦100,000 stays yours in the account.',
    '−₦18,000',
    'A life premium that you pay in 2026 comes off in 2027.',
  ])
    expect(changes).toContain(words)
  // The rent is declared, and nobody is told to pay more of it.
  expect(changes).not.toContain('rent')
}

test('Pro sees how the tax came about, line by line; a free account is sent none of it', async () => {
  const person = await journey.arrive(1280)
  const who = newcomer('Ngozi', 'Adeyemi')
  await joins(person, journey.services, who)
  await person.follows('New Tax Calculation')
  await calculates(person)
  await person.sees('₦834,***')
  await person.sees('Tax Calculation Complete!')
  expect(await scripts(person)).not.toContain('explained')
  const stored = await person.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toMatch(/834,?000|896,?000|5,?800,?000/)

  await makePro(journey.services, who.email)
  await person.page.reload()
  await person.sees('Your employer should take about ₦69,500 a month.')
  const summary = await section(person, 'Tax Summary')
  for (const figure of ['₦834,000', '13.90%', '₦6,000,000', '₦5,800,000']) expect(summary).toContain(figure)
  await findsAllExplained(person)
  expect(await scripts(person)).toContain('explained')
  await checkScreen(person, 'results-pro-open')

  await person.follows('Back to Dashboard')
  await person.sees('Previous Calculations')
  await person.page.locator('::-p-text(View)').click()
  await findsAllExplained(person)
  expect(await section(person, 'Your answers')).toContain('Salary ₦6,000,000')
  await checkScreen(person, 'submission-pro-open')

  expect(person.errors).toEqual([])
  await person.leave()
})

test('on paper every line stands open, and closes again', async () => {
  const person = await journey.arrive(1280)
  const who = newcomer('Bola', 'Ige')
  await joins(person, journey.services, who)
  await makePro(journey.services, who.email)
  await person.opens('/questionnaire')
  await calculates(person, { status: { chooses: 'Employee' }, salary: { types: '6,000,000' } })
  // The empty contributions are assumed as 8%, 2.5% and 5%, each with its effect.
  expect(await section(person, 'What we assumed')).toMatch(/₦480,000, .* −₦86,400 .* −₦27,000 .* −₦54,000/)
  expect(await section(person, 'What the Act says')).toMatch(/your tax is ₦870,000\. .*\+₦167,400/)

  const open = () => person.page.$$eval('main details', (lines) => lines.filter((line) => line.open).length)
  const before = await open()
  await person.page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  // Counted in one look: lines that are fetched when their section opens arrive, open, between two.
  expect(await person.page.$$eval('main details:not([open])', ({ length }) => length)).toBe(0)
  await person.page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await open()).toBe(before)
  const paper = await person.page.pdf({ preferCSSPageSize: true })
  // A4 in points, and no more pages than the workings need.
  const text = Buffer.from(paper).toString('latin1')
  expect(text).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/)
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(7)
  await person.leave()
})

test('anyone who has the address can read the words that wait for a native speaker', async () => {
  const person = await journey.arrive()
  await person.opens('/words-review')
  await person.sees('not yet reviewed by a native speaker')
  const languages = await person.page.$$eval('main dd > p', (texts) => texts.map((text) => text.lang))
  const count = (language: string) => languages.filter((each) => each === language).length
  expect(count('yo')).toBeGreaterThan(20)
  expect(count('pcm')).toBe(count('yo'))
  expect(count('en')).toBe(count('yo'))
  await person.sees('what you would call the printed report of a calculation?')
  expect(await person.page.$eval('meta[name="robots"]', (meta) => meta.getAttribute('content'))).toBe(
    'noindex',
  )
  await checkScreen(person, 'words-review')
  await person.page.$$eval('main summary', (all) => all.at(-1)?.click())
  await person.sees('details.heading')
  expect(await person.accessibilityFaults()).toEqual([])
  expect(await person.overflow()).toBe(0)
  await person.leave()
})
