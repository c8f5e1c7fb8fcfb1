import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { rowsOf, createAccount, signIn, draftsOf, type ReadyAccount } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import type { Person } from './testing/person.ts'

const journey = useJourney()

/** A signed-in person with a draft of these answers, at one of its questions. */
async function atQuestion(
  step: string,
  answers: Record<string, unknown>,
): Promise<{ person: Person; account: ReadyAccount; go: (to: string) => Promise<void> }> {
  const { services } = journey
  const person = await journey.arrive()
  const account = await createAccount(services)
  const id = randomUUID()
  await keepsDraft(account, id, answers)
  await signIn(person, services, account)
  const go = (to: string) => person.opens(`/questionnaire?draft=${id}&step=${to}`)
  await go(step)
  await person.sees('Saved')
  return { person, account, go }
}

async function keepsDraft(
  account: ReadyAccount,
  id: string,
  answers: Record<string, unknown>,
  at: Date = new Date(),
): Promise<void> {
  await rowsOf(
    journey.services,
    `insert into drafts (id, account_id, answers, current_step, version, created_at, updated_at)
     values ($1, $2, $3, 4, 1, $4, $4)`,
    [id, account.id, JSON.stringify({ taxYear: '2026', ...answers }), at],
  )
}

async function serverAnswers(account: ReadyAccount, expected: Record<string, unknown>): Promise<void> {
  await vi.waitFor(
    async () => {
      const [draft] = await draftsOf(journey.services, account)
      expect(draft?.answers).toMatchObject(expected)
    },
    { timeout: 10_000, interval: 200 },
  )
}

/** Opens the help with this summary. */
const unfolds = (person: Person, line: string) => person.page.locator(`summary::-p-text(${line})`).click()

/** Waits until the open help is in this language, with its `lang`. */
const speaks = (person: Person, language: string) =>
  person.page.waitForSelector(`details[open] p[lang="${language}"]`, { visible: true })

test('a car and a home are worked out in place', async () => {
  const { person, account, go } = await atQuestion('vehicle-benefit', {
    status: 'employee',
    salary: '6,000,000',
  })
  await unfolds(person, 'Not sure? Work it out from what the car cost')
  await person.fills('What the car cost your employer, who owns it', '20,000,000')
  await person.presses('Use ₦1,000,000')
  await person.sees('Filled in: Vehicle benefit ₦1,000,000 for the year.')

  await go('rent-paid-by-employer')
  await unfolds(person, 'Not sure? Work it out from the value for local rates')
  await person.fills('Value of the home for a year', '4,000,000')
  // For three months ₦1,000,000; for the whole year at most 20% of the salary of ₦6,000,000 and the car of ₦1,000,000.
  await person.fills('Months you had the home in the year', '3')
  await person.sees('Use ₦1,000,000')
  await person.fills('Months you had the home in the year', '12')
  await person.presses('Use ₦1,400,000')
  await checkScreen(person, 'question-accommodation')
  expect(await person.reads()).toContain('Nigeria Tax Act 2025, section 14')
  await serverAnswers(account, { vehicleBenefit: '1,000,000', rentPaidByEmployer: '1,400,000' })
  await person.leave()
})

test('help speaks the language that was chosen, at every question and after a reload', async () => {
  const { person, go } = await atQuestion('salary', { status: 'employee' })
  await unfolds(person, 'Where are these on a payslip?')
  await person.chooses('Yorùbá')
  await speaks(person, 'yo')
  await person.sees('owó oṣù')
  await checkScreen(person, 'question-yoruba')
  await go('interest')
  await unfolds(person, 'What counts as interest?')
  await speaks(person, 'yo')
  await person.chooses('Pidgin')
  await speaks(person, 'pcm')
  expect(await person.page.evaluate(() => localStorage.getItem('naijatax:help-language'))).toBe('pcm')
  await person.leave()
})

test('an amount by the month is kept for the year, to the kobo', async () => {
  const { person, account } = await atQuestion('interest', { status: 'employee', interest: '1,000,000' })
  await person.chooses('A month')
  await person.sees('about ₦83,333 a month')
  await person.fillsTheField('83,333.3')
  await serverAnswers(account, { interest: '999,999.60' })
  await person.fillsTheField('83,333.33')
  await serverAnswers(account, { interest: '1,000,000' })
  await person.fillsTheField('half a million')
  await person.sees('Not an amount yet: it counts as 0 until it is one.')
  await person.presses('Next')
  await person.sees('Type the interest in figures, like 6,000,000')
  expect(person.step()).toBe('interest')
  await person.leave()
})

test('a long list shows what is older when asked', async () => {
  const { person, account } = await atQuestion('salary', { status: 'employee' })
  const yesterday = Date.now() - 24 * 3600 * 1000
  for (let each = 0; each < 22; each += 1)
    await keepsDraft(account, randomUUID(), { status: 'pensioner' }, new Date(yesterday - each * 1000))
  await person.opens('/dashboard')
  await person.sees('Pensioner')
  expect((await person.reads()).match(/Tax Year 2026/g)).toHaveLength(20)
  await person.presses('Show older drafts')
  await vi.waitFor(
    async () => expect((await person.reads()).match(/Tax Year 2026/g)).toHaveLength(23),
    10_000,
  )
  expect(await person.reads()).not.toContain('Show older')
  await person.leave()
})
