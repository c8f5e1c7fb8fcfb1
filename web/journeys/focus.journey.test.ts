import { expect, test } from 'vitest'
import { createAccount, rowsOf, signIn, signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'

const journey = useJourney()

test('a pressed button says what it does and keeps the focus, and a refusal takes it', async () => {
  const person = await journey.arrive()
  await person.opens('/login')
  await person.fills('Email', 'nobody@example.ng')
  await person.fillsPassword('Password', 'not this one')
  // The answer takes its time, so that the button is seen while it waits.
  const devtools = await person.page.createCDPSession()
  const slow = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  await person.presses('Login')
  await person.sees('Logging in…')
  const focused = () => person.page.evaluate(() => (document.activeElement as HTMLElement).innerText)
  expect(await focused()).toBe('Logging in…')
  await person.sees('There is a problem')
  expect(await focused()).toContain('There is a problem')
  await person.leave()
})

test('a fault belongs to its step: the browser’s Back leads to a step without it', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const { id } = await signInToNewAccount(person, services, 'Ebun')
  await rowsOf(services, 'update accounts set first_name = null, tin = null where id = $1', [id])
  await person.opens('/onboarding')
  await person.fills('First name', 'Ebun')
  await person.presses('Next')
  await person.sees('Tax ID')
  await person.presses('Continue')
  await person.sees('There is a problem')
  await person.page.goBack()
  await person.sees('First name')
  expect(await person.reads()).not.toContain('There is a problem')
  await person.leave()
})

test('a message does not lie over the button that was pressed, or that has the focus after it', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services, 'Folake')
  await signIn(person, services, account)
  await person.opens('/account')
  await person.presses('Edit personal information')
  await person.fills('First name', 'Folakemi')
  await person.presses('Save')
  await person.sees('Account updated successfully')
  const covered = await person.page.evaluate(() => {
    const toast = document.querySelector('output[popover] > div')?.getBoundingClientRect()
    const focused = document.activeElement?.getBoundingClientRect()
    if (toast === undefined || focused === undefined) throw new Error('No message is shown')
    const isOver = focused.bottom > toast.top && focused.top < toast.bottom
    return [document.activeElement?.tagName, isOver]
  })
  expect(covered).toEqual(['BUTTON', false])
  await person.leave()
})
