import { expect, test } from 'vitest'
import { worksheetKinds } from '../../tax/worksheets/kind-names.ts'
import { makePro, rowsOf, signInToNewAccount } from './testing/accounts.ts'
import { readsTree } from './testing/accessibility-tree.ts'
import { keepsCalculation } from './testing/calculations.ts'
import { useJourney } from './testing/journey.ts'
import { calculates } from './testing/questionnaire.ts'

// Names and roles of the screens that need more than a new account: a profile with gaps, Pro, calculations.

const journey = useJourney()

test('every step of onboarding has the names and roles that were read', async () => {
  const person = await journey.arrive()
  expect.hasAssertions()
  const { id } = await signInToNewAccount(person, journey.services, 'Adaeze')
  await rowsOf(
    journey.services,
    'update accounts set first_name = null, last_name = null, date_of_birth = null, tin = null, phone_number = null where id = $1',
    [id],
  )
  await person.opens('/onboarding')
  await person.sees('First name')
  await readsTree(person, 'onboarding-name')
  await person.fills('First name', 'Adaeze')
  await person.fills('Last name', 'Okafor')
  await person.presses('Next')
  await person.sees('Day')
  await readsTree(person, 'onboarding-date-of-birth')
  await person.fills('Day', '7')
  await person.fills('Month', 'March')
  await person.fills('Year', '1988')
  await person.presses('Next')
  await person.sees('Tax ID')
  await readsTree(person, 'onboarding-tax-id')
  await person.fills('What is your Tax ID?', '12345678-0001')
  await person.presses('Next')
  await person.sees('phone number')
  await readsTree(person, 'onboarding-phone')
  await person.leave()
})

test('every screen of a paying person has the names and roles that were read', async () => {
  const person = await journey.arrive()
  expect.hasAssertions()
  const account = await signInToNewAccount(person, journey.services, 'Adaeze')
  await makePro(journey.services, account.email)
  const id = await keepsCalculation(person, {
    status: 'employee',
    salary: 6_000_000,
    rentPaidBySelf: 1_200_000,
  })
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  await person.sees('Ask Teni')
  await readsTree(person, 'dashboard-pro')
  await person.opens(`/submissions/${id}`)
  await person.sees('Download PDF')
  await person.sees('Ask Teni')
  await readsTree(person, 'submission-pro')
  await person.opens(`/submissions/${id}/return`)
  await person.sees('lines are still empty')
  await person.sees('Ask Teni')
  await readsTree(person, 'return')
  for (const kind of worksheetKinds) {
    await person.opens(`/submissions/${id}/return/${kind}`)
    await person.sees('Back to your return')
    await person.sees('Ask Teni')
    await readsTree(person, `worksheet-${kind}`)
  }
  await person.opens('/words-review')
  await person.sees('Yor')
  await readsTree(person, 'words-review')
  await person.opens('/shared')
  await person.sees('link')
  await readsTree(person, 'shared-refused')
  await person.opens('/dashboard')
  await person.follows('New Tax Calculation')
  await calculates(person)
  await person.sees('How this was worked out')
  await person.sees('Ask Teni')
  await readsTree(person, 'results-pro')
  await person.opens('/compare')
  await person.sees('Compare')
  await person.sees('Ask Teni')
  await readsTree(person, 'compare')
  await person.opens('/account')
  await person.sees('Paid Subscription')
  await person.sees('Ask Teni')
  await readsTree(person, 'account-pro')
  await person.leave()
})
