import { expect, test } from 'vitest'
import { signInToNewAccount } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'

const journey = useJourney()

const publicPages = {
  '/': 'Calculate Your Nigerian Tax in Minutes',
  '/pricing': 'Annual Plan',
  '/sample': 'A sample report',
  '/help': 'Help',
  '/help/rent-relief': 'How does rent relief work?',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/eula': 'End User Licence Agreement',
  '/disclaimer': 'Disclaimer',
} as const

test('every public page is whole with scripts switched off', async () => {
  const person = await journey.arrive()
  await person.page.setJavaScriptEnabled(false)
  for (const path of Object.keys(publicPages)) {
    await person.opens(path)
    expect(await person.heading(), path).not.toBe('')
    expect(await person.page.$$eval('footer a', (links) => links.length), path).toBe(6)
    expect(await person.overflow(), path).toBe(0)
  }
  await person.opens('/')
  expect(await person.page.$$eval('main table tbody tr', (rows) => rows.length)).toBeGreaterThanOrEqual(11)
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a visitor’s first page asks for little, and nothing of anybody else', async () => {
  const person = await journey.arrive()
  const requests: string[] = []
  person.page.on('request', (request) => requests.push(request.url()))
  await person.opens('/')
  await person.sees('Calculate Your Nigerian Tax in Minutes')
  const first = requests.filter((address) => !/manifest|icon|prefetch/.test(address))
  // The page and its script; the next page's files are prefetched when the browser is idle.
  expect(first.slice(0, 2).map((address) => new URL(address).pathname)[0]).toBe('/')
  expect(requests.filter((address) => new URL(address).origin !== journey.services.app)).toEqual([])
  expect(requests.filter((address) => address.includes('/api/'))).toEqual([])
  await person.leave()
})

test('the small calculator answers as a free account would see it, and says how to mend an amount', async () => {
  const person = await journey.arrive()
  await person.opens('/')
  await person.fills('Salary a month, in naira', '450,000')
  await person.presses('Work it out')
  await person.sees('₦726,***')
  await person.sees('Next ₦9,000,000 at 18%')
  await person.fills('Salary a month, in naira', 'a lot')
  await person.presses('Work it out')
  await person.sees('Type the salary in figures')
  await checkScreen(person, 'landing-fault')
  await person.fills('Salary a month, in naira', '60,000')
  await person.presses('Work it out')
  await person.sees('₦0')
  expect(new URL(person.page.url()).search).toBe('')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who is signed in is led on from the start, and finds the way back on the other pages', async () => {
  const person = await journey.arrive(1280)
  await signInToNewAccount(person, journey.services)
  await person.opens('/dashboard')
  await person.sees('Start your first one')
  await person.opens('/')
  await person.isAt('/dashboard')
  // The foot of the page moves down when what stands above it has come.
  await person.sees('Start your first one')
  await person.follows('Pricing')
  await person.isAt('/pricing')
  await person.follows('My Account')
  await person.isAt('/account')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('help finds an article in Pidgin, with a slip of the finger, and the article leads on', async () => {
  const person = await journey.arrive()
  await person.opens('/help')
  await checkScreen(person, 'help')
  await person.page.type('input[type=search]', 'house retn')
  await person.sees('How does rent relief work?')
  await person.follows('How does rent relief work?')
  await person.isAt('/help/rent-relief')
  await person.sees('Nigeria Tax Act 2025, section 30(2)(a)(vi)')
  await checkScreen(person, 'help-article')
  await person.follows('Which papers should I keep?')
  await person.isAt('/help/records-to-keep')
  await person.opens('/help#vehicle-benefit')
  await person.isAt('/help/company-car')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('an article tells its law, who reports what is not read in it, what is open and when it was reviewed', async () => {
  const person = await journey.arrive()
  await person.opens('/help/filing-a-return')
  for (const words of [
    'Nigeria Tax Administration Act, section 13 and section 14; Nigeria Tax Act 2025, Twelfth Schedule',
    'Reported by Taiwo Oyedele, January 2026 (31 March); Sterling, 2026 (14 April), not read in the Act.',
    'Not certain: On which day a return is due: section 13, which we read, names none.',
    'Last reviewed on 22 November 2026.',
  ])
    await person.sees(words)
  await checkScreen(person, 'help-article-caveats')
  await person.opens('/help/dividends')
  await person.sees(
    'Nigeria Tax Administration Act, section 51(3); Nigeria Tax Act 2025, section 28(2)(b)(iv)',
  )
  await person.opens('/help/pensioner')
  await person.sees(
    'Nigeria Tax Act 2025, section 163(1)(i) (162 in the National Assembly copy) and section 4(2)(b)',
  )
  expect(person.errors).toEqual([])
  await person.leave()
})

test('an address that is none of ours says so', async () => {
  const person = await journey.arrive()
  const answer = await person.page.goto(`${journey.services.app}/nowhere`)
  expect(answer?.status()).toBe(404)
  await person.sees('There is no page at this address')
  await checkScreen(person, 'not-found')
  await person.leave()
})
