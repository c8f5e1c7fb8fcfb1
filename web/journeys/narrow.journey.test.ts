import { expect, inject, test } from 'vitest'
import { rowsOf, makePro, signInToNewAccount } from './testing/accounts.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { useJourney } from './testing/journey.ts'
import { layoutFaults } from './testing/layout-faults.ts'
import type { Person } from './testing/person.ts'
import { answersQuestions, employeeWhoRents } from './testing/questionnaire.ts'

const journey = useJourney()
const { operator } = inject('services')

/** Views to check: the narrowest phone (WCAG 1.4.10), and widths with text twice as large (WCAG 1.4.4). */
const views = [
  { name: '320 px', width: 320, letters: 16 },
  { name: '360 px', width: 360, letters: 16 },
  { name: '320 px, letters of 200%', width: 320, letters: 32 },
  { name: '360 px, letters of 200%', width: 360, letters: 32 },
  { name: '768 px, letters of 200%', width: 768, letters: 32 },
  { name: '1280 px, letters of 200%', width: 1280, letters: 32 },
  { name: '768 px', width: 768, letters: 16 },
  { name: '1280 px', width: 1280, letters: 16 },
] as const

/** Checks that all is read whole in every view, and runs axe in light and in dark. */
async function faultsOf(person: Person, screen: string): Promise<string[]> {
  const faults: string[] = []
  const devtools = await person.page.createCDPSession()
  for (const { name, width, letters } of views) {
    await person.page.setViewport({ width, height: 740 })
    // The browser's own setting changes the rem, in media queries too.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    for (const fault of await person.page.evaluate(layoutFaults))
      faults.push(`${screen} at ${name}: ${fault}`)
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
  for (const value of ['dark', 'light']) {
    await person.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value },
      // Waits for the end of colour transitions.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    for (const fault of await person.accessibilityFaults()) faults.push(`${screen}, ${value}: ${fault}`)
  }
  return faults
}

/** Opens each address, waits for its words, and checks the page. */
async function faultsAt(person: Person, places: Readonly<Record<string, string>>): Promise<string[]> {
  const faults: string[] = []
  for (const [path, heading] of Object.entries(places)) {
    await person.opens(path)
    await person.sees(heading)
    faults.push(...(await faultsOf(person, path)))
  }
  return faults
}

test('the operator’s status page fits a narrow window and large letters, and hides no column of a phone', async () => {
  const person = await journey.arrive(360)
  await person.page.authenticate({ username: operator.user, password: operator.password })
  const faults = await faultsAt(person, { '/operator': 'Queues' })
  // It asks for itself anew without a script: whoever is on duty looks at figures of now.
  expect(faults.filter((fault) => !fault.includes('meta-refresh'))).toEqual([])
  await person.page.setViewport({ width: 360, height: 740 })
  const hidden = await person.page.$eval(
    '.scroll',
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  )
  expect(hidden).toBe(0)
  const [words = 0, page = 1] = await person.page.$$eval('.parts th .note, main', (found) =>
    found.map((element) => element.getBoundingClientRect().width).toSorted((one, other) => one - other),
  )
  expect(words / page).toBeGreaterThan(0.8)
})

test('every public screen fits a narrow window and large letters, in light and dark', async () => {
  const person = await journey.arrive(320)
  const faults = await faultsAt(person, {
    '/': 'Calculate Your Nigerian Tax in Minutes',
    '/login': 'Login',
    '/signup': 'Continue',
    '/forgot-password': 'Forgot Password',
    '/verify-pending': 'Verify',
    '/code': 'link',
    '/link-account': 'Your sign-in is not finished',
    '/email-change': 'link',
    '/know-browser': 'Type the code',
    '/reminders': 'link',
    '/words-review': 'Yor',
    '/reset-password?token=unknown': 'Invalid or Expired Link',
    '/verify?token=unknown': 'This link does not work',
    '/pricing': 'Pricing',
    '/sample': 'A sample report',
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/eula': 'The licence to use',
    '/disclaimer': 'Disclaimer',
    '/no-such-page': 'Page not found',
  })
  expect(faults).toEqual([])
  await person.leave()
})

/** Whether the logo and all that stands in the header beside it are in one row. */
const headerIsOneRow = (person: Person) =>
  person.page.$eval('header', (header) => {
    const middles = [...header.querySelectorAll('a, button')].flatMap((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return bottom > top ? [Math.round((top + bottom) / 2)] : []
    })
    return middles.length > 2 && new Set(middles).size === 1
  })

