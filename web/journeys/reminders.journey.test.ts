import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rowsOf, signInToNewAccount, type ReadyAccount } from './testing/accounts.ts'
import { mailedLink } from './testing/inbox.ts'
import { checkScreen, useJourney } from './testing/journey.ts'

const journey = useJourney()
const OWN_RETURN = 'Before 31 March: your own tax return'

/** Does what the hourly job does when a day of the law comes near: writes down what is told, and the event that mails it. */
async function comesNear({ id: accountId }: ReadyAccount): Promise<void> {
  const [told, now] = [randomUUID(), new Date()]
  await rowsOf(
    journey.services,
    `insert into reminders_told (id, account_id, kind, about, told_at) values ($1, $2, 'return', '2199-03-31 14', $3)`,
    [told, accountId, now],
  )
  const payload = { mail: 'remind-return', accountId, reminderId: told }
  await rowsOf(
    journey.services,
    `insert into outbox (id, job, payload, account_id, created_at) values ($1, 'send-email', $2, $3, $4)`,
    [randomUUID(), JSON.stringify(payload), accountId, now],
  )
}

test('a reminder is ticked, comes, ends with one click where nobody is signed in, and is undone', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Ifeoma')
  await person.opens('/account#reminders')
  await person.sees('Off until you tick it')
  // A link to the card shows it, when the parts above it have come.
  await person.page.waitForFunction(
    () => Math.abs(document.querySelector('#reminders')?.getBoundingClientRect().top ?? Infinity) < 200,
  )
  await person.sees('When the law changes what you kept')
  expect(await person.isTicked(OWN_RETURN)).toBe(false)
  await person.ticks(OWN_RETURN)
  await checkScreen(person, 'account-reminders')
  await person.reloads()
  await person.sees('Off until you tick it')
  expect(await person.isTicked(OWN_RETURN)).toBe(true)
  await comesNear(account)

  const reader = await journey.arrive()
  await reader.opens(await mailedLink(journey.services, account.email, '/reminders'))
  await reader.sees('This reminder has ended')
  await reader.sees('the reminder of your own tax return')
  expect(reader.page.url()).not.toContain('token')
  await checkScreen(reader, 'reminder-ended')
  await reader.presses('Undo')
  await reader.sees('Your reminders are back')
  await reader.reloads()
  await reader.sees('Your reminders are back')
  await person.reloads()
  await person.sees('Off until you tick it')
  expect(await person.isTicked(OWN_RETURN)).toBe(true)
  await reader.presses('End all reminders')
  await reader.sees('All reminders have ended')
  await checkScreen(reader, 'reminders-ended')
  await person.reloads()
  await person.sees('Off until you tick it')
  expect(await person.isTicked(OWN_RETURN)).toBe(false)
  expect([...person.errors, ...reader.errors]).toEqual([])
  await Promise.all([person.leave(), reader.leave()])
})
