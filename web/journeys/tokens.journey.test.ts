import { expect, test } from 'vitest'
import { endSessions, signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** Collects the page's later calls, each with whether it had a token. */
function listens(person: Person): string[] {
  const heard: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const token = request.headers()['authorization']?.startsWith('Bearer ey') ? ' with a token' : ''
    if (pathname.startsWith('/api/')) heard.push(`${request.method()} ${pathname}${token}`)
  })
  return heard
}

test('a visitor’s pages ask for no token', async () => {
  const person = await journey.arrive()
  const heard = listens(person)
  for (const [path, words] of [
    ['/', 'Calculate Your Nigerian Tax'],
    ['/pricing', '$10'],
    ['/login', 'Forgot Password'],
    ['/signup', 'Continue'],
    ['/forgot-password', 'Send Reset Link'],
  ] as const) {
    await person.opens(path)
    await person.sees(words)
  }
  expect(heard.filter((call) => call.includes('token'))).toEqual([])
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who is signed in asks once, and every call carries the token, until the session ends', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, services)
  await person.opens('/dashboard')
  // The lists are shown, so the dashboard has requested its token.
  await person.sees('No calculations yet')
  const heard = listens(person)
  await person.opens('/account')
  await person.sees('Where you are signed in')
  await person.sees('Signed in')
  expect(heard.filter((call) => call === 'POST /api/auth/token')).toHaveLength(1)
  expect(heard.filter((call) => !call.includes('token'))).toEqual([])
  expect(heard).toContain('GET /api/users/me with a token')
  expect(heard).toContain('GET /api/auth/sessions with a token')

  await endSessions(services, account)
  await person.opens('/dashboard')
  await person.isAt('/login')
  expect(person.errors).toEqual([])
  await person.leave()
})
