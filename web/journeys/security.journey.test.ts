import { expect, test } from 'vitest'
import { createAccount, makePro, rowsOf, signIn } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'

const journey = useJourney()

test('who owns an account sees who can get in, and ends, stops and removes it', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Bisi')
  const phone = await journey.arrive()
  const laptop = await journey.arrive()
  await signIn(phone, services, account)
  await signIn(laptop, services, account)
  await laptop.opens('/dashboard')
  await rowsOf(
    services,
    `insert into identities (id, issuer, subject, account_id, provider, email, proved_at, proved_by, created_at)
     values (gen_random_uuid(), 'https://accounts.google.com', $1::text, $1::text::uuid, 'google', $2, $3, 'mail', $3),
       (gen_random_uuid(), 'https://login.microsoftonline.com', $1::text, $1::text::uuid, 'microsoft', $2, null, null, $3)`,
    [account.id, account.email, new Date()],
  )

  await phone.opens('/account')
  await phone.sees('Where you are signed in')
  await phone.sees('It opens nothing yet: sign in with it once')
  await phone.sees('None. Nothing about who gets in will change by itself.')
  await phone.presses('Change email')
  await phone.fills('New email', 'bisi.moved@example.ng')
  await phone.presses('Send Verification')
  await phone.sees('Verification Email Sent')
  await phone.reloads()
  await phone.sees('Change of address to bisi.moved@example.ng')
  await checkScreen(phone, 'account-security')

  await phone.presses('Stop it: Change of address to bisi.moved@example.ng')
  await phone.sees('Stopped. Nothing changes.')
  await phone.sees('None. Nothing about who gets in will change by itself.')
  await phone.presses('Remove Microsoft')
  await phone.sees('Remove Microsoft?')
  await checkScreen(phone, 'account-remove-way-in')
  await phone.presses('Remove Microsoft')
  await phone.sees('Microsoft was removed.')

  // The only way in that is awake stays, and the way to a password is offered.
  await phone.presses('Remove Google')
  await phone.sees('Remove Google?')
  await phone.presses('Remove Google')
  await phone.sees('Google is the last way into your account')
  await checkScreen(phone, 'account-last-way-in')
  await phone.presses('Mail me the link')
  await phone.sees(`We mailed a link to ${account.email}.`)

  // Two browsers of one name are told apart by since when they are signed in.
  const end = await phone.page.$$eval('button', (buttons) =>
    buttons
      .map((button) => button.textContent)
      .find((words) => words.startsWith('End the session of A browser, since')),
  )
  await phone.presses(end ?? '')
  await phone.sees('was signed out.')
  await phone.sees('You are signed in nowhere else.')
  await phone.sees('A browser was signed out')
  await phone.sees('The change of address was stopped')
  await phone.sees('Microsoft was removed')
  await laptop.reloads()
  await laptop.isAt('/login')
  expect(phone.errors).toEqual([`409 /api/auth/ways-in/${await googleOf(account.id)}`])
  await phone.leave()
  await laptop.leave()

  async function googleOf(id: string): Promise<string> {
    const [row] = await rowsOf<{ id: string }>(services, 'select id from identities where account_id = $1', [
      id,
    ])
    return row?.id ?? ''
  }
})

test('once paid for, a second step is offered, and not again to who says no', async () => {
  const { services } = journey
  const account = await createAccount(services, 'Chidi')
  const person = await journey.arrive()
  await signIn(person, services, account)
  await person.opens('/account')
  await person.sees('Where you are signed in')
  expect(await person.reads()).not.toContain('Protect your account with a second step')
  await makePro(services, account.email)
  await person.reloads()
  await person.sees('Protect your account with a second step')
  await checkScreen(person, 'account-second-step-offer')
  await person.presses('Not now')
  await person.reloads()
  await person.sees('Where you are signed in')
  expect(await person.reads()).not.toContain('Protect your account with a second step')
  expect(person.errors).toEqual([])
  await person.leave()
})
