import { describe, expect, it } from 'vitest'
import { calculate, explain, formatNaira, nothingPaid, type Answers } from '../../../../tax/index.ts'
import { answerFrom } from './index.ts'

const answers: Answers = {
  ...nothingPaid,
  firstName: 'Ada',
  lastName: 'Obi',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  pensionContribution: 480_000,
  rentPaidBySelf: 1_200_000,
}
const own = { answers, currentYear: 2026 }
const said = (question: string) => answerFrom(question, { own }).text

const tax = formatNaira(calculate(answers, { currentYear: 2026 }).totalTax)
const oldTax = formatNaira(explain(answers, { currentYear: 2026 }).oldLaw.net.totalTax)

describe('a person with a saved calculation asks', () => {
  it.each([
    'What would I have paid under the old law?',
    'Is the old law better for me?',
    'how much more will I pay than under the old law',
    'Wetin I for pay with the former law?',
  ])('%s: the same answers by both laws', (question) => {
    expect(said(question)).toContain(oldTax)
    expect(said(question)).toContain(tax)
  })

  it.each([
    'How much PAYE should my employer take each month?',
    'What tax must my office deduct from my pay?',
    'how much PAYE will the company remove',
  ])('%s: the tax of the saved result', (question) => expect(said(question)).toContain(tax))

  it.each([
    'how can I pay less tax?',
    'how do I pay less',
    'What can I do to lower my tax?',
    'Can I lower my tax?',
  ])('%s: what still changes their own', (question) => expect(said(question)).toContain('into your pension'))

  it.each([
    ['I have two children in school, does that lower my tax?', 'no relief for a spouse, for children'],
    ['does my tithe reduce my tax', 'donations are taken off by companies'],
    ['Is the first 800,000 free, even if I earn 50 million?', 'Yes. The first ₦800,000'],
    ['How many calculations may I save?', 'as many calculations as you make'],
  ])('%s: the rule, whoever it is of', (question, words) => expect(said(question)).toContain(words))

  it('what changes one answer of theirs says nothing of what they saved', () => {
    const { reading } = answerFrom('What if I paid rent of 2m?', { own })
    expect(reading?.chips.map(({ label }) => label)).toEqual(['Rent ₦2,000,000 a year (usual)'])
  })
})
