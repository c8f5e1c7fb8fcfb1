import { expect, test } from 'vitest'
import { mailedLink } from './testing/inbox.ts'
import { looksSound, newcomer, onboards, signsUp, useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** Answers the browser's own dialogs from now on. @returns what they said. */
function answersDialogs(person: Person): string[] {
  const said: string[] = []
  person.page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

async function signsIn(person: Person, email: string, password: string): Promise<void> {
  await person.isAt('/login')
  await person.fills('Email', email)
  await person.fillsPassword('Password', password)
  await person.presses('Login')
}

test('an account is edited, found again after signing out, given a new password, and deleted', async () => {
  const person = await journey.arrive()
  const who = newcomer('Tunde', 'Adeyemi')
  const newPassword = 'weft and warp 16%'
  const dialogs = answersDialogs(person)
  await signsUp(person, journey.services, who)
  await onboards(person, who)

  await person.opens('/account')
  await person.sees('Personal Information')
  await person.sees('7 March 1988')
  await looksSound(person, 'account')

  await person.presses('Edit personal information')
  await person.fills('First name', ' ')
  await person.fills('Tax Identification Number', '1234')
  await person.presses('Save')
  await person.sees('There is a problem')
  await person.sees('Type your first name')
  await person.sees('TIN must be in the format 12345678-0001')
  expect(await person.page.title()).toMatch(/^Error: /)
  await looksSound(person, 'account-mistakes')
  await person.fills('First name', 'Babatunde')
  await person.fills('Tax Identification Number', '87654321-0002')
  await person.presses('Save')
  await person.sees('Account updated successfully')
  await person.sees('Babatunde')
  await person.sees('87654321-0002')

  // A page that needs a session remembers where a visitor was going.
  await person.presses('Logout')
  await person.isAt('/')
  await person.opens('/account')
  await signsIn(person, who.email, who.password)
  await person.isAt('/account')
  await person.sees('Babatunde')
  await person.presses('Logout')
  await person.isAt('/')

  await person.opens('/login')
  await person.follows('Forgot Password')
  await person.isAt('/forgot-password')
  await person.presses('Send Reset Link')
  await person.sees('Type your email address')
  await looksSound(person, 'forgot-mistake')
  await person.fills('Email', who.email)
  await person.presses('Send Reset Link')
  await person.sees('Check Your Email')
  await looksSound(person, 'forgot-sent')

  const link = await mailedLink(journey.services, who.email, '/reset-password')
  await person.opens(link)
  await person.sees('New Password')
  expect(person.page.url(), 'the token leaves the address').not.toContain('token')
  await person.fillsPassword('New Password', newPassword)
  await person.fillsPassword('Confirm Password', `${newPassword}!`)
  await person.presses('Reset Password')
  await person.sees('There is a problem')
  await looksSound(person, 'reset-mistake')
  await person.fillsPassword('Confirm Password', newPassword)
  await person.presses('Reset Password')
  await person.sees('Password Reset Successful')
  await looksSound(person, 'reset-done')
  await person.opens(link)
  await person.sees('Invalid or Expired Link')
  await looksSound(person, 'reset-invalid')

  await person.opens('/account')
  await signsIn(person, who.email, newPassword)
  await person.isAt('/account')
  await person.sees('Danger Zone')
  const code = await person.page.$eval('label[for="code"] b', (shown) => shown.textContent)
  expect(code).toMatch(/^\d{4}$/)
  await person.page.type('#code', code === '1234' ? '4321' : '1234')
  await person.presses('Delete account')
  await person.sees('Danger Zone')
  await person.fills(`Type ${code} to confirm`, code)
  await person.presses('Delete account')
  await person.isAt('/')
  expect(dialogs).toEqual([
    'Confirmation code does not match.',
    'This action is irreversible. Delete your account and all data?',
  ])

  await person.opens('/login')
  await signsIn(person, who.email, newPassword)
  await person.sees('There is a problem')
  // The last sign-in is refused: there is no such account any more.
  expect(person.troubles).toEqual(['401 /api/auth/login'])
  await person.leave()
})
