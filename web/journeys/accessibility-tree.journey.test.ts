import { expect, test } from 'vitest'
import { signInToNewAccount } from './testing/accounts.ts'
import { readsTree } from './testing/accessibility-tree.ts'
import { useJourney } from './testing/journey.ts'
import type { Person } from './testing/person.ts'
import type { Screen } from './testing/screens.ts'
import { answersQuestions, employeeWhoRents } from './testing/questionnaire.ts'

// Names and roles of every screen as a screen reader finds them. A person has read the files of the folder; who changes
// one with `-u` reads what changed.

const journey = useJourney()

async function visits(
  person: Person,
  places: Readonly<Partial<Record<Screen, readonly [path: string, words: string]>>>,
) {
  for (const [screen, [path, words]] of Object.entries(places)) {
    await person.opens(path)
    await person.sees(words)
    await readsTree(person, screen as Screen)
  }
}

test('every public screen has the names and roles that were read', async () => {
  const person = await journey.arrive()
  expect.hasAssertions()
  await visits(person, {
    start: ['/', 'Calculate Your Nigerian Tax in Minutes'],
    login: ['/login', 'Login'],
    signup: ['/signup', 'Continue'],
    'forgot-password': ['/forgot-password', 'Forgot Password'],
    'verify-pending': ['/verify-pending', 'Verify'],
    code: ['/code', 'link'],
    'link-account': ['/link-account', 'Your sign-in is not finished'],
    'email-change': ['/email-change', 'link'],
    'know-browser': ['/know-browser', 'Type the code'],
    reminders: ['/reminders', 'link'],
    'reset-password-refused': ['/reset-password?token=unknown', 'Invalid or Expired Link'],
    'verify-refused': ['/verify?token=unknown', 'This link does not work'],
    pricing: ['/pricing', 'Pricing'],
    sample: ['/sample', 'A sample report'],
    help: ['/help', 'Help'],
    'help-article': ['/help/rent-relief', 'How does rent relief work?'],
    terms: ['/terms', 'Terms'],
    privacy: ['/privacy', 'Privacy'],
    eula: ['/eula', 'The licence to use'],
    disclaimer: ['/disclaimer', 'Disclaimer'],
    'not-found': ['/no-such-page', 'Page not found'],
  })
  await person.leave()
})

test('every screen behind the sign-in has the names and roles that were read', async () => {
  const person = await journey.arrive()
  expect.hasAssertions()
  await signInToNewAccount(person, journey.services, 'Adaeze')
  await visits(person, {
    'dashboard-empty': ['/dashboard', 'Start your first one'],
    account: ['/account', 'Danger Zone'],
    upgrade: ['/upgrade', 'Pro'],
  })
  await person.opens('/account')
  await person.presses('Edit personal information')
  await readsTree(person, 'account-editing')
  await person.presses('Cancel')
  await person.opens('/dashboard')
  await person.follows('New Tax Calculation')
  await person.isAsked('tax-year')
  await person.sees('Pensioner')
  await readsTree(person, 'question-year-and-status')
  await person.chooses('Employee')
  await person.presses('Next')
  await person.isAsked('had')
  await readsTree(person, 'question-had')
  await person.ticksTheRow('Rent for your home')
  await person.presses('Next')
  await person.isAsked('salary')
  await readsTree(person, 'question-salary')
  await person.fillsTheBox('Basic pay', 'six million')
  await person.presses('Next')
  await person.sees('There is a problem')
  await readsTree(person, 'question-salary-mistaken')
  await answersQuestions(person, employeeWhoRents)
  await readsTree(person, 'check-answers')
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('Upgrade to unlock full results')
  await readsTree(person, 'results-free')
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  await readsTree(person, 'dashboard')
  await person.leave()
})
