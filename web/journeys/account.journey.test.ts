import { expect, test } from 'vitest'
import { mailedLink } from './testing/inbox.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { joins, logsIn, newcomer } from './testing/sign-up.ts'

const journey = useJourney()

/** Accepts the browser's own dialogs from now on. @returns their messages. */
function answersDialogs(person: Person): string[] {
  const messages: string[] = []
  person.page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}

test('an account is edited, found again after signing out, given a new password, and deleted', async () => {
  const person = await journey.arrive()
  const who = newcomer('Tunde', 'Adeyemi')
  const newPassword = 'weft and warp 16%'
  const dialogs = answersDialogs(person)
  await joins(person, journey.services, who)

  await person.opens('/account')
  await person.sees('Personal Information')
  await person.sees('7 March 1988')
  await checkScreen(person, 'account')

  await person.presses('Edit personal information')
  await person.fills('First name', ' ')
  await person.fills('Tax Identification Number', '1234')
  await person.presses('Save')
  await person.sees('There is a problem')
  await person.sees('Type your first name')
  await person.sees('TIN must be in the format 12345678-0001')
  expect(await person.page.title()).toMatch(/^Error: /)
  await checkScreen(person, 'account-mistakes')
  await person.fills('First name', 'Babatunde')
  await person.fills('Tax Identification Number', '87654321-0002')
  await person.presses('Save')
  await person.sees('Account updated successfully')
  await person.sees('Babatunde')
  await person.sees('87654321-0002')

  // A guarded page is opened again after the login.
  await person.presses('Logout')
  await person.isAt('/')
  await person.opens('/account')
  await logsIn(person, who)
  await person.isAt('/account')
  await person.sees('Babatunde')
  await person.presses('Logout')
  await person.isAt('/')
  // The browser's Back shows the login page, not the page that was left.
  await person.page.goBack()
  await person.isAt('/login')
  await person.sees('Forgot Password')

  await person.opens('/login')
  await person.follows('Forgot Password')
  await person.isAt('/forgot-password')
  await person.presses('Send Reset Link')
  await person.sees('Type your email address')
  await checkScreen(person, 'forgot-mistake')
  await person.fills('Email', who.email)
  await person.presses('Send Reset Link')
  await person.sees('Check Your Email')
  await checkScreen(person, 'forgot-sent')

  const link = await mailedLink(journey.services, who.email, '/reset-password')
  await person.opens(link)
  await person.sees('New Password')
  expect(person.page.url(), 'the token leaves the address').not.toContain('token')
  await person.fillsPassword('New Password', newPassword)
  await person.fillsPassword('Confirm Password', `${newPassword}!`)
  await person.presses('Reset Password')
  await person.sees('There is a problem')
  await checkScreen(person, 'reset-mistake')
  await person.fillsPassword('Confirm Password', newPassword)
  await person.presses('Reset Password')
  await person.sees('Password Reset Successful')
  await checkScreen(person, 'reset-done')
  await person.opens(link)
  await person.sees('Invalid or Expired Link')
  await checkScreen(person, 'reset-invalid')

  await person.opens('/account')
  await logsIn(person, { ...who, password: newPassword })
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
  await logsIn(person, { ...who, password: newPassword })
  await person.sees('There is a problem')
  // The login is refused: the account no longer exists.
  expect(person.errors).toEqual(['401 /api/auth/login'])
  await person.leave()
})
