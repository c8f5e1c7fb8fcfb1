import { expect, test, vi } from 'vitest'
import {
  createAccount,
  draftsOf,
  endSessions,
  rowsOf,
  signIn,
  signInToNewAccount,
  type ReadyAccount,
} from './testing/accounts.ts'
import { Downloads } from './testing/downloads.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { answersQuestions, calculates, type Answers } from './testing/questionnaire.ts'

const journey = useJourney()

/** Words on the page of sign-in after the end of a session. */
const kept = 'Your answers are kept: you come back to where you were.'

/** Somebody with a business and nothing else. */
const owner: Answers = {
  status: { chooses: 'Self-Employed/Business Owner' },
  'business-income': { types: '6,000,000' },
  'pension-contribution': { types: '0' },
  'nhf-contribution': { types: '0' },
  'nhis-contribution': { types: '0' },
}

/** Answers a new draft up to the check page. */
async function reachesCheck(person: Person): Promise<void> {
  await person.opens('/questionnaire')
  await person.isAsked('tax-year')
  await answersQuestions(person, owner)
  await person.sees('Saved')
}

/** A person whose account has neither name, date of birth nor phone number. */
async function newlyVerified(): Promise<{ person: Person; account: ReadyAccount }> {
  const person = await journey.arrive()
  const account = await createAccount(journey.services)
  await rowsOf(
    journey.services,
    'update accounts set first_name = null, last_name = null, date_of_birth = null, phone_number = null where id = $1',
    [account.id],
  )
  await signIn(person, journey.services, account)
  return { person, account }
}

const profileOf = async (account: ReadyAccount) =>
  (
    await rowsOf<{ first_name: string; last_name: string }>(
      journey.services,
      'select first_name, last_name from accounts where id = $1',
      [account.id],
    )
  )[0]

/** Signs in in another tab of the same browser, as far as this page can tell, and opens the page anew. */
async function signsInAgain(person: Person, account: ReadyAccount): Promise<void> {
  await person.isAt('/login')
  await person.sees(kept)
  await signIn(person, journey.services, account)
  await person.reloads()
}

const calculationsOf = (account: ReadyAccount) =>
  rowsOf(journey.services, 'select id from submissions where account_id = $1', [account.id])

/** Every call of the API waits for ever, as with a server that hangs. */
async function serverHangs(person: Person): Promise<void> {
  const devtools = await person.page.createCDPSession()
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Request' }] })
}

test('onboarding keeps what is typed over a reload, and typing never moves the step', async () => {
  const { person, account } = await newlyVerified()
  await person.opens('/onboarding')
  await person.fills('First name', 'Ngozi')
  await person.fills('Last name', 'Okonkwo')
  await person.presses('Next')
  await person.sees('date of birth')
  await person.reloads()
  await person.sees('date of birth')
  await person.presses('Back')
  const lastName = () =>
    person.page.$eval('#lastName', (field) => (field as unknown as { value: string }).value)
  await person.sees('What is your name?')
  expect(await lastName()).toBe('Okonkwo')

  // The device lost what was typed, the history leads to a later step: the name is asked, until Next is pressed.
  await person.presses('Next')
  await person.sees('date of birth')
  await person.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(':form:')) localStorage.removeItem(key)
  })
  await person.reloads()
  await person.fills('First name', 'Ngozi')
  await person.fills('Last name', 'Okonkwo')
  expect(await lastName()).toBe('Okonkwo')
  await person.presses('Next')
  await person.fills('Day', '7')
  await person.fills('Month', '3')
  await person.fills('Year', '1988')
  await person.presses('Next')
  await person.sees('phone number')

  // The session ends before the last step is saved.
  await endSessions(journey.services, account)
  await person.presses('Continue')
  await signsInAgain(person, account)
  await person.isAt('/dashboard')
  expect(await profileOf(account)).toEqual({ first_name: 'Ngozi', last_name: 'Okonkwo' })
  await person.leave()
})

test('the profile form, and Edit of a calculation, are finished after the sign-in', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services)
  await person.opens('/account')
  await person.presses('Edit personal information')
  await person.fills('First name', 'Babatunde')
  await person.reloads()
  await person.sees('What you typed before is here again.')
  await checkScreen(person, 'account-typed-before')
  await endSessions(journey.services, account)
  await person.presses('Save')
  await signsInAgain(person, account)
  await person.isAt('/account')
  await vi.waitFor(async () => expect((await profileOf(account))?.first_name).toBe('Babatunde'), 10_000)
  await person.sees('Edit')

  await person.opens('/questionnaire')
  await calculates(person, owner)
  await person.sees('Tax Calculation Complete!')
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  // The page's own requests are answered before the session ends: it is the press that finds it out.
  await person.page.waitForFunction(() =>
    ['/api/drafts', '/api/submissions'].every((list) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(list) && (entry as PerformanceResourceTiming).responseEnd > 0),
    ),
  )
  await endSessions(journey.services, account)
  // Without the mouse: a window that comes to the front asks for its lists first, and they would find it out.
  const edit = await person.page.waitForSelector('button::-p-text(Edit)')
  await edit?.evaluate((button) => button.click())
  await person.page.waitForFunction(() => JSON.stringify(history.state).includes('edit='))
  await signsInAgain(person, account)
  await person.isAt('/questionnaire')
  await person.sees('Saved')
  expect(await draftsOf(journey.services, account)).toHaveLength(1)
  await person.leave()
})

