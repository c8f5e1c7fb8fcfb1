import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hadRows, questions, statusOptions, withTick } from '../../../tax/index.ts'
import { newlyAsked, progressOf, stepAfter, stepBefore, stepIndex, stepOf } from './walk.ts'

const nobody = { firstName: null, lastName: null }
const known = { firstName: 'Adaeze', lastName: 'Okafor' }
const employee = { ...known, taxYear: '2026', status: 'employee' }
const end = questions.length

/** Every step in order, from the first to the check view. */
function walk(answers: object, account: typeof nobody | typeof known = known): string[] {
  const steps = []
  for (
    let step = stepOf(null, answers, 0, account);
    step !== 'check';
    step = stepAfter(step, answers, account)
  )
    steps.push(step)
  return steps
}

const statuses = statusOptions.map(({ value }) => value)
/** Somebody of any status who ticked any rows. */
const someone = fc
  .record({ status: fc.constantFrom(...statuses), picks: fc.array(fc.nat(16)) })
  .map(({ status, picks }) => {
    let answers: { status: string; had?: string } & typeof known = { ...known, status }
    const rows = hadRows(answers, { adding: true })
    for (const pick of picks)
      answers = { ...answers, had: withTick(answers, rows[pick % rows.length]?.code ?? 'rent', true) }
    return answers
  })

describe('the walk', () => {
  it('asks an employee three screens, and the name of those only whose account has none', () => {
    expect(walk(employee)).toEqual(['tax-year', 'had', 'salary'])
    expect(walk(employee, nobody)).toEqual(['name', 'tax-year', 'had', 'salary'])
  })
  it('asks what was ticked', () => {
    expect(walk({ ...employee, had: 'rent dividends' })).toEqual([
      'tax-year',
      'had',
      'salary',
      'dividends-nigeria',
      'rent-paid-by-self',
    ])
  })
  it('goes back the way it came', () => {
    fc.assert(
      fc.property(someone, (answers) => {
        const steps = walk(answers)
        expect([...steps.slice(1), 'check'].map((step) => stepBefore(step, answers, known))).toEqual(steps)
        expect(stepBefore('tax-year', answers, known)).toBeUndefined()
      }),
    )
  })
})

describe('the step of an address', () => {
  it('is the screen of the question named, when it can be asked, also one that was not ticked', () => {
    expect(stepOf('salary', employee, 0, known)).toBe('salary')
    expect(stepOf('allowances', employee, 0, known)).toBe('salary')
    expect(stepOf('status', employee, 0, known)).toBe('tax-year')
    expect(stepOf('name', employee, 0, known)).toBe('name')
    expect(stepOf('interest', employee, 0, known)).toBe('interest')
    expect(stepOf('check', employee, 0, known)).toBe('check')
  })
  it('is otherwise the screen that holds the question at which the draft was left, or the next', () => {
    expect(stepOf('business-income', employee, stepIndex('had'), known)).toBe('had')
    expect(stepOf('nonsense', employee, 0, known)).toBe('tax-year')
    expect(stepOf(null, employee, stepIndex('nhf-contribution'), known)).toBe('salary')
    expect(stepOf(null, employee, stepIndex('business-income'), known)).toBe('salary')
    expect(stepOf(null, { ...employee, had: 'rent' }, stepIndex('interest'), known)).toBe('rent-paid-by-self')
    expect(stepOf(null, employee, end, known)).toBe('check')
    expect(stepOf(null, employee, 1000, known)).toBe('check')
  })
})

describe('what a change brings', () => {
  it('is asked: another status, another tick', () => {
    expect(newlyAsked(employee, { ...employee, status: 'both' }, known)).toEqual(['business-income'])
    expect(newlyAsked(employee, { ...employee, had: 'rent home' }, known)).toEqual([
      'rent-paid-by-employer',
      'rent-paid-by-self',
    ])
    expect(newlyAsked({ ...known, status: 'both' }, { ...known, status: 'other' }, known)).toEqual([])
  })
  it('is not asked again where it stands on another screen only', () => {
    expect(newlyAsked(employee, { ...employee, status: 'self-employed' }, known)).toEqual(['business-income'])
  })
})

describe('progress', () => {
  it('counts the amounts only, and knows how many before the first', () => {
    const answers = { ...employee, had: 'rent' }
    expect(progressOf('tax-year', answers, known)).toEqual({ part: 'status', count: null, done: 0 })
    expect(progressOf('had', answers, known)).toEqual({ part: 'had', count: null, done: 0.25 })
    expect(progressOf('salary', answers, known)).toEqual({
      part: 'amounts',
      count: { at: 1, of: 2 },
      done: 0.5,
    })
    expect(progressOf('rent-paid-by-self', answers, known)).toMatchObject({ count: { at: 2, of: 2 } })
    expect(progressOf('check', answers, known)).toEqual({ part: 'check', count: null, done: 0.75 })
  })
  it('rises with every screen of the way, whatever was ticked', () => {
    fc.assert(
      fc.property(someone, (answers) => {
        const done = [...walk(answers), 'check'].map((step) => progressOf(step, answers, known).done)
        expect(done).toEqual([...new Set(done)].sort((a, b) => a - b))
      }),
    )
  })
})
