import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, makePro, rowsOf, signIn } from './testing/accounts.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** The drawn employee: NHIS is left empty, and the payslip took nothing off for it. */
const employee = {
  taxYear: '2026',
  status: 'employee',
  had: 'rent',
  salary: '4,200,000',
  rentPaidBySelf: '1,200,000',
  pensionContribution: '297,600',
  nhfContribution: '0',
  payeTaken: '449,232',
  monthsPaid: '12',
}
const paidNothing = { pensionContribution: '0', nhfContribution: '0', nhisContribution: '0' }

/** A person with a draft of these answers, at its result. */
async function atResult(answers: Record<string, string>, plan: 'free' | 'pro'): Promise<Person> {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  if (plan === 'pro') await makePro(services, account.email)
  const id = randomUUID()
  await rowsOf(
    services,
    `insert into drafts (id, account_id, answers, current_step, version, created_at, updated_at)
     values ($1, $2, $3, 4, 1, $4, $4)`,
    [id, account.id, JSON.stringify({ firstName: 'Adaeze', lastName: 'Okafor', ...answers }), new Date()],
  )
  await signIn(person, services, account)
  await person.opens(`/questionnaire?draft=${id}&step=check`)
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('Tax Calculation Complete!')
  return person
}

/** What stands on the page, from top to bottom: each of these words once, in this order. */
async function readsInOrder(person: Person, words: readonly string[]): Promise<void> {
  const text = await person.reads()
  const places = words.map((each) => text.indexOf(each))
  expect(
    words.filter((_, index) => places[index] === -1),
    'not on the page',
  ).toEqual([])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

const height = (person: Person) => person.page.evaluate(() => document.documentElement.scrollHeight)
const openSections = (person: Person) =>
  person.page.$$eval('main details[open] > summary > h2', (all) => all.map((each) => each.textContent))

test('Pro reads the total, the Act and the month first, and the rest opens in place', async () => {
  const person = await atResult(employee, 'pro')
  await person.sees('Your employer should take about ₦34,286 a month.')
  await person.sees('What would change it')
  await readsInOrder(person, [
    'Tax Summary',
    'Tax Year 2026, Adaeze Okafor, Employee',
    'Total Tax Due',
    '₦411,432',
    'By the Act, if you paid nothing for NHIS',
    'Without the 5% assumed for NHIS',
    '₦449,232',
    'PAYE in this result ₦34,286',
    'PAYE by the Act ₦37,436',
    'PAYE on your payslip ₦37,436',
    'Your payslip takes ₦3,150 more and is right by the Act: nothing comes off for NHIS.',
    'Effective Rate 9.80%',
    'Export as PDF',
    'Your income, band by band',
    'What do I still owe?',
    'How this was worked out : ₦747,600 off',
    'What we assumed : −₦37,800',
    'What the Act says : 2 points for you',
    'The old law beside the new : not certain',
    'Month by month',
    'What would change it : −₦18,000 to +₦37,800',
  ])
  expect(await openSections(person)).toEqual(['Your income, band by band'])
  expect(await height(person)).toBeLessThan(2_660)
  await checkScreen(person, 'result-pro')
  await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  await checkScreen(person, 'result-pro-dark')
  await person.page.emulateMediaFeatures([])

  await person.page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await openSections(person)).toHaveLength(9)
  expect(await person.accessibilityFaults()).toEqual([])
  await person.page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await openSections(person)).toEqual(['Your income, band by band'])

  await person.presses('Count NHIS as ₦0 and calculate again')
  await person.sees('₦449,232')
  await person.sees('By the Act the tax is the same until you answer: Your rent.')
  await person.sees('Your payslip agrees with this result and with the Act.')
  await person.sees('Tax Calculation Complete!')
  expect(await person.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  await person.follows('Back to Dashboard')
  await person.page.locator('::-p-text(View)').click()
  await person.sees('Your payslip agrees with this result and with the Act.')
  expect(await person.reads()).toContain('Tax Due ₦449,232')
  await checkScreen(person, 'submission-pro')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a kept calculation is calculated again where it stands', async () => {
  const person = await atResult(employee, 'pro')
  await person.follows('Back to Dashboard')
  await person.page.locator('::-p-text(View)').click()
  await person.presses('Count NHIS as ₦0 and calculate again')
  await person.sees('Your payslip agrees with this result and with the Act.')
  expect(await person.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await person.reloads()
  await person.sees('Tax Due ₦449,232')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a free account reads rates, its own payslip and the law, and no figure that was worked out', async () => {
  const person = await atResult(employee, 'free')
  await person.sees('Your employer in Nigeria takes what is due on your pay, as PAYE.')
  await person.sees('If your employer is abroad and takes none, you pay it yourself.')
  await person.sees('What the Act says')
  await readsInOrder(person, [
    'Total Tax Due',
    '₦411,***',
    'Your highest band is taxed at 18%.',
    'PAYE to expect a month',
    'PAYE on your payslip ₦37,436',
    'Effective Rate',
    'Export as PDF',
    'Upgrade to unlock full results',
    'Your income, band by band',
    'What we assumed : NHIS 5%',
    'What the Act says : 2 points for you',
  ])
  await checkScreen(person, 'result-free')
  await person.page.$$eval('main details:not([open])', (all) => {
    for (const each of all) each.open = true
  })
  const text = await person.reads()
  const figures = text.match(/₦[\d,.*]*[\d*]/g) ?? []
  expect(new Set(figures)).toEqual(
    new Set(['₦411,***', '₦37,436', '₦15,000', '₦800,000', '₦2,200,000', '₦9,000,000', '₦0']),
  )
  expect(text).not.toMatch(/You do owe tax|more and is right|less than this/)
  expect(person.errors).toEqual([])
  await person.leave()
})

test('pay up to the minimum wage is exempt by the Act, which stands first', async () => {
  const answers = { ...paidNothing, taxYear: '2026', status: 'employee', had: 'none', salary: '840,000' }
  const person = await atResult(answers, 'free')
  await person.sees('By the Act your pay is exempt.')
  await person.sees('What the Act says')
  await readsInOrder(person, [
    'By the Act your pay is exempt.',
    '₦70,000 a month',
    'Total Tax Due, by this calculator’s rules',
    '₦6,00*',
    'Go by the Act.',
    'Effective Rate',
    'Your income, band by band',
    'What the Act says',
    'Upgrade to unlock full results',
  ])
  expect(await openSections(person)).toEqual([])
  await checkScreen(person, 'result-free-minimum-wage')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who is exempt reads that no PAYE is due, and what to do about what was taken', async () => {
  const answers = { ...paidNothing, taxYear: '2026', status: 'employee', had: 'none', salary: '780,000' }
  const person = await atResult({ ...answers, payeTaken: '18,000' }, 'free')
  await person.sees('Your employer should take no PAYE from your pay.')
  await readsInOrder(person, [
    'Tax Exempt',
    'PAYE to expect a month ₦0',
    'PAYE on your payslip ₦1,500',
    'Keep your payslips: tax overpaid can be claimed back in writing within six years.',
    'Nigeria Tax Administration Act, section 55',
    'Do I still file a return?',
    'What you keep for free : Your answers',
  ])
  await checkScreen(person, 'result-exempt')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a pensioner’s exemption stands by its own section', async () => {
  const person = await atResult(
    { taxYear: '2026', status: 'pensioner', had: 'none', pension: '2,000,000' },
    'free',
  )
  await person.sees('Your pension is exempt from tax.')
  expect(await person.reads()).toContain('Section 163(1)(i)')
  expect(await person.reads()).not.toContain('Fourth Schedule')
  await checkScreen(person, 'result-pensioner')
  expect(person.errors).toEqual([])
  await person.leave()
})

const withoutABareWord = [
  {
    who: 'a pensioner with interest',
    answers: { status: 'pensioner', had: 'interest', pension: '2,000,000', interest: '1,500,000' },
    first: 'a pensioner’s interest on savings is taxed as other income is.',
    answer: 'Tax Exempt',
    inRow: 'By the Act a pensioner’s interest on savings is taxed',
  },
  {
    who: 'a market woman',
    answers: { status: 'self-employed', had: 'none', businessIncome: '3,000,000' },
    first: 'up to ₦12,000,000 a year no tax is due',
    answer: 'Total Tax Due',
    inRow: 'Tax on a business without records may be less: this is reported',
  },
]

test.each(withoutABareWord)('$who reads first what the result leaves out', async (one) => {
  const person = await atResult({ taxYear: '2026', ...one.answers }, 'free')
  await readsInOrder(person, ['Tax Summary', one.first, one.answer])
  await checkScreen(person, `result-${one.answers.status}-told-first`)
  await person.follows('Back to Dashboard')
  await person.sees(one.inRow)
  await person.page.locator('::-p-text(View)').click()
  await person.sees('Full details are hidden.')
  await readsInOrder(person, [one.first, 'Tax Due'])
  await checkScreen(person, `submission-${one.answers.status}-told-first`)
  expect(person.errors).toEqual([])
  await person.leave()
})

/** What the dashboard reads of a kept calculation, after its page was read. */
async function keptRead(
  answers: Record<string, string>,
  page: string,
  words: readonly string[],
): Promise<string> {
  const person = await atResult({ taxYear: '2026', status: 'employee', had: 'none', ...answers }, 'free')
  await person.follows('Back to Dashboard')
  await person.sees('Previous Calculations')
  const row = await person.reads()
  await person.page.locator('::-p-text(View)').click()
  await person.sees('Full details are hidden.')
  await readsInOrder(person, words)
  expect((await person.reads()).match(/₦(?!70,000|800,000|15,000)[\d,]+/g)).toBeNull()
  await checkScreen(person, page)
  expect(person.errors).toEqual([])
  await person.leave()
  return row
}

test('a kept calculation of a free account says what it rests on, whom the Act exempts, and who takes the tax', async () => {
  const rested = await keptRead({ salary: '900,000' }, 'submission-free-exempt', [
    'Tax Due',
    'Tax Exempt',
    'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS).',
    'Upgrade to reveal complete answers and calculation details.',
  ])
  expect(rested).toMatch(/Employee\s+Tax Exempt/)
  await keptRead({ ...paidNothing, salary: '840,000' }, 'submission-free-minimum-wage', [
    'By the Act your pay is exempt.',
    'Tax Due',
    'Go by the Act.',
  ])
  const taxed = await keptRead({ salary: '6,000,000' }, 'submission-free', [
    'Tax Due',
    'Your employer in Nigeria takes what is due on your pay, as PAYE. If your employer is abroad and takes none, you pay it yourself.',
  ])
  expect(taxed).not.toContain('Tax Exempt')
})
