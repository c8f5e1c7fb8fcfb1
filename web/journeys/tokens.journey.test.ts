import { expect, test } from 'vitest'
import { endSessions, signInToNewAccount } from './testing/accounts.ts'
import { useJourney, recordCalls } from './testing/journey.ts'

const journey = useJourney()

test('a visitor’s pages ask for no token', async () => {
  const person = await journey.arrive()
  const calls = recordCalls(person)
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
  expect(calls.filter((call) => call.includes('token'))).toEqual([])
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who is signed in asks once, and every call carries the token, until the session ends', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, services)
  await person.opens('/dashboard')
  // The lists are shown, so the dashboard has requested its token.
  await person.sees('Start your first one')
  const calls = recordCalls(person)
  await person.opens('/account')
  await person.sees('Where you are signed in')
  await person.sees('Signed in')
  expect(calls.filter((call) => call === 'POST /api/auth/token')).toHaveLength(1)
  expect(calls.filter((call) => !call.includes('token'))).toEqual([])
  expect(calls).toContain('GET /api/users/me with a token')
  expect(calls).toContain('GET /api/auth/security with a token')

  // A call that is still on its way would meet the end of the session, and rightly be answered 401.
  await person.page.waitForNetworkIdle({ idleTime: 500 })
  await endSessions(services, account)
  await person.opens('/dashboard')
  await person.isAt('/login')
  expect(person.errors).toEqual([])
  await person.leave()
})