/** Keeps the words of every message of the next page: they stay for three seconds, and a busy machine looks later. */
const keepsMessages = ({ page }: Person) =>
  page.evaluateOnNewDocument(() => {
    new MutationObserver(() => {
      const words = document.querySelector('output[popover]')?.textContent ?? ''
      if (words !== '')
        sessionStorage.setItem('messages', `${sessionStorage.getItem('messages') ?? ''}${words}`)
    }).observe(document, { subtree: true, childList: true })
  })
const messagesOf = ({ page }: Person) => page.evaluate(() => sessionStorage.getItem('messages') ?? '')

test('a result made offline is sent by itself, once, also when the browser was closed meanwhile', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services)
  await reachesCheck(person)
  await person.keepsTheClient()
  const next = await person.opensTab()
  await person.turnsHere()
  await person.losesConnection()
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('saved to it by itself when the connection is back')
  await checkScreen(person, 'results-waiting')
  expect(await calculationsOf(account)).toEqual([])
  await person.page.close()

  await next.turnsHere()
  await keepsMessages(next)
  await next.opens('/account')
  await vi.waitFor(
    async () =>
      expect(await messagesOf(next)).toContain(
        'Your calculation for Tax Year 2026 was saved to your account.',
      ),
    15_000,
  )
  expect(await calculationsOf(account)).toHaveLength(1)
  await next.opens('/dashboard')
  await next.sees('Previous Calculations')
  expect(await next.reads()).not.toContain('Resume')
  await next.leave()
})

test('a result whose session had ended is saved after the sign-in', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services)
  await reachesCheck(person)
  await endSessions(journey.services, account)
  await person.presses('Calculate Tax')
  await signsInAgain(person, account)
  await person.isAt('/results')
  await person.sees('Tax Calculation Complete!')
  expect(await calculationsOf(account)).toHaveLength(1)
  await person.leave()
})

test('while the server is silent, drafts of the device stand within half a second, and open', async () => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services)
  await person.opens('/questionnaire')
  await person.isAsked('tax-year')
  await person.chooses('Self-Employed/Business Owner')
  await person.presses('Next')
  await person.isAsked('had')
  await person.presses('None of these')
  await person.isAsked('business-income')
  await person.sees('Saved')
  await person.keepsTheClient()
  await person.losesConnection()
  await person.fillsTheField('6,000,000')
  await person.sees('Offline: kept on this device')
  const address = person.page.url()
  await person.page.evaluateOnNewDocument(() => {
    const times = window as unknown as { asked?: number; shown?: number }
    const call = window.fetch
    window.fetch = (...parts) => {
      times.asked ??= performance.now()
      return call(...parts)
    }
    new MutationObserver(() => {
      if (document.body?.innerText.includes('kept on this device')) times.shown ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await serverHangs(person)
  await person.getsConnection()
  // The best of five: other work of this machine is not the page's.
  const waits: number[] = []
  for (let visit = 0; visit < 5; visit += 1) {
    await person.opens('/dashboard')
    await person.sees('Newer answers kept on this device')
    waits.push(
      await person.page.evaluate(() => {
        const { asked = 0, shown = Number.POSITIVE_INFINITY } = window as unknown as Record<string, number>
        return shown - asked
      }),
    )
  }
  expect(Math.min(...waits)).toBeLessThan(500)
  await checkScreen(person, 'dashboard-silent')

  await person.opens(address)
  await person.isAsked('business-income')
  await person.sees('6 million naira')
  await person.opens('/questionnaire')
  await person.isAsked('name')
  await person.leave()
})

test('a report is made without a connection once its code was kept', async () => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services)
  await person.opens('/dashboard')
  await person.keepsTheClient()
  await person.opens('/questionnaire')
  await calculates(person, owner)
  await person.sees('Tax Calculation Complete!')
  const downloads = await Downloads.of(person)
  await person.presses('Export as PDF')
  await downloads.next()

  // Not the browser's own cache: it may let go of the code at any time.
  await person.page.setCacheEnabled(false)
  await person.losesConnection()
  await person.reloads()
  await person.sees('Tax Summary')
  await person.presses('Export as PDF')
  expect((await downloads.next()).name).toMatch(/^NaijaTax-Report-2026/)
  expect(await person.reads()).not.toContain('The working could not be loaded')
  await person.leave()
})

test('what is not known without a connection is said so, and stands there by itself when it is back', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services)
  await person.opens('/questionnaire')
  await calculates(person, owner)
  await person.sees('Tax Calculation Complete!')
  await person.opens('/account')
  await person.sees(account.email)
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  await person.keepsTheClient()
  await person.losesConnection()

  await person.opens('/account')
  await person.sees('Your personal information is not kept on this device.')
  expect(await person.reads()).not.toContain('Not given')
  await checkScreen(person, 'account-offline')
  await person.getsConnection()
  await person.sees(account.email)

  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    journey.services,
    'select id from submissions where account_id = $1',
    [account.id],
  )
  await person.losesConnection()
  await person.opens(`/submissions/${id}`)
  await person.sees('This calculation could not be loaded')
  await person.getsConnection()
  await person.sees('Completed')
  await person.leave()
})
