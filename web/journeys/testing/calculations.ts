import type { Person } from './person.ts'

/** Keeps a calculation of the signed-in person, as the page of a result does. @returns its id. */
export async function keepsCalculation(
  person: Person,
  answers: Readonly<Record<string, string | number>>,
): Promise<string> {
  await person.opens('/account')
  return person.page.evaluate(async (typed) => {
    const answer = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        answers: { firstName: 'Adaeze', lastName: 'Okafor', taxYear: 2026, ...typed },
      }),
    })
    return ((await answer.json()) as { id: string }).id
  }, answers)
}
