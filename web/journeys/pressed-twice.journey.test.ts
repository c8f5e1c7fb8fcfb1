import type { ElementHandle } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { createAccount, makePro, rowsOf, signIn, type ReadyAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import { answersQuestions, employeeWhoRents } from './testing/questionnaire.ts'

const journey = useJourney()

/** The writes that the page asks for from now on: "POST /api/drafts". The autosave's are no button's. */
function writesOf({ page }: Person): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const write = `${request.method()} ${pathname.replace(/[\da-f-]{36}/, ':id')}`
    if (/^(?!GET).* \/api\/(?!.*\/token$)/.test(write) && write !== 'PUT /api/drafts/:id') seen.push(write)
  })
  return seen
}

const pause = (person: Person, ms: number) =>
  person.page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms)

/** Presses the last button with these words, else the first whose words begin so, three times within a second, at one place. */
async function pressesThrice(person: Person, words: string): Promise<void> {
  const found = await person.page.waitForFunction(
    (wanted) => {
      const shown = [...document.querySelectorAll<HTMLElement>('button')].filter((each) =>
        each.checkVisibility(),
      )
      const named = shown.map((each) => ({ each, words: each.innerText.replace(/\s+/g, ' ').trim() }))
      const found =
        named.findLast(({ words }) => words === wanted) ?? named.find(({ words }) => words.startsWith(wanted))
      return found?.each
    },
    {},
    words,
  )
  const button = found as ElementHandle<HTMLElement>
  await button.scrollIntoView()
  const { x, y } = await button.clickablePoint()
  // A hand comes from elsewhere.
  await person.page.mouse.move(0, 0)
  for (const before of [0, 120, 450]) {
    // The page may be another one by now, and then cannot wait.
    await pause(person, before).catch(() => undefined)
    await person.page.mouse.click(x, y)
  }
}

interface Press {
  /** As web/writes/writes.test.ts lists the endpoints. */
  write: string
  /** Where the button is, and what is to be done before it is pressed. */
  opens: (person: Person, account: ReadyAccount) => Promise<void>
  button: string
}

const on = (path: string) => (person: Person) => person.opens(path)

const ofEverybody: readonly Press[] = [
  {
    write: 'PUT /api/users/me',
    opens: async (person) => {
      await person.opens('/account')
      await person.presses('Edit personal information')
      await person.fills('First name', 'Ngozi')
    },
    button: 'Save',
  },
  {
    write: 'POST /api/users/me/email-change',
    opens: async (person, { id }) => {
      await person.opens('/account')
      await person.presses('Change email')
      await person.fills('New email', `moved.${id}@example.ng`)
    },
    button: 'Send Verification',
  },
  { write: 'DELETE /api/users/me/email-change', opens: on('/account'), button: 'Cancel Request' },
  { write: 'DELETE /api/auth/sessions/:id', opens: on('/account'), button: 'End the session of' },
  { write: 'DELETE /api/auth/sessions', opens: on('/account'), button: 'Sign out everywhere else' },
  { write: 'POST /api/auth/authenticator', opens: on('/account'), button: 'Set up an authenticator app' },
  { write: 'POST /api/drafts', opens: on('/dashboard'), button: 'Edit' },
  {
    write: 'DELETE /api/drafts/:id',
    opens: async (person) => {
      await person.opens('/dashboard')
      await pressesThrice(person, 'Delete draft')
      await person.sees('Delete this draft?')
    },
    button: 'Delete draft',
  },
  { write: 'POST /api/billing/checkout-session', opens: on('/upgrade'), button: 'Upgrade now' },
]

const ofMembers: readonly Press[] = [
  {
    write: 'POST /api/submissions/:id/report/email',
    opens: async (person, { id }) => {
      const [kept] = await rowsOf<{ id: string }>(
        journey.services,
        'select id from submissions where account_id = $1',
        [id],
      )
      await person.opens(`/submissions/${kept?.id}`)
      // What is worked out apart comes above the button.
      await person.sees('What would change it')
    },
    button: 'Email me this report',
  },
  {
    write: 'DELETE /api/submissions/:id',
    opens: async (person) => {
      await person.opens('/dashboard')
      await pressesThrice(person, 'Delete 2026')
      await person.sees('Delete this calculation?')
    },
    button: 'Delete calculation',
  },
  { write: 'POST /api/auth/logout', opens: on('/dashboard'), button: 'Logout' },
]

/** Presses each button and gives what was written for each. */
async function writtenFor(
  person: Person,
  account: ReadyAccount,
  presses: readonly Press[],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const seen = writesOf(person)
  const written: (readonly [string, readonly string[]])[] = []
  for (const { write, opens, button } of presses) {
    await opens(person, account)
    seen.length = 0
    await pressesThrice(person, button)
    await expect.poll(() => seen, { timeout: 10_000 }).toContain(write)
    // Whatever a further press would ask for has been asked for by then.
    await pause(person, 500).catch(() => undefined)
    written.push([write, [...seen]])
  }
  return written
}

const once = (presses: readonly Press[]) => presses.map(({ write }) => [write, [write]] as const)

describe('a button that is pressed three times within a second writes once', () => {
  test('of a person who is signed in', async () => {
    const { services } = journey
    const person = await journey.arrive()
    const account = await createAccount(services, 'Ngozi')
    for (let more = 0; more < 3; more += 1) await signIn(await journey.arrive(), services, account)
    await signIn(person, services, account)

    // Calculate Tax: one calculation, and one entry in the browser's history.
    await person.opens('/questionnaire')
    await person.isAsked('tax-year')
    await answersQuestions(person, employeeWhoRents)
    const entries = await person.page.evaluate(() => history.length)
    await pressesThrice(person, 'Calculate Tax')
    await person.isAt('/results')
    await person.sees('It was saved to your account')
    const kept = await rowsOf(services, 'select 1 from submissions where account_id = $1', [account.id])
    expect(kept).toHaveLength(1)
    expect(await person.page.evaluate(() => history.length)).toBe(entries + 1)

    expect(await writtenFor(person, account, ofEverybody)).toEqual(once(ofEverybody))
    await makePro(services, account.email)
    expect(await writtenFor(person, account, ofMembers)).toEqual(once(ofMembers))
    await person.leave()
  })

  test('of a visitor', async () => {
    const person = await journey.arrive()
    const { email } = await createAccount(journey.services, 'Tari')
    const types = (path: string, password?: string) => async () => {
      await person.opens(path)
      await person.fills('Email', email)
      if (password !== undefined) await person.fillsPassword('Password', password)
    }
    person.page.on('dialog', (dialog) => void dialog.accept())
    const presses: readonly Press[] = [
      { write: 'POST /api/auth/login', opens: types('/login', 'not this one'), button: 'Login' },
      {
        write: 'POST /api/auth/forgot-password',
        opens: types('/forgot-password'),
        button: 'Send Reset Link',
      },
      { write: 'POST /api/auth/signup', opens: types('/signup', 'warp and weft 15%'), button: 'Continue' },
      {
        write: 'POST /api/auth/resend-verification',
        opens: types('/verify-pending'),
        button: 'Resend Verification Email',
      },
    ]
    const nobody = { id: '', email }
    expect(await writtenFor(person, nobody, presses)).toEqual(once(presses))
    await person.leave()
  })
})
