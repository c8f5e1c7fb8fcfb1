import { expect, test } from 'vitest'
import { explain } from '../explanation/explain.ts'
import { nothingPaid } from '../answers/keys.ts'
import { choiceNames } from '../words/en/choice-names.ts'
import { openInWords, sameInWords } from './in-words.ts'

const told = (salary: number, jobs?: string) => {
  const answers = { status: 'employee', taxYear: 2026, salary, ...nothingPaid, ...(jobs && { jobs }) }
  const { act } = explain(answers, { currentYear: 2026 })
  if (act === null) throw new Error('The Act reads every year from 2026')
  const wage = act.questions.find(({ id }) => id === 'minimum-wage')
  return { words: `${openInWords(act) ?? ''} ${sameInWords(act)}`, wage }
}
const name = choiceNames['minimum-wage']

test('nothing waits for a manager to say how many jobs they had', () => {
  const { words, wage } = told(60_000_000)
  expect(wage).toMatchObject({ isOpen: false, common: [] })
  expect(wage?.rare).toContain('jobs')
  expect(words).not.toContain(name)
})

test('it does for pay of up to three minimum wages, and an answer that was given stays where it is seen', () => {
  expect(told(2_520_000)).toMatchObject({ wage: { isOpen: true }, words: expect.stringContaining(name) })
  expect(told(2_520_001).words).not.toContain(name)
  expect(told(60_000_000, '2').wage?.common).toContain('jobs')
})
