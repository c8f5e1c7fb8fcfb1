import type { Person } from './person.ts'

/** What a person answers: a choice by its words, an amount as they type it; questions left out stay empty. */
export type Answers = Readonly<Record<string, { chooses: string } | { types: string }>>

/** Presses Next and waits until the next question stands there: in the address and on the page. */
async function goesOn(person: Person): Promise<void> {
  const before = person.step()
  await person.presses('Next')
  try {
    await person.page.waitForFunction(
      (step) => {
        const asked = new URLSearchParams(location.search).get('step')
        return asked !== step && document.querySelector('main')?.dataset['view'] === asked
      },
      {},
      before,
    )
  } catch (error) {
    throw new Error(`Next did not lead on from ${before}:\n${await person.reads()}`, { cause: error })
  }
}

/**
 * Answers the questionnaire from where it stands up to the check page, pressing Next at each question.
 * @returns the slugs of the questions that were asked, in order.
 */
export async function answersQuestions(person: Person, answers: Answers): Promise<string[]> {
  const asked: string[] = []
  for (let step = person.step(); step !== 'check'; step = person.step()) {
    if (asked.length > 60) throw new Error(`The questionnaire does not end: ${asked.join(' ')}`)
    asked.push(step)
    const answer = answers[step]
    if (answer && 'chooses' in answer) await person.chooses(answer.chooses)
    if (answer && 'types' in answer) await person.fillsTheField(answer.types)
    await goesOn(person)
  }
  return asked
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
