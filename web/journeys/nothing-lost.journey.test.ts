import { expect, test, vi } from 'vitest'
import {
  rowsOf,
  createAccount,
  signIn,
  endSessions,
  draftsOf,
  signInToNewAccount,
  type ReadyAccount,
} from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { reachesBusinessIncome } from './testing/questionnaire.ts'

const journey = useJourney()

/** A signed-in person at the question about the business income of a new draft. */
async function atBusinessIncome(width?: number): Promise<{ person: Person; account: ReadyAccount }> {
  const { services } = journey
  const person = await journey.arrive(width)
  const account = await signInToNewAccount(person, services)
  await person.opens('/dashboard')
  await person.sees('Start your first one')
  await person.follows('New Tax Calculation')
  await reachesBusinessIncome(person)
  await person.sees('Saved')
  return { person, account }
}

/** Waits until the drafts on the server have these amounts. */
async function serverHas(account: ReadyAccount, ...amounts: unknown[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const drafts = await draftsOf(journey.services, account)
      expect(drafts.map(({ answers }) => answers['businessIncome'])).toEqual(amounts)
    },
    { timeout: 10_000, interval: 200 },
  )
}

const unsentKeys = (person: Person) =>
  person.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('naijatax:unsent:')))

test('offline in the middle: the page says where the answers are, and they reach the account', async () => {
  const { person, account } = await atBusinessIncome()
  await person.losesConnection()
  await person.fillsTheField('6,000,000')
  await person.sees('Offline: kept on this device')
  await checkScreen(person, 'question-offline')
  await person.presses('Next')
  await person.isAsked('rental-income')
  await person.fillsTheField('250,000')
  await person.sees('Offline: kept on this device')
  await person.getsConnection()
  await person.sees('Saved')
  await serverHas(account, '6,000,000')
  expect(await unsentKeys(person)).toEqual([])
  await person.leave()
})

test('reloaded while offline: the question stands again with what was typed, and it is saved later', async () => {
  const { person, account } = await atBusinessIncome()
  await person.keepsTheClient()
  await person.losesConnection()
  await person.fillsTheField('6,000,000')
  await person.sees('Offline: kept on this device')
  await person.reloads()
  await person.isAsked('business-income')
  await person.sees('6 million naira')
  await person.sees('Offline: kept on this device')
  await person.getsConnection()
  await person.sees('Saved')
  await serverHas(account, '6,000,000')
  expect(await unsentKeys(person)).toEqual([])
  await person.leave()
})

test('offline, the way from the start and from the login leads to the dashboard, and asks for no profile again', async () => {
  const { person } = await atBusinessIncome()
  await person.keepsTheClient()
  await person.losesConnection()
  for (const path of ['/', '/login', '/onboarding']) {
    await person.opens(path)
    await person.sees('Your calculations')
    await person.isAt('/dashboard')
    expect(await person.reads()).not.toContain('What is your name?')
  }
  await person.leave()
})

test('a tab closed while offline: the draft is listed as kept on this device, found again, and saved', async () => {
  const { person, account } = await atBusinessIncome()
  const next = await person.opensTab()
  await person.turnsHere()
  await person.losesConnection()
  await person.follows('Dashboard')
  await person.sees('Previous Calculations')
  await person.follows('New Tax Calculation')
  await person.isAsked('tax-year')
  await person.chooses('Pensioner')
  await person.sees('Offline: kept on this device')
  await person.follows('Dashboard')
  await person.sees('Kept on this device')
  await person.sees('Pensioner')
  await checkScreen(person, 'dashboard-kept')
  await person.page.close()

  await next.turnsHere()
  await next.opens('/dashboard')
  await next.sees('Pensioner')
  await vi.waitFor(async () => expect(await draftsOf(journey.services, account)).toHaveLength(2), 10_000)
  await vi.waitFor(async () => expect(await next.reads()).not.toContain('Kept on this device'), 10_000)
  expect(await unsentKeys(next)).toEqual([])
  await next.leave()
})

