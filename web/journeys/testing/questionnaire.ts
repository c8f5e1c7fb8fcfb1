import type { Person } from './person.ts'

/** Answers by the question's slug: the label of a choice, or an amount for the year as typed. Others stay empty. */
export type Answers = Readonly<Record<string, { chooses: string } | { types: string }>>

/** The row of the tick-list that leads to a question, for those that nobody is asked without a tick. */
export const rowOf: Readonly<Record<string, string>> = {
  'rent-paid-by-self': 'Rent for your home',
  'life-assurance': 'Life assurance',
  'mortgage-interest': 'Interest on a loan for your house',
  interest: 'Savings, deposits or bonds',
  'dividends-nigeria': 'Shares: dividends',
  'dividends-foreign': 'Shares: dividends',
  'rental-income': 'Property you let',
  'foreign-income': 'Work abroad',
  annuity: 'Pension, annuity or gratuity',
  gratuities: 'Pension, annuity or gratuity',
  gains: 'Sold something for more than it cost: land, shares, crypto',
  'other-income': 'Anything else',
  commissions: 'Commission or bonus',
  'rent-paid-by-employer': 'A home',
  'vehicle-benefit': 'A car',
  'domestic-staff-cost': 'Staff in your home',
  'other-benefits': 'School fees, electricity or the like',
}

/** The box of each question of the payslip, and of the contributions. */
const payslipBoxes = { salary: 'Basic pay', allowances: 'Other allowances', 'paye-taken': 'PAYE' } as const
const contributionBoxes = {
  'pension-contribution': 'Pension',
  'nhf-contribution': 'NHF',
  'nhis-contribution': 'NHIS',
} as const

/** Presses Next and waits until the next screen is in the address and on the page. */
async function pressesNext(person: Person, name = 'Next'): Promise<void> {
  const before = person.step()
  await person.presses(name)
  try {
    await person.page.waitForFunction(
      (step) => {
        const current = new URLSearchParams(location.search).get('step')
        return current !== step && document.querySelector('main')?.dataset['view'] === current
      },
      {},
      before,
    )
  } catch (error) {
    throw new Error(`Next did not lead on from ${before}:\n${await person.reads()}`, { cause: error })
  }
}

/**
 * Answers the questionnaire from the current screen up to the check page. A payslip is typed as the year's total.
 * @returns the slugs of the screens that were asked, in order.
 */
export async function answersQuestions(person: Person, answers: Answers): Promise<string[]> {
  const screens: string[] = []
  for (let step = person.step(); step !== 'check'; step = person.step()) {
    if (screens.length > 30) throw new Error(`The questionnaire does not end: ${screens.join(' ')}`)
    screens.push(step)
    if (step === 'had') await ticksWhatIsAnswered(person, answers)
    else if (step === 'salary') await fillsThePayslip(person, answers)
    else await answersScreen(person, step, answers)
    await pressesNext(person, (await person.offers('None of these')) ? 'None of these' : 'Next')
  }
  return screens
}

async function ticksWhatIsAnswered(person: Person, answers: Answers): Promise<void> {
  const rows = new Set(Object.keys(answers).flatMap((slug) => rowOf[slug] ?? []))
  for (const row of rows) await person.ticksTheRow(row)
}

async function fillsThePayslip(person: Person, answers: Answers): Promise<void> {
  await person.picks('Paid like this for', 'It is the year’s total')
  for (const [slug, box] of Object.entries({ ...payslipBoxes, ...contributionBoxes }))
    await fillsOrTakesNone(person, box, answers[slug])
}

/** Types an amount, or ticks None for a contribution of 0. */
async function fillsOrTakesNone(
  person: Person,
  box: string,
  answer: Answers[string] | undefined,
): Promise<void> {
  if (answer === undefined || !('types' in answer)) return
  if (answer.types !== '0') await person.fillsTheBox(box, answer.types)
  else if (!(await person.isTicked(`None for ${box}`))) await person.ticks(`None for ${box}`)
}

async function answersScreen(person: Person, step: string, answers: Answers): Promise<void> {
  const status = answers['status']
  if (step === 'tax-year' && status && 'chooses' in status) await person.chooses(status.chooses)
  if (step === 'pension-contribution')
    for (const [slug, box] of Object.entries(contributionBoxes))
      await fillsOrTakesNone(person, box, answers[slug])
  else if (step === 'dividends-nigeria') {
    await fillsOrTakesNone(person, 'Nigerian dividends', answers['dividends-nigeria'])
    await fillsOrTakesNone(person, 'Foreign dividends', answers['dividends-foreign'])
  } else if (step === 'pension' && answers['gratuities'])
    await fillsOrTakesNone(person, 'Gratuity', answers['gratuities'])
  else {
    const answer = answers[step]
    if (answer && 'chooses' in answer) await person.chooses(answer.chooses)
    if (answer && 'types' in answer) await person.fillsTheField(answer.types)
  }
}

/** An employee with ₦6,000,000 salary and ₦1,000,000 rent who paid no pension, NHF or NHIS: ₦834,000 for 2026. */
export const employeeWhoRents: Answers = {
  status: { chooses: 'Employee' },
  salary: { types: '6,000,000' },
  'rent-paid-by-self': { types: '1000000' },
  'pension-contribution': { types: '0' },
  'nhf-contribution': { types: '0' },
  'nhis-contribution': { types: '0' },
}

/** A business owner with the same figures, and so the same tax. */
export const ownerWhoRents: Answers = {
  status: { chooses: 'Self-Employed/Business Owner' },
  'business-income': { types: '6,000,000' },
  'rent-paid-by-self': { types: '1000000' },
  'pension-contribution': { types: '0' },
  'nhf-contribution': { types: '0' },
  'nhis-contribution': { types: '0' },
}

/** Answers a new draft from its first screen on and presses Calculate Tax. */
export async function calculates(person: Person, answers: Answers = employeeWhoRents): Promise<void> {
  await person.isAsked('tax-year')
  await answersQuestions(person, answers)
  await person.presses('Calculate Tax')
}

/**
 * Answers a new draft as a business owner up to the question about the business.
 * @param row what is ticked: asked after the business.
 */
export async function reachesBusinessIncome(person: Person, row = 'Property you let'): Promise<void> {
  await person.isAsked('tax-year')
  await person.chooses('Self-Employed/Business Owner')
  await person.presses('Next')
  await person.isAsked('had')
  await person.ticksTheRow(row)
  await person.presses('Next')
  await person.isAsked('business-income')
}
