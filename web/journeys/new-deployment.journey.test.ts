import type { HTTPRequest, Protocol } from 'puppeteer'
import { expect, test, vi } from 'vitest'
import { draftsOf, signInToNewAccount, type ReadyAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { answersQuestions, ownerWhoRents, reachesBusinessIncome } from './testing/questionnaire.ts'
import { newcomer, signsUp } from './testing/sign-up.ts'

const journey = useJourney()

type Paused = Protocol.Fetch.RequestPausedEvent

/** A deployment that renames the client's files while a page is open. */
interface Deployment {
  /** Full page loads since. */
  loads: number
  /** Requests for the chunk under its old name. */
  refused: number
}

/**
 * Renames a chunk: a request for its old name gets the server's "not found". A reloaded page has the new name, unless
 * `forGood`.
 */
async function deploys(person: Person, chunk: string, { forGood = false } = {}): Promise<Deployment> {
  const { page } = person
  const seen: Deployment = { loads: 0, refused: 0 }
  const answer = async (request: HTTPRequest): Promise<void> => {
    const url = request.url()
    if (request.isNavigationRequest()) seen.loads += 1
    const isGone = new RegExp(`/assets/${chunk}-[^/]+\\.js$`).test(url) && (forGood || seen.loads === 0)
    if (!isGone) return request.continue()
    seen.refused += 1
    return request.continue({ url: url.replace(/\.js$/, 'Renamed.js') })
  }
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request))
  return seen
}

/** A person at the question about the business income, in a page that has loaded nothing but the questionnaire. */
async function typesBusinessIncome(): Promise<{ person: Person; account: ReadyAccount }> {
  const person = await journey.arrive()
  // With the service worker the old files would still be on the device.
  await person.page.setBypassServiceWorker(true)
  const account = await signInToNewAccount(person, journey.services)
  await person.opens('/questionnaire')
  await reachesBusinessIncome(person, 'Rent for your home')
  return { person, account }
}

const businessIncomeOf = async (account: ReadyAccount) =>
  (await draftsOf(journey.services, account)).map(({ answers }) => answers['businessIncome'])

test('a page whose code was renamed: the document loads anew once, and what was typed just before is kept', async () => {
  const { person, account } = await typesBusinessIncome()
  const seen = await deploys(person, 'dashboard')
  await person.fillsTheField('6,000,000')
  await person.follows('Dashboard')
  await person.sees('Business Owner')
  await person.isAt('/dashboard')
  expect(seen).toEqual({ loads: 1, refused: 1 })
  await vi.waitFor(async () => expect(await businessIncomeOf(account)).toEqual(['6,000,000']), 10_000)
  await person.follows('Resume draft for 2026, Self-Employed/Business Owner')
  await person.sees('6 million naira')
  expect(await person.reads()).not.toContain('This draft was changed')
  // The old page's last save may have reached the server; the new page's save is then refused as outdated.
  const expected = /^(404 \/assets\/dashboard-|409 \/api\/drafts\/)/
  expect(person.errors.filter((error) => !expected.test(error))).toEqual([])
  await person.leave()
})

test('code that stays away: one try, then a page that says so, and the answers are safe', async () => {
  const { person, account } = await typesBusinessIncome()
  const seen = await deploys(person, 'dashboard', { forGood: true })
  await person.fillsTheField('7,000,000')
  await person.follows('Dashboard')
  await person.sees('This page did not open')
  await person.sees('Your answers are kept.')
  expect(seen).toEqual({ loads: 1, refused: 2 })
  await vi.waitFor(async () => expect(await businessIncomeOf(account)).toEqual(['7,000,000']), 10_000)
  await person.leave()
})

test('a part beside the page whose code was renamed is left out, and what is being typed stays', async () => {
  const who = newcomer()
  const first = await journey.arrive()
  await signsUp(first, journey.services, who)
  await first.leave()
  const person = await journey.arrive()
  await person.page.setBypassServiceWorker(true)
  await person.opens('/login')
  await person.sees('Login')
  const seen = await deploys(person, 'billing', { forGood: true })
  await person.fills('Email', who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Login')
  await person.isAt('/onboarding')
  await person.fills('First name', 'Adaeze')
  await vi.waitFor(() => expect(seen).toEqual({ loads: 0, refused: 1 }), 10_000)
  await person.fills('Last name', 'Okafor')
  await person.presses('Next')
  await person.sees('date of birth')
  expect(seen.loads).toBe(0)
  await person.leave()
})

/** Adds unknown keys to every answer of the API, as a newer version may. @returns the paths of changed answers. */
async function growsAnswers(person: Person): Promise<Set<string>> {
  const seen = new Set<string>()
  const devtools = await person.page.createCDPSession()
  const grow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(grow)
    if (typeof value !== 'object' || value === null) return value
    return { ...value, keyOfTomorrow: { of: ['a', 'newer', 'version'] } }
  }
  const pass = async ({
    requestId,
    request,
    responseStatusCode = 200,
    responseHeaders = [],
  }: Paused): Promise<void> => {
    const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId })
    const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
    const grows = text.startsWith('{') || text.startsWith('[')
    if (grows) seen.add(new URL(request.url).pathname)
    const answer = grows ? JSON.stringify(grow(JSON.parse(text))) : text
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
      body: Buffer.from(answer).toString('base64'),
    })
  }
  devtools.on('Fetch.requestPaused', (paused) => {
    // What the page still asks while it is closed is answered to nobody.
    pass(paused).catch((error: unknown) => {
      const isGone = error instanceof Error && error.name === 'TargetCloseError'
      if (!isGone && !person.page.isClosed()) throw error
    })
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] })
  return seen
}

test('an API of a newer version, whose answers hold more: the page goes on to its result', async () => {
  const { person, account } = await typesBusinessIncome()
  const seen = await growsAnswers(person)
  await answersQuestions(person, ownerWhoRents)
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('₦834,***')
  await person.follows('Back to Dashboard')
  await person.sees('Previous Calculations')
  await person.page.locator('::-p-text(View)').click()
  await person.sees('Tax Due')
  expect([...seen]).toEqual(expect.arrayContaining(['/api/submissions']))
  expect(await draftsOf(journey.services, account)).toEqual([])
  expect(person.errors).toEqual([])
  await person.leave()
})
