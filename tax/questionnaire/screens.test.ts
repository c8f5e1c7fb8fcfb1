import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountKeys } from '../answers/keys.ts'
import { isBlank, type RawAnswers } from '../answers/raw-answers.ts'
import { statusOptions } from '../answers/status.ts'
import { calculate } from '../calculate.ts'
import { questionsFor } from './flow.ts'
import { hadNone, hadOf, hadRows, mergeHad, withTick } from './had.ts'
import { keysOf } from './questions.ts'
import { askedScreens, type Screen, screenOf, screensFor } from './screens.ts'

const statuses = statusOptions.map(({ value }) => value)
const known = { firstName: 'Ada', lastName: 'Obi' }
const ids = (answers: RawAnswers) => askedScreens({ ...known, ...answers }, known).map(({ id }) => id)
const amount = fc.option(fc.constantFrom('0', '75,000', ' '), { nil: null })
const someone = fc.record({
  status: fc.constantFrom(...statuses),
  had: fc.option(
    fc.subarray(hadCodes()).map((codes) => codes.join(' ')),
    { nil: undefined },
  ),
  amounts: fc.dictionary(fc.constantFrom(...amountKeys), amount, { maxKeys: 6 }),
})
const answersOf = ({ status, had, amounts }: { status: string; had: string | undefined; amounts: object }) =>
  ({ ...known, status, ...amounts, ...(had !== undefined && { had }) }) as RawAnswers

const keysOnScreens = (screens: readonly Screen[]) =>
  screens.flatMap(({ questions }) => questions.flatMap(keysOf))

function hadCodes(): string[] {
  return [
    ...new Set(statuses.flatMap((status) => hadRows({ status }, { adding: true }).map(({ code }) => code))),
  ]
}

describe('screens', () => {
  test.each([...statuses, undefined])('%s: every question that applies stands on exactly one', (status) => {
    const answers = status === undefined ? {} : { status }
    const shown = screensFor(answers).flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(shown.toSorted()).toEqual(
      questionsFor(answers)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('without a tick: what everybody of a status is asked, in order', () => {
    expect(ids({ status: 'employee' })).toEqual(['tax-year', 'had', 'salary'])
    expect(ids({ status: 'self-employed' })).toEqual([
      'tax-year',
      'had',
      'business-income',
      'pension-contribution',
    ])
    expect(ids({ status: 'both' })).toEqual(['tax-year', 'had', 'business-income', 'salary'])
    expect(ids({ status: 'pensioner' })).toEqual(['tax-year', 'had', 'pension'])
    expect(ids({ status: 'other' })).toEqual(['tax-year', 'had'])
    expect(ids({ status: 'other', had: 'rental' })).toEqual([
      'tax-year',
      'had',
      'rental-income',
      'pension-contribution',
    ])
    expect(ids({ status: 'other', had: 'rent' })).toEqual(['tax-year', 'had', 'rent-paid-by-self'])
  })

  test('the name is asked of those whose account has none', () => {
    const nobody = { firstName: null, lastName: null }
    expect(askedScreens({ ...known, status: 'employee' }, nobody)[0]?.id).toBe('name')
    expect(askedScreens({ status: 'employee' }, known)[0]?.id).toBe('name')
  })

  test('a question of a payslip opens the payslip, of the self-employed the contributions', () => {
    expect(screenOf('allowances', { status: 'employee' })?.id).toBe('salary')
    expect(screenOf('nhis-contribution', { status: 'employee' })?.id).toBe('salary')
    expect(screenOf('nhis-contribution', { status: 'other' })?.id).toBe('pension-contribution')
    expect(screenOf('allowances', { status: 'other' })).toBeUndefined()
  })

  test('each answer that was given, and each row that was ticked, is asked', () => {
    fc.assert(
      fc.property(someone, (drawn) => {
        const answers = answersOf(drawn)
        const asked = keysOnScreens(askedScreens(answers, known))
        const canBeAsked = keysOnScreens(screensFor(answers))
        const given = amountKeys.filter((key) => !isBlank(answers[key]) && canBeAsked.includes(key))
        const ticked = hadRows(answers).filter(({ code }) => hadOf(answers).has(code))
        expect(asked).toEqual(expect.arrayContaining([...given, ...ticked.flatMap(({ keys }) => keys)]))
      }),
    )
  })
})

describe('ticks', () => {
  test('all of them fit in one answer of a draft', () => {
    expect(hadCodes().join(' ').length).toBeLessThanOrEqual(200)
  })

  test('ticking shows, unticking hides, and the result does not change', () => {
    fc.assert(
      fc.property(someone, fc.nat(), (drawn, pick) => {
        const answers = answersOf({ ...drawn, amounts: {} })
        const rows = hadRows(answers, { adding: true })
        const code = rows[pick % rows.length]?.code ?? 'rent'
        const on = { ...answers, had: withTick(answers, code, true) }
        const off = { ...on, had: withTick(on, code, false) }
        expect(hadOf(on).has(code)).toBe(true)
        expect(hadOf(off).has(code)).toBe(false)
        expect(off.had).not.toBe('')
        const context = { currentYear: 2026 }
        const year = { taxYear: 2026 }
        expect(calculate({ ...on, ...year }, context)).toEqual(calculate({ ...answers, ...year }, context))
      }),
    )
    expect(withTick({ status: 'employee', had: 'rent' }, 'rent', false)).toBe(hadNone)
  })

  test('two devices: each keeps what it ticked, and what it took away', () => {
    const had = fc.subarray(hadCodes())
    fc.assert(
      fc.property(had, had, had, (base, mine, theirs) => {
        const merged = mergeHad(base.join(' '), mine.join(' '), theirs.join(' ')).split(' ')
        for (const code of hadCodes()) {
          const [before, here, there] = [base, mine, theirs].map((codes) => codes.includes(code))
          expect(merged.includes(code)).toBe(here === there ? here : here !== before ? here : there)
        }
      }),
    )
    expect(mergeHad(undefined, 'rent', 'none')).toBe('rent')
  })
})
