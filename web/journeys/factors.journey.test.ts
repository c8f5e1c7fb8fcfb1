import { expect, test } from 'vitest'
import { stepAt, totp } from '../../platform/totp.ts'
import { mailedCode, mailedLink } from './testing/inbox.ts'
import { checkScreen, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { joins, newcomer, type Newcomer } from './testing/sign-up.ts'
import { givesDevice } from './testing/virtual-authenticator.ts'

const journey = useJourney()

/** Types the code that the dialog has mailed. */
async function confirmsByMail(person: Person, { email }: Newcomer): Promise<void> {
  await person.sees('Confirm that it is you')
  await person.presses(`Send a code to ${email}`)
  await person.sees('Code from the mail')
  await person.fills('Code from the mail', await mailedCode(journey.services, email))
  await person.presses('Continue')
}

async function logsOut(person: Person): Promise<void> {
  await person.presses('Logout')
  await person.isAt('/')
}

async function typesPassword(person: Person, { email, password }: Newcomer): Promise<void> {
  await person.opens('/login')
  await person.fills('Email', email)
  await person.fillsPassword('Password', password)
  await person.presses('Login')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The secret that is shown, as an authenticator app reads it. */
async function readsSecret(person: Person): Promise<Buffer> {
  const uri = await person.page.$eval('a[href^="otpauth:"]', (link) => link.getAttribute('href') ?? '')
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test('a passkey is added after a mailed code, signs in by itself, and a refused check of the device changes nothing', async () => {
  const person = await journey.arrive()
  const device = await givesDevice(person)
  const who = newcomer('Ngozi', 'Eze')
  await joins(person, journey.services, who)

  await person.opens('/account')
  await person.presses('Add a passkey')
  await person.sees('Confirm that it is you')
  await checkScreen(person, 'step-up')
  await person.presses('Cancel')
  expect(await device.count()).toBe(0)
  await person.presses('Add a passkey')
  await confirmsByMail(person, who)
  await person.sees('Keep your recovery codes')
  expect(await device.count()).toBe(1)
  await checkScreen(person, 'recovery-codes')
  await person.presses('I have kept them')

  await logsOut(person)
  await person.opens('/login')
  await device.verifies(false)
  await person.presses('Continue with a passkey')
  await person.sees('No passkey was given')
  await person.isAt('/login')
  await device.verifies(true)
  await person.presses('Continue with a passkey')
  await person.isAt('/dashboard')

  // The password alone opens nothing any more, and says what is missing.
  await logsOut(person)
  await typesPassword(person, who)
  await person.sees('This account has a second step')
  await person.sees('Code of your second step')
  await checkScreen(person, 'login-factor')
  expect(person.errors).toEqual([
    '401 /api/auth/passkeys/options',
    '401 /api/auth/passkeys/options',
    '401 /api/auth/login',
  ])
  await person.leave()
})

test('an authenticator app is set up by its QR code, asked for at login, and its loss is waited out', async () => {
  const person = await journey.arrive()
  const who = newcomer('Musa', 'Bello')
  await joins(person, journey.services, who)

  await person.opens('/account')
  await person.presses('Set up an authenticator app')
  await confirmsByMail(person, who)
  await person.sees('Set up your authenticator app')
  await checkScreen(person, 'authenticator')
  const secret = await readsSecret(person)
  await person.fills('Code that the app shows', '000000')
  await person.presses('Turn it on')
  await person.sees('That is not the code the app shows now')
  // The step before, so that the present one is left for the login.
  await person.fills('Code that the app shows', totp(secret, stepAt(new Date()) - 1))
  await person.presses('Turn it on')
  await person.sees('Keep your recovery codes')
  const [recovery = ''] = await person.page.$$eval('ol li', (items) =>
    items.map((item) => item.textContent ?? ''),
  )
  expect(recovery).toMatch(/^\w{5}-\w{5}$/)
  await person.presses('I have kept them')

  await logsOut(person)
  await typesPassword(person, who)
  await person.sees('Code of your second step')
  await person.fills('Code of your second step', totp(secret, stepAt(new Date())))
  await person.presses('Login')
  await person.isAt('/dashboard')
  await logsOut(person)
  await typesPassword(person, who)
  await person.sees('Code of your second step')
  await person.fills('Code of your second step', recovery)
  await person.presses('Login')
  await person.isAt('/dashboard')

  // The phone is lost: the mailbox alone gets in after seven days.
  await logsOut(person)
  await person.opens('/forgot-password')
  await person.fills('Email', who.email)
  await person.presses('Send Reset Link')
  await person.sees('Check Your Email')
  await person.opens(await mailedLink(journey.services, who.email, '/reset-password'))
  await person.sees('Code of your second step')
  await person.fillsPassword('New Password', 'weft and warp 16%')
  await person.fillsPassword('Confirm Password', 'weft and warp 16%')
  await person.presses('Reset Password')
  await person.sees('Type the code of your second step')
  await checkScreen(person, 'reset-factor')
  await person.presses('I have lost it')
  await person.sees('In seven days')
  await checkScreen(person, 'reset-factor-lost')
  await person.leave()
})
