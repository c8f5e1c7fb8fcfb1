import { expect, test } from 'vitest'
import { createAccount } from './testing/accounts.ts'
import { mailedLink } from './testing/inbox.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { asksToJoin, joins, logsIn, newcomer, type Newcomer } from './testing/sign-up.ts'

const journey = useJourney()

test('a link opened on another phone lets its opener choose the password, and the one typed before opens nothing', async () => {
  const { services } = journey
  const laptop = await journey.arrive(1280)
  const phone = await journey.arrive()
  const who = newcomer('Halima')
  await asksToJoin(laptop, who)

  const link = await mailedLink(services, who.email, '/verify')
  await phone.opens(link)
  await phone.isAt('/reset-password')
  await phone.sees(`Choose your password for ${who.email}`)
  await phone.sees('By choosing it you agree to the Terms')
  expect(phone.page.url()).not.toContain('token')
  await checkScreen(phone, 'choose-password')
  const chosen = 'chosen on the phone 7'
  await phone.fillsPassword('New Password', chosen)
  await phone.fillsPassword('Confirm Password', chosen)
  await phone.presses('Choose Password')
  await phone.sees('Password Reset Successful')
  await checkScreen(phone, 'choose-password-done')
  await phone.follows('Go to Login')
  await phone.isAt('/login')
  await phone.sees('Forgot Password')
  expect(await phone.page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe(who.email)
  await phone.fillsPassword('Password', chosen)
  await phone.presses('Login')
  await phone.isAt('/onboarding')
  expect(phone.errors).toEqual([])

  await laptop.opens('/login')
  await logsIn(laptop, who)
  await laptop.sees('There is a problem')
  await laptop.opens(link)
  await laptop.sees('This link does not work any more')
  await checkScreen(laptop, 'verify-failed')
  await Promise.all([laptop.leave(), phone.leave()])
})

/** Asks for another address on /account: the change waits. */
async function asksForAddress(person: Person, email: string): Promise<void> {
  await person.opens('/account')
  await person.presses('Change email')
  await person.fills('New email', email)
  await person.presses('Send Verification')
  await person.sees('Verification Email Sent')
}

async function someoneWithTwoMailboxes(): Promise<{ person: Person; who: Newcomer; newEmail: string }> {
  const person = await journey.arrive()
  const who = newcomer('Amina')
  await joins(person, journey.services, who)
  const newEmail = `new.${who.email}`
  await asksForAddress(person, newEmail)
  return { person, who, newEmail }
}

test('the link to a new address, opened elsewhere, shows a code; the old mailbox allows the change', async () => {
  const { services } = journey
  const { person, who, newEmail } = await someoneWithTwoMailboxes()
  await checkScreen(person, 'account-email-pending')
  const elsewhere = await journey.arrive()
  await elsewhere.opens(await mailedLink(services, newEmail, '/verify'))
  await elsewhere.isAt('/code')
  await elsewhere.sees('Never give it to anybody')
  const code = await elsewhere.page.$eval('output', (shown) => shown.textContent)
  await person.fills('Code from the mailed link', code)
  await person.presses('Confirm')
  await person.sees('Your new address is proved')
  await person.sees(`Allow the change: press Allow in the mail to ${who.email}, or wait until`)
  await checkScreen(person, 'account-email-proved')
  // Both mails can be opened anywhere: the old address's decides, wherever it is read.
  await elsewhere.opens(await mailedLink(services, who.email, '/email-change'))
  await elsewhere.sees('Is this your new email address?')
  await elsewhere.sees(newEmail)
  expect(elsewhere.page.url()).not.toContain('token')
  await checkScreen(elsewhere, 'email-change')
  await elsewhere.presses('Allow')
  await elsewhere.sees('Your email address was changed')
  await checkScreen(elsewhere, 'email-change-done')
  await person.reloads()
  await person.sees(newEmail)
  expect([...person.errors, ...elsewhere.errors]).toEqual([])
  await Promise.all([person.leave(), elsewhere.leave()])
})

test('the link to a new address, opened where it was asked for, proves it, and the old mailbox stops it', async () => {
  const { services } = journey
  const { person, who, newEmail } = await someoneWithTwoMailboxes()
  await person.opens(await mailedLink(services, newEmail, '/verify'))
  await person.sees('Open the mail at your old address to finish now, or wait until')
  await checkScreen(person, 'verify-proved')
  // An open page would ask for its plan with the session that ends now.
  await person.page.goto('about:blank')

  const phone = await journey.arrive()
  await phone.opens(await mailedLink(services, who.email, '/email-change'))
  await phone.presses('Stop')
  await phone.sees('Your email address stays as it was')
  await checkScreen(phone, 'email-change-stopped')
  await phone.follows('Choose a new password')
  await phone.isAt('/forgot-password')

  await person.opens('/account')
  await person.isAt('/login')
  await person.sees('A change of the email address was stopped')
  await checkScreen(person, 'login-session-ended')
  expect([...person.errors, ...phone.errors]).toEqual([])
  await Promise.all([person.leave(), phone.leave()])
})

/** Asks for a link as /login does once strangers' guesses have shut the password. */
async function asksToBeKnown(person: Person, email: string): Promise<string> {
  await person.opens('/login')
  await person.page.evaluate(async (address) => {
    await fetch('/api/auth/known-browser/mail', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address }),
    })
  }, email)
  return mailedLink(journey.services, email, '/know-browser')
}

const emailOf = (person: Person) => person.page.$eval('#email', (field) => (field as HTMLInputElement).value)

test('a mailed link makes the browser known that asked; opened elsewhere it shows the code to type there', async () => {
  const { services } = journey
  const [person, other, mailApp] = [await journey.arrive(), await journey.arrive(), await journey.arrive()]
  const { email } = await createAccount(services, 'Ibrahim')
  await person.opens(await asksToBeKnown(person, email))
  await person.isAt('/login')
  await person.sees('This browser is known now. Type your password.')
  expect(await emailOf(person)).toBe(email)
  await checkScreen(person, 'login-known-browser')

  const next = await createAccount(services, 'Ibrahim')
  await mailApp.opens(await asksToBeKnown(other, next.email))
  await mailApp.sees('Never give it to anybody')
  const code = await mailApp.page.$eval('output', (shown) => shown.textContent)
  await other.opens('/know-browser')
  await other.presses('Continue')
  await other.sees('Type the code that the mailed link shows')
  await checkScreen(other, 'know-browser-mistake')
  await other.fills('Code from the mailed link', code)
  await other.presses('Continue')
  await other.isAt('/login')
  await other.sees('This browser is known now.')
  expect(await emailOf(other)).toBe(next.email)
  expect([...person.errors, ...other.errors]).toEqual([])
  expect(mailApp.errors).toEqual(['400 /api/auth/known-browser'])
  await Promise.all([person.leave(), other.leave(), mailApp.leave()])
})