test('the header of who has Pro is one row on a phone', async () => {
  const person = await journey.arrive(360)
  const account = await signInToNewAccount(person, journey.services, 'Chinwe')
  await makePro(journey.services, account.email)
  for (const path of ['/dashboard', '/account', '/upgrade', '/questionnaire'])
    for (const width of [412, 360, 320]) {
      await person.page.setViewport({ width, height: 740 })
      await person.opens(path)
      await person.sees('Ask Teni')
      expect(await headerIsOneRow(person), `${path} at ${width} px`).toBe(true)
    }
  await person.leave()
})

test('every screen behind the sign-in fits a narrow window and large letters, in light and dark', async () => {
  const person = await journey.arrive(320)
  const { services } = journey
  const account = await signInToNewAccount(person, services, 'Oluwaseun')
  // An address of 60 letters that nothing breaks, also as the name of a way in.
  const email = `${'oluwaseunfunmi'.repeat(4).slice(0, 49 - 8)}${account.id.slice(0, 8)}@example.ng`
  await rowsOf(services, 'update accounts set email = $1 where id = $2', [email, account.id])
  await rowsOf(
    services,
    `insert into identities (id, issuer, subject, account_id, provider, email, proved_at, proved_by, created_at)
     values (gen_random_uuid(), 'https://accounts.google.com', $1::text, $1::text::uuid, 'google', $2, $3, 'mail', $3)`,
    [account.id, email, new Date()],
  )
  const faults: string[] = []
  const looksAt = async (screen: string) => faults.push(...(await faultsOf(person, screen)))
  const visits = async (places: Readonly<Record<string, string>>) =>
    faults.push(...(await faultsAt(person, places)))

  await visits({
    '/dashboard': 'Start your first one',
    '/account': 'Danger Zone',
    '/upgrade': 'Pro',
  })
  await person.opens('/account')
  await person.presses('Edit personal information')
  await looksAt('/account, editing')
  await person.presses('Cancel')
  await person.presses('Change email')
  await looksAt('/account, changing the address')

  await person.opens('/dashboard')
  await person.follows('New Tax Calculation')
  await person.isAsked('tax-year')
  await person.sees('Pensioner')
  await looksAt('question tax-year')
  await person.chooses('Employee')
  await person.presses('Next')
  await person.isAsked('had')
  await looksAt('question had')
  await person.ticksTheRow('Rent for your home')
  await person.presses('Next')
  await person.isAsked('salary')
  await person.fillsTheBox('Basic pay', '10,288,065,751.04')
  await person.sees('Estimate so far')
  await looksAt('question salary')
  await person.fillsTheBox('Basic pay', 'six million')
  await person.presses('Next')
  await person.sees('There is a problem')
  await looksAt('question salary, mistaken')
  await answersQuestions(person, { ...employeeWhoRents, salary: { types: '123,456,789,012.50' } })
  await looksAt('check answers')
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('Upgrade to unlock full results')
  await looksAt('results, free')

  await makePro(services, email)
  const [kept] = await rowsOf<{ id: string }>(services, 'select id from submissions where account_id = $1', [
    account.id,
  ])
  await visits({
    [`/submissions/${kept?.id}`]: 'Total Tax',
    '/dashboard': 'Previous Calculations',
  })
  await rowsOf(services, 'update accounts set first_name = null, tin = null where id = $1', [account.id])
  await visits({ '/onboarding': 'name' })
  expect(faults).toEqual([])
  await person.leave()
})

test('amounts of any length stand apart and inside their part of the page, on every screen that shows them', async () => {
  const person = await journey.arrive(320)
  const account = await signInToNewAccount(person, journey.services)
  await makePro(journey.services, account.email)
  const kobo = { salary: 4_200_000.25, commissions: 350_000, interest: 85_000.75, businessIncome: 4_800_000 }
  const most = Object.fromEntries(
    ['salary', 'allowances', 'businessIncome', 'interest', 'rentPaidBySelf'].map((key) => [
      key,
      999_999_999_999.99,
    ]),
  )
  const of = (answers: Readonly<Record<string, string | number>>) =>
    keepsCalculation(person, { status: 'both', payeTaken: 720_000.5, ...answers })
  const [usual, old, widest] = [await of(kobo), await of({ ...kobo, taxYear: 2025 }), await of(most)]
  const faults: string[] = []
  for (const [path, words] of [
    [`/submissions/${usual}`, 'The old law beside the new'],
    [`/submissions/${old}`, 'By the law of 2025'],
    [`/submissions/${widest}`, 'The old law beside the new'],
    [`/compare?a=${usual}&b=${widest}`, 'Difference'],
    ['/dashboard', 'Previous Calculations'],
    [`/submissions/${usual}/return`, 'What is left to pay'],
  ] as const) {
    await person.opens(path)
    await person.sees(words)
    await person.page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    })
    faults.push(...(await faultsOf(person, path)))
  }
  expect(faults).toEqual([])
  await person.leave()
})
