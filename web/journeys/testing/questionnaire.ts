import type { Person } from './person.ts'

/** Answers by the question's slug: the label of a choice, or an amount as typed. Other questions stay empty. */
export type Answers = Readonly<Record<string, { chooses: string } | { types: string }>>

/** Presses Next and waits until the next question is in the address and on the page. */
async function pressesNext(person: Person): Promise<void> {
  const before = person.step()
  await person.presses('Next')
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
 * Answers the questionnaire from the current question up to the check page.
 * @returns the slugs of the questions that were asked, in order.
 */
export async function answersQuestions(person: Person, answers: Answers): Promise<string[]> {
  const questions: string[] = []
  for (let step = person.step(); step !== 'check'; step = person.step()) {
    if (questions.length > 60) throw new Error(`The questionnaire does not end: ${questions.join(' ')}`)
    questions.push(step)
    const answer = answers[step]
    if (answer && 'chooses' in answer) await person.chooses(answer.chooses)
    if (answer && 'types' in answer) await person.fillsTheField(answer.types)
    await pressesNext(person)
  }
  return questions
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

/** Answers a new draft from its first question on and presses Calculate Tax. */
export async function calculates(person: Person, answers: Answers = employeeWhoRents): Promise<void> {
  await person.isAsked('tax-year')
  await answersQuestions(person, answers)
  await person.presses('Calculate Tax')
}

/** Answers a new draft as an employee up to the question about the salary. */
export async function reachesSalary(person: Person): Promise<void> {
  await person.isAsked('tax-year')
  await person.presses('Next')
  await person.isAsked('status')
  await person.chooses('Employee')
  await person.presses('Next')
  await person.isAsked('salary')
}