test('two tabs: different answers are merged, the same answer is asked about, also after a reload', async () => {
  const { person: here, account } = await atBusinessIncome()
  const there = await here.opensTab()
  await there.opens(here.page.url().replace('step=business-income', 'step=interest'))
  await there.sees('How much interest')

  await here.turnsHere()
  await here.fillsTheField('6,000,000')
  await here.sees('Saved')
  await serverHas(account, '6,000,000')
  await there.turnsHere()
  await there.fillsTheField('100,000')
  await vi.waitFor(async () => {
    const [draft] = await draftsOf(journey.services, account)
    expect(draft?.answers).toMatchObject({ businessIncome: '6,000,000', interest: '100,000' })
  }, 10_000)

  await here.turnsHere()
  await here.fillsTheField('7,000,000')
  await here.sees('Saved')
  await serverHas(account, '7,000,000')
  await there.turnsHere()
  await there.opens(here.page.url().replace('step=business-income', 'step=check'))
  await there.sees('₦7,000,000')
  await there.losesConnection()
  await there.follows('Change Business income')
  await there.fillsTheField('8,000,000')
  await there.sees('Offline: kept on this device')
  await here.turnsHere()
  await here.fillsTheField('9,000,000')
  await serverHas(account, '9,000,000')
  await there.turnsHere()
  await there.getsConnection()
  await there.sees('This draft was changed in another tab.')
  await there.sees('Business income is ₦9,000,000 there and ₦8,000,000 here.')
  await serverHas(account, '8,000,000')
  await checkScreen(there, 'question-conflict')
  await there.page.reload()
  await there.sees('Business income is ₦9,000,000 there and ₦8,000,000 here.')
  await there.presses('Use ₦9,000,000')
  await serverHas(account, '9,000,000')
  await there.page.reload()
  await there.sees('9 million naira')
  expect(await there.reads()).not.toContain('This draft was changed')
  await there.leave()
})

test('two devices: another layout overwrites no newer answer, and a conflict names the device', async () => {
  const { services } = journey
  const { person: phone, account } = await atBusinessIncome()
  await phone.fillsTheField('6000000')
  await phone.sees('Saved')
  await serverHas(account, '6000000')
  const laptop = await journey.arrive(1280)
  await signIn(laptop, services, account)
  await laptop.opens(phone.page.url())
  await laptop.sees('6 million naira')

  await phone.fillsTheField('7000000')
  await serverHas(account, '7000000')
  await laptop.page.focus('main form input:not([type="radio"])')
  await laptop.presses('Next')
  await laptop.isAsked('rental-income')
  await laptop.sees('Saved')
  await serverHas(account, '7000000')
  await laptop.follows('Back')
  await laptop.sees('7 million naira')

  await laptop.losesConnection()
  await laptop.fillsTheField('8000000')
  await laptop.sees('Offline: kept on this device')
  await phone.fillsTheField('9000000')
  await serverHas(account, '9000000')
  await laptop.getsConnection()
  await laptop.sees('This draft was changed on another device.')
  await laptop.sees('Business income is ₦9,000,000 there and ₦8,000,000 here.')
  await laptop.presses('Use ₦9,000,000')
  await serverHas(account, '9000000')
  expect(await unsentKeys(laptop)).toEqual([])
  await laptop.leave()
  await phone.leave()
})

test('a session that ends in the middle: the answers wait for the person, who comes back to the question', async () => {
  const { person, account } = await atBusinessIncome()
  await endSessions(journey.services, account)
  await person.fillsTheField('6,000,000')
  await person.sees('Your session is over: kept on this device')
  await checkScreen(person, 'question-signed-out')
  await person.presses('Sign in again')
  await person.isAt('/login')
  await signIn(person, journey.services, account)
  await person.page.reload()
  await person.isAsked('business-income')
  await person.sees('6 million naira')
  await person.sees('Saved')
  await serverHas(account, '6,000,000')
  expect(await unsentKeys(person)).toEqual([])
  await person.leave()
})

