import type { HTTPRequest } from 'puppeteer'
import { expect, test } from 'vitest'
import { signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

const callOf = (request: HTTPRequest) => `${request.method()} ${new URL(request.url()).pathname}`
const goOn = (request: HTTPRequest) => void request.continue().catch(() => undefined)
const ofTheAccount = [
  'GET /api/auth/security',
  'GET /api/users/me/email-change',
  'GET /api/users/me/reminders',
]

/** A line on which these calls reach the server after the answer to `last`, and whatever the page asks then after them. */
async function holdsBack({ page }: Person, last: string): Promise<void> {
  const held = new Set<HTTPRequest>()
  const later: HTTPRequest[] = []
  let isLast = false
  const onEnd = (request: HTTPRequest) => {
    held.delete(request)
    if (callOf(request) === last) {
      isLast = true
      held.forEach(goOn)
    }
    if (isLast && held.size === 0) later.splice(0).forEach(goOn)
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  page.on('request', (request) => {
    if (ofTheAccount.includes(callOf(request))) {
      held.add(request)
      if (isLast) goOn(request)
    } else if (isLast && held.size > 0) later.push(request)
    else goOn(request)
  })
  await page.setRequestInterception(true)
}

test.each([
  ['Delete account', 'DELETE /api/users/me'],
  ['Logout', 'POST /api/auth/logout'],
])('%s: what the page waits for is given up, and not refused for want of a session', async (button, last) => {
  const person = await journey.arrive()
  await signInToNewAccount(person, journey.services)
  await person.page.setBypassServiceWorker(true)
  await holdsBack(person, last)
  await person.opens('/account')
  await person.sees('Danger Zone')
  person.page.on('dialog', (dialog) => void dialog.accept())
  const code = await person.page.$eval('label[for="code"] b', (shown) => shown.textContent)
  await person.fills(`Type ${code} to confirm`, code)
  await person.presses(button)
  await person.isAt('/')
  expect(person.errors).toEqual([])
  await person.leave()
})
