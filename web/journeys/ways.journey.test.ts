import type { HTTPRequest } from 'puppeteer'
import { expect, test } from 'vitest'
import { signInToNewAccount } from './testing/accounts.ts'
import { mailedLink } from './testing/inbox.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { logsIn, newcomer } from './testing/sign-up.ts'

const journey = useJourney()

/** Answers calls of some paths with 503, or not at all, until the returned function is called. */
async function fails(person: Person, path: string, how: 'refused' | 'silent'): Promise<() => Promise<void>> {
  const { page } = person
  await page.setRequestInterception(true)
  const onRequest = (request: HTTPRequest) => {
    if (!new URL(request.url()).pathname.startsWith(path)) void request.continue()
    else if (how === 'silent') void request.abort('connectionreset')
    else
      void request.respond({
        status: 503,
        contentType: 'application/json',
        body: '{"error":"Down","code":"unavailable"}',
      })
  }
  page.on('request', onRequest)
  return async () => {
    page.off('request', onRequest)
    await page.setRequestInterception(false)
  }
}

/** The text in the field with this label. */
async function typed(person: Person, label: string): Promise<string | undefined> {
  const field = await person.page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`)
  return field?.evaluate((input) => (input as HTMLInputElement).value)
}

test('"Upgrade now" survives login, sign-up, verification and onboarding, without a Tax ID', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const who = newcomer('Halima')
  await person.opens('/pricing')
  await person.follows('Upgrade now')
  await person.isAt('/login')
  await person.fills('Email', who.email)
  await person.follows('Forgot Password')
  await person.isAt('/forgot-password')
  expect(await typed(person, 'Email'), 'nobody types twice what is known').toBe(who.email)
  await person.follows('Back to Login')
  expect(await typed(person, 'Email')).toBe(who.email)
  await person.follows('Sign up')
  await person.isAt('/signup')
  expect(await typed(person, 'Email')).toBe(who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Continue')
  await person.isAt('/verify-pending')

  const link = await mailedLink(services, who.email, '/verify')
  await person.opens(link)
  await person.sees('Email verified! Redirecting to onboarding...')
  await person.sees('You log in once on the way')
  await person.isAt('/login')
  await person.sees('Your email is verified. Sign in once to go on.')
  // Opened again, the link says the same.
  await person.opens(link)
  await person.sees('Email verified!')
  await logsIn(person, who)
  await person.isAt('/onboarding')

  await person.fills('First name', who.firstName)
  await person.fills('Last name', who.lastName)
  await person.presses('Next')
  await person.fills('Day', '7')
  await person.fills('Month', 'March')
  await person.fills('Year', '1988')
  await person.presses('Next')
  await person.sees('What is your Tax ID?')
  await person.presses('Next')
  await person.sees('TIN must be in the format 12345678-0001')
  await person.ticks('I don’t have one of this form')
  await person.sees('Your profile is complete only with it, so we ask again when you sign in')
  await checkScreen(person, 'onboarding-no-tax-id')
  await person.presses('Next')
  await person.fills('What is your phone number?', '+44 7700 900123')
  expect(await typed(person, 'What is your phone number?')).toBe('7700 900123')
  await person.presses('Continue')
  await person.isAt('/upgrade')
  await person.sees('Annual Plan')

  // The Tax ID is still missing: asked once in this session, and again at the next sign-in.
  await person.opens('/')
  await person.isAt('/dashboard')
  await person.presses('Logout')
  await person.isAt('/')
  await person.sees('You are signed out.')
  await person.opens('/login')
  await logsIn(person, who)
  await person.isAt('/onboarding')
  await person.sees('What is your Tax ID?')
  await person.ticks('I don’t have one of this form')
  await person.presses('Continue')
  await person.isAt('/dashboard')
  await person.opens('/account')
  await person.sees('+44 770 090 0123')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a server that fails: /login leads to the dashboard, and / there too', async () => {
  const { services } = journey
  const person = await journey.arrive()
  await signInToNewAccount(person, services)
  await person.opens('/dashboard')
  await person.sees('New Tax Calculation')
  const mends = await fails(person, '/api/users/me', 'refused')
  for (const from of ['/login', '/']) {
    await person.opens(from)
    await person.isAt('/dashboard')
    await person.sees('New Tax Calculation')
  }
  await mends()
  await person.opens('/account')
  await person.sees('7 March 1988')
  expect(person.errors.every((error) => error === '503 /api/users/me')).toBe(true)
  await person.leave()
})

test('a verification on a broken line is tried again', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const who = newcomer('Bola')
  await person.opens('/signup')
  await person.fills('Email', who.email)
  await person.fillsPassword('Password', who.password)
  await person.presses('Continue')
  await person.isAt('/verify-pending')
  const link = await mailedLink(services, who.email, '/verify')
  const mends = await fails(person, '/api/auth/verify', 'silent')
  await person.opens(link)
  await person.sees('Verification failed. Please try again.')
  await checkScreen(person, 'verify-unanswered')
  await mends()
  await person.presses('Try again')
  await person.sees('Email verified! Redirecting to onboarding...')
  await person.isAt('/login')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('an account of Google sets its first password by the mailed link, with its address filled in', async () => {
  const person = await journey.arrive()
  const who = newcomer('Chidi')
  await person.opens('/account')
  await person.isAt('/login')
  await person.follows('Continue with Google')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  // A first sign-in begins at the beginning, whatever page asked for it.
  await person.isAt('/onboarding')
  await person.opens('/account')
  await person.sees('This account has no password.')
  await checkScreen(person, 'account-no-password')
  await person.follows('Set a password')
  await person.isAt('/forgot-password')
  expect(await typed(person, 'Email')).toBe(who.email)
  expect(person.errors).toEqual([])
  await person.leave()
})

test('who waits for a mail sees the address of this sign-in, not an older one', async () => {
  const person = await journey.arrive()
  const older = newcomer('Older')
  const who = newcomer('Sadiq')
  await person.opens('/signup')
  await person.fills('Email', older.email)
  await person.fillsPassword('Password', older.password)
  await person.presses('Continue')
  await person.isAt('/verify-pending')
  expect(await typed(person, 'Email')).toBe(older.email)
  await person.opens('/login')
  await person.follows('Sign in with Microsoft')
  await person.fills('Email', who.email)
  await person.presses('Sign in')
  await person.isAt('/verify-pending')
  await person.sees('Log out, use another address')
  expect(await typed(person, 'Email')).toBe(who.email)
  await person.opens('/dashboard')
  await person.isAt('/verify-pending')
  await person.presses('Log out, use another address')
  await person.isAt('/')
  expect(person.errors).toEqual([])
  await person.leave()
})

test('a Tax ID gets its hyphen, its fault is told in time, and both it and the phone can be emptied', async () => {
  const { services } = journey
  const person = await journey.arrive()
  await signInToNewAccount(person, services)
  await person.opens('/account')
  await person.presses('Edit personal information')
  const tin = 'Tax Identification Number'
  await person.fills(tin, '876543210')
  expect(await person.reads()).not.toContain('TIN must be')
  await person.fills(tin, '8765432100021')
  await person.sees('TIN must be in the format 12345678-0001')
  await person.fills(tin, '8765 4321 0002')
  await person.presses('Save')
  await person.sees('Account updated successfully')
  await person.sees('87654321-0002')

  // A mobile number that is not whole is taken, and not in silence.
  await person.presses('Edit personal information')
  await person.fills('Phone number', '803 1234')
  await person.page.keyboard.press('Tab')
  await person.sees('A Nigerian mobile number has 10 digits after +234, and this one has 7. Is it whole?')
  await person.presses('Save')
  await person.sees('+234 803 1234')
  await person.sees('and this one has 7. Is it whole?')

  await person.presses('Edit personal information')
  await person.fills(tin, ' ')
  await person.fills('Phone number', ' ')
  await person.presses('Save')
  await person.sees('Account updated successfully')
  expect(await person.reads()).not.toContain('87654321-0002')
  await person.opens('/')
  await person.isAt('/onboarding')
  expect(person.errors).toEqual([])
  await person.leave()
})
