import { expect, test } from 'vitest'
import { makePro } from './testing/accounts.ts'
import { useJourney, checkScreen } from './testing/journey.ts'
import { answersQuestions, employeeWhoRents } from './testing/questionnaire.ts'
import { newcomer, onboards, signsUp, joins } from './testing/sign-up.ts'

const journey = useJourney()

test('a newcomer signs up, answers, gets the right tax, finds it saved, and sees all of it with Pro', async () => {
  const person = await journey.arrive()
  const who = newcomer()

  await person.opens('/')
  await person.sees('Calculate Your Nigerian Tax in Minutes')
  await checkScreen(person, 'landing')
  await signsUp(person, journey.services, who)
  await person.sees('First name')
  await checkScreen(person, 'onboarding')
  await onboards(person, who)
  await person.sees('Start your first one')
  await checkScreen(person, 'dashboard-empty')

  await person.follows('New Tax Calculation')
  await person.isAsked('tax-year')
  await checkScreen(person, 'question-tax-year')
  const screens = await answersQuestions(person, employeeWhoRents)
  expect(screens).toEqual(['tax-year', 'had', 'salary', 'rent-paid-by-self'])
  await person.sees('none paid')
  await checkScreen(person, 'check-answers')

  // A free account sees the first three digits, dashes, and the upgrade link.
  await person.presses('Calculate Tax')
  await person.isAt('/results')
  await person.sees('Tax Calculation Complete!')
  await person.sees('₦834,***')
  await person.sees('Upgrade to unlock full results, unlimited calculations, and the chatbot.')
  expect(await person.page.content()).not.toMatch(/834,?000|5,?800,?000|504,?000/)
  await checkScreen(person, 'results-free')

  await person.follows('Back to Dashboard')
  await person.sees('Previous Calculations')
  await person.sees('Tax Year 2026')
  await person.sees('2 calculations left')
  await checkScreen(person, 'dashboard')

  await makePro(journey.services, who.email)
  await person.opens('/dashboard')
  await person.sees('₦834,000')
  await person.page.locator('::-p-text(View)').click()
  await person.sees('₦834,000')
  await person.sees('13.90%')
  await person.sees('₦5,800,000')
  await checkScreen(person, 'submission-pro')

  expect(person.errors).toEqual([])
  await person.leave()
})

test('a calculation can be left in the middle, resumed, edited and deleted', async () => {
  const person = await journey.arrive(1280)
  const who = newcomer('Chidi', 'Eze')
  await joins(person, journey.services, who)

  await person.follows('New Tax Calculation')
  await person.isAsked('tax-year')
  await person.sees('How did you earn your income in 2026?')
  await person.chooses('Self-Employed/Business Owner')
  await person.presses('Next')
  await person.isAsked('had')
  await person.presses('None of these')
  await person.sees('How much did your business earn in 2026')
  await person.fillsTheField('2 400 000')
  await person.sees('Saved')
  await person.opens('/dashboard')
  await person.sees('Self-Employed/Business Owner')
  await person.page.locator('::-p-text(Resume)').click()
  await person.isAsked('business-income')
  await person.sees('2.4 million naira')

  const nothingPaid = { types: '0' }
  await answersQuestions(person, {
    'pension-contribution': nothingPaid,
    'nhf-contribution': nothingPaid,
    'nhis-contribution': nothingPaid,
  })
  await person.presses('Calculate Tax')
  await person.sees('₦240,***')
  await makePro(journey.services, who.email)

  // A reload shows the same result and saves no second one.
  await person.page.reload()
  await person.sees('₦240,000')
  await checkScreen(person, 'results-pro')
  await person.sees('It was saved to your account')
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  expect((await person.reads()).match(/Tax Year 2026/g)).toHaveLength(1)

  await person.page.locator('::-p-text(Edit)').click()
  await person.isAt('/questionnaire')
  await answersQuestions(person, { 'business-income': { types: '700,000' } })
  await person.presses('Calculate Tax')
  await person.sees('Tax Exempt')
  await checkScreen(person, 'results-exempt')
  await person.sees('It was saved to your account')
  await person.opens('/dashboard')
  await person.sees('Previous Calculations')
  expect((await person.reads()).match(/Tax Year 2026/g)).toHaveLength(1)

  await person.page.locator('::-p-text(Delete)').click()
  await person.presses('Delete calculation')
  await person.sees('Submission deleted')
  await person.sees('Start your first one')
  expect(person.errors).toEqual([])
  await person.leave()
})
