import { expect, test } from 'vitest'
import { createAccount, rowsOf } from './testing/accounts.ts'
import { mailedLink } from './testing/inbox.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { newcomer, onboards } from './testing/sign-up.ts'

const journey = useJourney()

test('a newcomer with Google lands on /onboarding, and comes back to the same account', async () => {
  const person = await journey.arrive()
  const who = newcomer('Ngozi')
  await person.opens('/signup')
  await person.sees('Sign in with Microsoft')
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

test('Microsoft does not run a mailbox elsewhere: our own mail proves it, in the same browser', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const who = newcomer('Musa')
  await person.opens('/login')
  await person.follows('Sign in with Microsoft')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/verify-pending')
  await person.sees('I have a code')
  await checkScreen(person, 'verify-pending-provider')
  await person.opens(await mailedLink(services, who.email, '/verify'))
  await person.sees('Email verified! Redirecting to onboarding...')
  await person.isAt('/login')
  await person.sees('Your email is verified. Sign in with Microsoft once to go on.')
  await person.follows('Sign in with Microsoft')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/onboarding')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a mailbox that the provider does not run is proved by our own mail, whatever it says', async () => {
  const person = await journey.arrive()
  await person.opens('/login')
  await person.follows('Continue with Google')
  await person.sees('This stands in for Google')
  await person.page.click('summary')
  await checkScreen(person, 'google-stand-in-open')
  await person.page.select('#hd', '')
  await person.fills('Email', newcomer('Emeka').email)
  await person.presses('Sign in')
  await person.isAt('/verify-pending')
  await person.leave()

  const other = await journey.arrive()
  await other.opens('/login')
  await other.follows('Sign in with Microsoft')
  await other.sees('This stands in for Microsoft')
  await other.page.click('summary')
  await checkScreen(other, 'microsoft-stand-in-open')
  await other.fills('Tenant', '72f988bf-86f1-41af-91ab-2d7cd011db47')
  await other.fills('Email', newcomer('Zainab').email)
  await other.presses('Sign in')
  await other.isAt('/onboarding')
  expect([...person.errors, ...other.errors]).toEqual([])
  await other.leave()
})

test('who signs in with an address nobody vouches for is not trapped: they log out', async () => {
  const person = await journey.arrive()
  await person.opens('/login')
  await person.follows('Sign in with Microsoft')
  await person.fills('Email', newcomer('Sani').email)
  await person.presses('Sign in')
  await person.isAt('/verify-pending')
  await person.presses('Log out, use another address')
  await person.isAt('/')
  await person.opens('/login')
  await person.sees('Forgot Password')
  await person.isAt('/login')
  expect(person.errors).toEqual([])
  await person.leave()
})

/** Signs in with Google under the address of an account, whose proof then waits. */
async function beginsLinking(person: Person, email: string): Promise<void> {
  await person.opens('/login')
  await person.ticks('This is my own phone or computer')
  await person.follows('Continue with Google')
  await person.fills('Email', email)
  await person.presses('Sign in')
  await person.isAt('/link-account')
  await person.sees('Is this your account?')
}

test('a link opened in a mail app shows a code, which is typed where the sign-in began', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const mailApp = await journey.arrive()
  const account = await createAccount(services)
  await beginsLinking(person, account.email)
  await person.presses('Mail me a link instead')
  await person.sees('A link is on its way')

  const link = await mailedLink(services, account.email, '/link-account')
  await mailApp.opens(link)
  await mailApp.sees('Never give it to anybody')
  expect(mailApp.page.url()).not.toContain('token')
  await checkScreen(mailApp, 'code')
  const code = await mailApp.page.$eval('output', (shown) => shown.textContent)
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  await mailApp.opens('/dashboard')
  await mailApp.isAt('/login')

  await person.fills('Code from the mailed link', 'AAAA-AAAA')
  await person.presses('Continue')
  await person.sees('That is not the code')
  await checkScreen(person, 'link-account-wrong-code')
  await person.fills('Code from the mailed link', code.toLowerCase().replace('-', ' '))
  await person.presses('Continue')
  await person.isAt('/dashboard')
  expect(person.errors).toEqual(['400 /api/auth/link/code'])
  expect(mailApp.errors).toEqual(['400 /api/auth/link'])
  const [session] = await rowsOf<{ own_device: boolean }>(
    services,
    'select own_device from sessions where account_id = $1',
    [account.id],
  )
  expect(session).toEqual({ own_device: true })

  await mailApp.opens(link)
  await mailApp.sees('This link does not work')
  await checkScreen(mailApp, 'code-dead')
  await Promise.all([person.leave(), mailApp.leave()])
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
  await person.sees('Was it you, just now?')
  await checkScreen(person, 'link-account-ask')
  await person.presses('It was me: finish signing in')
  await person.isAt('/dashboard')
  expect(person.page.url()).not.toContain('token')
  await person.leave()
})