test('another account signs in meanwhile: it is shown nothing, and the answers wait for their own', async () => {
  const { services } = journey
  const { person, account } = await atBusinessIncome()
  const address = person.page.url()
  const eve = await signInToNewAccount(person, services, 'Eve')
  await person.fillsTheField('6,000,000')
  await person.sees('You are signed in with another account')
  expect(await person.reads()).not.toContain('6,000,000')
  await checkScreen(person, 'question-another-account')
  await person.opens('/dashboard')
  await person.sees('Start your first one')
  await serverHas(eve)
  await serverHas(account, undefined)

  await signIn(person, services, account)
  await person.opens(address)
  await person.sees('6 million naira')
  await serverHas(account, '6,000,000')
  await person.leave()
})

test('a draft deleted elsewhere stays deleted; its answers may go on in a new one', async () => {
  const { person: here, account } = await atBusinessIncome()
  const [before] = await draftsOf(journey.services, account)
  const there = await here.opensTab()
  await there.opens('/dashboard')
  await there.presses('Delete draft for 2026, Self-Employed/Business Owner')
  await there.presses('Delete draft')
  await there.sees('Draft deleted')

  await here.turnsHere()
  await here.fillsTheField('6,000,000')
  await here.sees('This draft was deleted in another tab or on another device.')
  await checkScreen(here, 'question-gone')
  await serverHas(account)
  await here.page.reload()
  await here.sees('This draft was deleted elsewhere')
  await serverHas(account)
  await here.presses('Start a new draft with them')
  await here.sees('Saved')
  await serverHas(account, '6,000,000')
  const [after] = await draftsOf(journey.services, account)
  expect(after?.id).not.toBe(before?.id)
  await here.leave()
})

test('logout sends what is unsent, else asks, and leaves nothing on the device', async () => {
  const { services } = journey
  const { person, account } = await atBusinessIncome()
  await person.fillsTheField('6,000,000')
  await person.presses('Logout')
  await person.isAt('/')
  await serverHas(account, '6,000,000')
  expect(await unsentKeys(person)).toEqual([])

  await signIn(person, services, account)
  await person.opens('/dashboard')
  await person.follows('Resume draft for 2026, Self-Employed/Business Owner')
  await person.isAsked('business-income')
  await person.sees('Saved')
  await person.keepsTheClient()
  await person.losesConnection()
  await person.fillsTheField('7,000,000')
  await person.sees('Offline: kept on this device')
  await person.presses('Logout')
  await person.sees('Log out and lose these answers?')
  await person.sees('Tax Year 2026, Self-Employed/Business Owner: 1 answer')
  await checkScreen(person, 'logout-unsent')
  await person.presses('Stay signed in')
  await person.sees('7 million naira')
  expect(await unsentKeys(person)).toHaveLength(1)
  await person.presses('Logout')
  await person.presses('Log out and lose them')
  await person.isAt('/')
  await person.sees('Calculate Your Nigerian Tax in Minutes')
  expect(await unsentKeys(person)).toEqual([])

  // Nobody is signed in on this device, before the server has received the logout and after.
  const sessions = () =>
    rowsOf(services, 'select created_at from sessions where account_id = $1 and ended_because is null', [
      account.id,
    ])
  expect(await sessions()).toHaveLength(1)
  await person.opens('/dashboard')
  await person.isAt('/login')
  await person.getsConnection()
  await person.opens('/account')
  await person.isAt('/login')
  expect(await sessions()).toHaveLength(0)
  await person.leave()
})

test('a logout without a connection reaches the server with the connection, though a first try fails', async () => {
  const { services } = journey
  const { person, account } = await atBusinessIncome()
  await person.keepsTheClient()
  await person.page.evaluateOnNewDocument(() => {
    const real = window.fetch
    let tries = 0
    // The connection is reported as back but does not work yet.
    window.fetch = (...call) => {
      const isFirst = call[0] === '/api/auth/logout' && navigator.onLine && (tries += 1) === 1
      return isFirst ? Promise.reject(new TypeError('Failed to fetch')) : real(...call)
    }
  })
  await person.losesConnection()
  await person.presses('Logout')
  await person.isAt('/')
  await person.sees('Calculate Your Nigerian Tax in Minutes')
  await person.getsConnection()
  await vi.waitFor(async () => {
    const left = await rowsOf(
      services,
      'select created_at from sessions where account_id = $1 and ended_because is null',
      [account.id],
    )
    expect(left).toEqual([])
  }, 10_000)
  await person.leave()
})

