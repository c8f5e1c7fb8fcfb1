import { expect, test } from 'vitest'
import { createAccount } from './testing/accounts.ts'
import { mailedLink } from './testing/inbox.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import { newcomer, onboards } from './testing/sign-up.ts'

const journey = useJourney()

test('a newcomer with Google lands on /onboarding, and comes back to the same account', async () => {
  const person = await journey.arrive()
  const who = newcomer('Ngozi')
  await person.opens('/signup')
  await person.sees('Continue with Microsoft')
  await checkScreen(person, 'signup-providers')
  await person.follows('Continue with Google')
  await person.sees('This stands in for Google')
  await checkScreen(person, 'google-stand-in')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/onboarding')
  await onboards(person, who)
  await person.opens('/account')
  await person.sees('It is the email of your Google account')
  await person.presses('Logout')
  await person.isAt('/')

  await person.opens('/account')
  await person.isAt('/login')
  await person.follows('Continue with Google')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/account')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who cancels at the provider is told so at /login', async () => {
  const person = await journey.arrive()
  await person.opens('/login')
  await person.follows('Continue with Google')
  await person.sees('This stands in for Google')
  await person.presses('Cancel')
  await person.isAt('/login')
  await person.sees('You cancelled the sign-in. Nothing was changed.')
  await checkScreen(person, 'login-cancelled')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('Microsoft does not vouch for an address: our own mail does, in the same browser', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const who = newcomer('Musa')
  await person.opens('/login')
  await person.follows('Continue with Microsoft')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/verify-pending')
  await person.opens(await mailedLink(services, who.email, '/verify'))
  await person.sees('Email verified!')
  await person.isAt('/onboarding')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('an address with an account is proved by a mailed link first', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  await person.opens('/login')
  await person.follows('Continue with Google')
  await person.fills('Email', account.email)
  await person.presses('Sign in')
  await person.isAt('/link-account')
  await person.sees('Is this your account?')
  await checkScreen(person, 'link-account')
  await person.presses('Mail me a link instead')
  await person.sees('A link is on its way')
  await person.opens(await mailedLink(services, account.email, '/link-account'))
  await person.isAt('/dashboard')
  expect(person.page.url()).not.toContain('token')
  await person.leave()
})
