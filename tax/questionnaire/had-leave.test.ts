import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAnswer, type RawAnswers } from '../answers/raw-answers.ts'
import { statusOptions } from '../answers/status.ts'
import { hadTicked, hadRowsShown, leaveHad, leftOutInWords, statusOfTicks } from './had-leave.ts'
import { type HadCode, hadNone, hadOf, hadRows, withTick } from './had.ts'

const adding = { adding: true }
const status = fc.constantFrom(...statusOptions.map(({ value }) => value))
const codes = [
  ...new Set(
    statusOptions.flatMap(({ value }) => hadRows({ status: value }, adding).map(({ code }) => code)),
  ),
]

/** Answers of a draft with some rows ticked and some of their amounts typed. */
const drafts = fc
  .tuple(status, fc.subarray(codes), fc.subarray(codes))
  .map(([of, ticked, typed]): RawAnswers => {
    const rows = hadRows({ status: of }, adding).filter(({ code }) => typed.includes(code))
    const amounts = rows.flatMap(({ keys }) => keys.map((key) => [key, '75,000']))
    return { ...Object.fromEntries(amounts), status: of, had: ticked.join(' ') || hadNone }
  })

const after = (answers: RawAnswers, ...leftOut: HadCode[]): RawAnswers => ({
  ...answers,
  ...leaveHad(answers, new Set(leftOut)),
})

const becomes = (of: string, had: string) => statusOfTicks({ status: of, had })
const groups = (answers: RawAnswers) =>
  new Set(hadRowsShown(answers, { adding: false }).map(({ group }) => group))

describe('leaving the tick-list', () => {
  it('clears every answer of the rows left out, and no other', () => {
    fc.assert(
      fc.property(drafts, fc.subarray(codes), (answers, wanted) => {
        const rows = hadRowsShown(answers, adding)
        const leftOut = rows.filter(({ code }) => wanted.includes(code))
        const left = after(answers, ...leftOut.map(({ code }) => code))
        const gone = new Set(leftOut.flatMap(({ keys }) => keys))
        for (const key of rows.flatMap(({ keys }) => keys))
          expect(ownAnswer(left, key) ?? undefined).toBe(gone.has(key) ? undefined : ownAnswer(answers, key))
        for (const { code } of leftOut) expect(hadOf(left).has(code)).toBe(false)
      }),
    )
  })

  it('keeps what else was ticked, and is never unanswered', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const left = after(answers)
        expect(left.had).not.toBe('')
        // A contribution is asked of whoever has an income now, without a tick.
        const stays = hadRowsShown(answers, adding)
          .filter(({ code, becomes: made }) => made === null && code !== 'contributions')
          .map(({ code }) => code)
          .filter((code) => hadTicked(answers).has(code))
        expect(stays.filter((code) => !hadOf(left).has(code))).toEqual([])
        expect(after(left)).toEqual(left)
      }),
    )
    expect(leaveHad({ status: 'employee' }, new Set())).toEqual({ had: hadNone })
  })

  it('puts the status in place of the tick, so that the status alone undoes it', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const left = after(answers)
        expect(left.status).toBe(statusOfTicks(answers))
        const undone = { ...left, status: answers.status ?? null }
        expect(statusOfTicks(undone)).toBe(answers.status)
      }),
    )
  })
})

describe('the status that ticks make', () => {
  it('has a business or a job added to it', () => {
    expect(becomes('employee', 'business')).toBe('both')
    expect(becomes('self-employed', 'salary')).toBe('both')
    expect(becomes('other', 'salary')).toBe('employee')
    expect(becomes('other', 'business')).toBe('self-employed')
    expect(becomes('other', 'business salary')).toBe('both')
    expect(becomes('pensioner', 'business salary')).toBe('pensioner')
    expect(becomes('employee', 'rent')).toBe('employee')
    expect(statusOfTicks({ had: 'business' })).toBeUndefined()
  })

  it('brings its rows to the list before it is left', () => {
    const of = { status: 'self-employed', had: 'rent' }
    expect(groups(of).has('fromEmployer')).toBe(false)
    const withJob = { ...of, had: withTick(of, 'salary', true) }
    expect(groups(withJob).has('fromEmployer')).toBe(true)
    const withCar = { ...withJob, had: withTick(withJob, 'car', true) }
    expect([...hadTicked(withCar)].sort()).toEqual(['car', 'rent', 'salary'])
    expect(after(withCar)).toEqual({ status: 'both', had: 'rent car' })
  })
})

describe('what unticking takes away', () => {
  const dividends = hadRows({ status: 'employee' }).find(({ code }) => code === 'dividends')
  const words = (answers: RawAnswers) => dividends && leftOutInWords(answers, dividends)

  it('is the sum of what was typed', () => {
    expect(words({ dividendsNigeria: '75,000' })).toBe('₦75,000 will be left out')
    expect(words({ dividendsNigeria: '0.1', dividendsForeign: 0.2 })).toBe('₦0.30 will be left out')
    expect(words({ dividendsNigeria: '0' })).toBe('₦0 will be left out')
  })

  it('is nothing where nothing was typed, and unsummed where a text is no amount', () => {
    expect(words({ dividendsNigeria: ' ', dividendsForeign: null })).toBeUndefined()
    expect(words({ dividendsNigeria: '75,000', dividendsForeign: 'some' })).toBe(
      'What you typed will be left out',
    )
  })
})
