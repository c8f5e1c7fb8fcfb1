import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const after = (...turns: readonly string[]) =>
  answerFrom(turns.at(-1) ?? '', { own, earlier: turns.slice(0, -1) })

/** Questions with something in them that is asked about first, each another kind of thing. */
const open = [
  'I earn 450k a month but half is on credit. tax?',
  'salary 400k a month and I pay pension. tax?',
  'I earn 450k a month and pay 1.2m. tax?',
  'tax on $700 a month',
  'tax on 3,000 a day',
]

/** What goes on with a sum, and says nothing of what was asked. */
const beside = [
  'and for 2025?',
  'and with 2.5% NHF',
  'my rent is 500k',
  'yes',
  'Calculate',
  'correct',
  'thank you',
  'ok',
]

describe('what was not understood', () => {
  it('stays asked, whatever else is said in between', () => {
    const any = fc.array(fc.constantFrom(...beside), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...open), any, (question, said) => {
        expect(after(question, ...said).kind, [question, ...said].join(' / ')).toMatch(/asked|greeted/)
      }),
    )
  })

  it('is gone with a question that stands by itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...open), (question) => {
        expect(after(question, 'My salary is 450k a month. What is the tax?').text).toContain('₦762,000')
      }),
    )
  })

  it('of words is shown again until it is confirmed', () => {
    expect(after('I earn blorp 450k a month, tax?', 'and for 2025?').kind).toBe('read')
    expect(after('I earn blorp 450k a month, tax?', 'and for 2025?', 'na so').kind).toBe('calculated')
  })

  it('is not answered by another figure, or by a question', () => {
    expect(after('tax on $700 a month', 'my rent is 500k').kind).toBe('asked')
    expect(after('I earn 450k a month and pay 1.2m. tax?', 'is pension taken off too?').kind).toBe(
      'looked-up',
    )
    expect(after('tax on $700 a month', '1,500').text).toContain('₦2,076,000')
  })
})

it('what comes off one person’s pay is not taken off another’s, and what stays the same takes no new amount', () => {
  expect(after('tax on 450k a month, rent 600k', 'what of my wife, 300k').text).toContain('₦438,000')
  expect(after('tax on 450k a month and rent 600k', 'with the same rent, 500k a month?').kind).toBe('asked')
})
