import { expect, test } from 'vitest'
import { createAccount, makePro, type ReadyAccount, rowsOf, signIn } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { asks, leaves, opensTeni, reads, teniKeeps } from './testing/teni.ts'

const journey = useJourney()

const figure = '₦5,400,000'

/** Somebody who has paid, signed in to this browser. */
async function paying(person: Person, name: string): Promise<ReadyAccount> {
  const account = await createAccount(journey.services, name)
  await makePro(journey.services, account.email)
  await signIn(person, journey.services, account)
  return account
}

async function hasTeni(person: Person): Promise<void> {
  await person.page.waitForSelector('button[data-teni]')
}

/** Opens Teni on the dashboard and asks for a figure. */
async function talks(person: Person) {
  await person.opens('/dashboard')
  await hasTeni(person)
  const teni = await opensTeni(person)
  await asks(teni, 'tax on 450k a month', figure)
  expect(await teniKeeps(person)).toHaveLength(1)
  return teni
}

/** Opens Teni in the same tab: nothing of anybody is there. */
async function findsNothing(person: Person): Promise<void> {
  await person.opens('/dashboard')
  await hasTeni(person)
  expect(await teniKeeps(person)).toEqual([])
  const teni = await opensTeni(person)
  expect(await reads(teni)).not.toContain(figure)
  expect(await reads(teni)).toContain('Ask about your tax')
}

test('two people who pay, one after the other in one tab, hear nothing of each other', async () => {
  const { services } = journey
  const tab = await journey.arrive(1280)
  const ada = await paying(tab, 'Ada')

  // Ada's second browser ends the session of this one, whose frame stands open.
  await talks(tab)
  const elsewhere = await journey.arrive()
  await signIn(elsewhere, services, ada)
  await elsewhere.opens('/account')
  await elsewhere.presses('Sign out everywhere else')
  await elsewhere.sees('Signed out everywhere else.')
  await elsewhere.leave()
  // As a browser tells a page that its tab is looked at again.
  await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await leaves(tab)
  await tab.isAt('/login')
  await tab.sees('You were signed out from another device.')

  // Bola signs in to the same tab; then her plan ends while her conversation stands open.
  const bola = await paying(tab, 'Bola')
  await findsNothing(tab)
  const hers = await talks(tab)
  await rowsOf(services, 'update accounts set subscription_active_until = $1 where id = $2', [
    new Date(Date.now() - 1000),
    bola.id,
  ])
  await hers.type('#question', 'rent relief')
  await tab.page.keyboard.press('Enter')
  await leaves(tab)

  // She pays again, and talks. Another person takes the browser over without the page being told.
  await makePro(services, bola.email)
  await talks(tab)
  await tab.page.keyboard.press('Escape')
  await paying(tab, 'Chidi')
  await tab.presses('Ask Teni')
  await leaves(tab)
  await findsNothing(tab)

  // Whoever signs out leaves nothing either.
  await talks(tab)
  await tab.page.keyboard.press('Escape')
  await tab.presses('Logout')
  await tab.isAt('/')
  await leaves(tab)
  // The answers by which the page learned that the session was over.
  expect(tab.errors.filter((error) => error !== '401 /api/assistant/token')).toEqual([])
  await tab.leave()
})
