import { expect, test } from 'vitest'
import { createAccount, makePro, rowsOf, signIn, signInToNewAccount } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { calculates, reachesBusinessIncome } from './testing/questionnaire.ts'
import { joins, newcomer } from './testing/sign-up.ts'
import { asks, opensTeni, reads } from './testing/teni.ts'

const journey = useJourney()

/** The keys of everything personal that the browser keeps. */
const kept = (person: Person) =>
  person.page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^(naijatax:(result|unsent):|teni)/.test(key),
    ),
  )

/** Ends a session on the server, as the security page or support does. */
async function endsSessions(accountId: string, because: string): Promise<void> {
  await rowsOf(
    journey.services,
    'update sessions set expires_at = $2, ended_because = $3 where account_id = $1',
    [accountId, new Date(), because],
  )
}

test('a session ended from another device takes results and the conversation along, and says why', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  await makePro(services, account.email)
  await signIn(person, services, account)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('Tax Calculation Complete!')
  const teni = await opensTeni(person)
  expect(await reads(teni)).toContain('The conversation stays in this tab until you sign out.')
  await asks(teni, 'tax on 450k a month', '₦5,400,000 a year')
  await person.page.keyboard.press('Escape')
  expect((await kept(person)).map((key) => key.split(':')[0])).toEqual(['naijatax', 'teni'])

  const secondTab = await person.opensTab()
  await secondTab.opens('/dashboard')
  await secondTab.sees('Previous Calculations')
  await endsSessions(account.id, 'owner')
  await person.turnsHere()
  await person.reloads()
  await person.isAt('/login')
  await person.sees('You were signed out from another device. Sign in again.')
  await checkScreen(person, 'login-ended-by-owner')
  expect(await kept(person)).toEqual([])
  expect(await person.page.$('[data-teni]')).toBeNull()
  // Every tab follows.
  await secondTab.turnsHere()
  await secondTab.isAt('/login')
  await person.leave()
})

test('unsent answers go with a session that the owner ended, and stay with one that timed out', async () => {
  const { services } = journey
  for (const [because, left] of [
    ['owner', 0],
    ['too many', 1],
  ] as const) {
    const person = await journey.arrive()
    const account = await signInToNewAccount(person, services)
    await person.opens('/questionnaire')
    await reachesBusinessIncome(person)
    await person.sees('Saved')
    await person.losesConnection()
    await person.fillsTheField('6000000')
    await person.sees('Offline: kept on this device')
    await endsSessions(account.id, because)
    await person.getsConnection()
    await person.opens(because === 'owner' ? '/' : '/dashboard')
    await person.isAt('/login')
    await person.sees(because === 'owner' ? 'signed out from another device' : 'on twenty other devices')
    expect(await kept(person), because).toHaveLength(left)
    await signIn(person, services, account)
    await person.opens('/dashboard')
    await person.sees('Drafts')
    if (left > 0)
      await person.page.waitForFunction(() =>
        Object.keys(localStorage).every((key) => !key.includes(':unsent:')),
      )
    expect(await kept(person), because).toEqual([])
    const [draft] = await rowsOf<{ answers: { businessIncome?: unknown } }>(
      services,
      'select answers from drafts where account_id = $1',
      [account.id],
    )
    expect(draft?.answers.businessIncome, because).toBe(left > 0 ? '6000000' : undefined)
    await person.leave()
  }
})

test('on a device that others use results and the conversation are in memory alone', async () => {
  const { services } = journey
  const person = await journey.arrive()
  const who = newcomer('Kunle')
  await joins(person, services, who, { ownDevice: false })
  await makePro(services, who.email)
  await person.opens('/questionnaire')
  await calculates(person)
  await person.sees('Tax Calculation Complete!')
  expect(await kept(person)).toEqual([])
  expect(await person.page.evaluate(() => JSON.stringify(history.state))).not.toContain('businessIncome')
  const teni = await opensTeni(person)
  expect(await reads(teni)).toContain('Others use this device: the conversation is gone')
  expect(await reads(teni)).not.toContain('stays in this tab')
  await asks(teni, 'tax on 450k a month', '₦5,400,000 a year')
  expect(await kept(person)).toEqual([])
  await person.reloads()
  await person.isAt('/dashboard')
  await person.sees('Tax Year 2026')
  const again = await opensTeni(person)
  expect(await reads(again)).not.toContain('₦5,400,000')
  expect(person.errors).toEqual([])
  await person.leave()
})
