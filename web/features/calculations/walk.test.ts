import { describe, expect, it } from 'vitest'
import { questions } from '../../../tax/index.ts'
import { newlyAsked, progressOf, stepAfter, stepBefore, stepIndex, stepOf } from './walk.ts'

const nobody = { firstName: null, lastName: null, tin: null }
const known = { firstName: 'Adaeze', lastName: 'Okafor', tin: '12345678-0001' }
const employee = { ...known, taxYear: '2026', status: 'employee' }
const end = questions.length

/** Every step in order, from the first to the check view. */
function walk(answers: object, person: typeof nobody | typeof known = nobody): string[] {
  const steps = []
  for (let step = stepOf(null, answers, 0, person); step !== 'check'; step = stepAfter(step, answers, person))
    steps.push(step)
  return steps
}

describe('the walk through the questions', () => {
  it('does not ask what the account knows, and asks it again once the answer differs', () => {
    expect(walk(employee, known)[0]).toBe('tax-year')
    expect(walk({ ...employee, lastName: 'Obi' }, known)[0]).toBe('name')
    expect(walk({}, nobody)[0]).toBe('name')
  })
  it('asks an employee of salary and benefits, a business owner of the business', () => {
    expect(walk(employee)).toContain('salary')
    expect(walk(employee)).not.toContain('business-income')
    const owner = walk({ status: 'self-employed' })
    expect(owner).toContain('business-income')
    expect(owner).not.toContain('vehicle-benefit')
    expect(walk({ status: 'both' })).toEqual(questions.map(({ id }) => id))
  })
  it('goes back the way it came', () => {
    const steps = walk(employee, known)
    expect(stepBefore('tax-year', employee, known)).toBeUndefined()
    expect(stepBefore('check', employee, known)).toBe(steps[steps.length - 1])
    expect(steps.slice(1).map((step) => stepBefore(step, employee, known))).toEqual(steps.slice(0, -1))
  })
})

describe('the step of an address', () => {
  it('is the one named when it can be asked, also one the account knows', () => {
    expect(stepOf('salary', employee, 0, known)).toBe('salary')
    expect(stepOf('name', employee, 0, known)).toBe('name')
    expect(stepOf('check', employee, 0, known)).toBe('check')
  })
  it('is otherwise where the draft was left', () => {
    expect(stepOf('business-income', employee, stepIndex('interest'), known)).toBe('interest')
    expect(stepOf('nonsense', employee, 0, known)).toBe('tax-year')
    expect(stepOf(null, employee, stepIndex('business-income'), known)).toBe('salary')
    expect(stepOf(null, employee, end, known)).toBe('check')
  })
})

describe('a changed status', () => {
  it('brings up the questions that were not asked before', () => {
    expect(newlyAsked({ status: 'employee' }, { status: 'both' })).toEqual(['business-income'])
    expect(newlyAsked({ status: 'both' }, { status: 'other' })).toEqual([])
  })
})

describe('progress', () => {
  it('counts the questions that are asked', () => {
    const steps = walk(employee, known)
    expect(progressOf('tax-year', employee, known)).toEqual({ question: 1, of: steps.length })
    expect(progressOf('salary', employee, known)).toEqual({ question: 3, of: steps.length })
  })
})