test('what one person typed into My Account is never saved as another’s, who signed in meanwhile', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  const eve = await createAccount(services, 'Eve')
  await signIn(person, services, account)
  await person.opens('/account')
  await person.presses('Edit personal information')
  await person.fills('First name', 'Babatunde')
  await signIn(person, services, eve)
  await person.presses('Save')
  await person.sees(eve.email)
  expect(await person.reads()).not.toContain('Babatunde')
  const names = await rowsOf(
    services,
    'select first_name from accounts where id in ($1, $2) order by first_name',
    [account.id, eve.id],
  )
  expect(names).toEqual([{ first_name: 'Adaeze' }, { first_name: 'Eve' }])
  await person.leave()
})

test('calculated from answers that another device changed since: nothing is thrown away, and the newest are checked', async () => {
  const { services } = journey
  const { person: phone, account } = await atBusinessIncome()
  await phone.fillsTheField('6,000,000')
  await phone.sees('Saved')
  await serverHas(account, '6,000,000')
  await phone.opens(phone.page.url().replace('step=business-income', 'step=check'))
  await phone.sees('₦6,000,000')
  const laptop = await journey.arrive(1280)
  await signIn(laptop, services, account)
  await laptop.opens(phone.page.url().replace('step=check', 'step=business-income'))
  await laptop.isAsked('business-income')
  await laptop.fillsTheField('7,000,000')
  await laptop.sees('Saved')
  await serverHas(account, '7,000,000')
  await laptop.leave()

  await phone.turnsHere()
  await phone.presses('Calculate Tax')
  await phone.sees('The answers were changed on another device. Check them, then calculate again.')
  await checkScreen(phone, 'results-changed-elsewhere')
  await phone.follows('Check your answers')
  await phone.sees('₦7,000,000')
  await phone.presses('Calculate Tax')
  await phone.sees('Tax Calculation Complete!')
  const calculated = await rowsOf(
    services,
    `select answers->>'businessIncome' as income from submissions where account_id = $1`,
    [account.id],
  )
  expect(calculated).toEqual([{ income: '7000000' }])
  await phone.leave()
})

test('work from before the account is brought in when the person says that it is theirs', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, services)
  await person.opens('/')
  await person.page.evaluate(() => {
    const answers = {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      taxYear: 2025,
      status: 'employee',
      salary: '5000000',
    }
    localStorage.setItem(
      'naijatax_drafts',
      JSON.stringify([{ _id: 'a1', answers, currentStep: 6 }, '<script>']),
    )
    localStorage.setItem(
      'naijatax_submissions',
      JSON.stringify([
        { id: 's1', answers, result: { totalTax: 1 }, completedAt: '2025-03-01T10:00:00.000Z' },
      ]),
    )
  })
  await person.opens('/dashboard')
  await person.sees('This browser holds 1 draft and 1 calculation from before your account.')
  await serverHas(account)
  await checkScreen(person, 'dashboard-legacy')
  await person.presses('They are mine: bring them in')
  await person.sees('2 were brought into your account.')
  await person.sees('1 March 2025')
  await vi.waitFor(async () => {
    const drafts = await draftsOf(services, account)
    expect(drafts.map(({ answers }) => answers['salary'])).toEqual(['5000000'])
  }, 10_000)
  const left = await person.page.evaluate(() => [
    localStorage.getItem('naijatax_drafts'),
    localStorage.getItem('naijatax_submissions'),
  ])
  expect(left).toEqual(['["<script>"]', null])
  await person.page.reload()
  await person.sees('1 March 2025')
  expect(await person.reads()).not.toContain('from before your account')
  await person.leave()
})
