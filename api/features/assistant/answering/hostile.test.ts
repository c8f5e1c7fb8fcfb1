import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nothingPaid } from '../../../../tax/index.ts'
import { answerFrom } from './index.ts'

const own = { answers: undefined, currentYear: 2026 }
/** The longest question, and how many of the person go along. */
const bounds = { question: 2000, turns: 20 } as const
const filled = (text: string) =>
  text.repeat(Math.ceil(bounds.question / text.length)).slice(0, bounds.question)

/** What is cheap to type and could be dear to read. */
const stuffing = [
  '500k rent and 300k pay a month ',
  'no pension no rent ',
  'and with 8% pension, ',
  '1,',
  '₦',
  'salary pension rent nhf ',
  'from 1m to 2m ',
  'one million two hundred ',
  'half of ',
  '5 days a week ',
  ' ',
  '\u202e\u0000',
]

describe('hostile input', () => {
  test.each(stuffing)('a whole conversation of %j is answered in bounded time', (text) => {
    const earlier = Array.from({ length: bounds.turns }, () => filled(text))
    const start = performance.now()
    expect(answerFrom(filled(text), { own, earlier }).text.length).toBeGreaterThan(0)
    expect(performance.now() - start).toBeLessThan(3000)
  })

  test.each([
    ...stuffing,
    'what if i have to ',
    'what if the bakery go go ',
    'how much of my tax is from ',
    'and if it is sorry no ',
    'what will my tax come to be ',
    'i mean my own ',
  ])('of %j beside a saved calculation is answered in bounded time', (text) => {
    const answers = { ...nothingPaid, firstName: 'A', lastName: 'B', taxYear: 2026, status: 'both' } as const
    const saved = { answers: { ...answers, salary: 4_000_000, businessIncome: 2_000_000 }, currentYear: 2026 }
    const short = text.repeat(Math.ceil(240 / text.length)).slice(0, 240)
    const start = performance.now()
    answerFrom(short, { own: saved, earlier: ['what if my rent is 2m', short, short] })
    answerFrom(filled(text), { own: saved, earlier: [short] })
    expect(performance.now() - start).toBeLessThan(3000)
  })

  it('of forty amounts is told that they are too many, and no figure', () => {
    const amounts = Array.from({ length: 40 }, (_each, i) => `rent ${i + 1}00k`).join(', ')
    const { kind, text } = answerFrom(`tax on ${amounts}`, { own })
    expect(kind).toBe('asked')
    expect(text).toContain('more amounts than I can read at once')
    expect(answerFrom(amounts, { own, earlier: ['tax on 450k a month'] }).kind).toBe('asked')
  })

  it('of markup and control characters never comes back in the answer', () => {
    const noise = fc.constantFrom(
      '<b>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '\u0000',
      '\u0007',
      '\u202e',
    )
    fc.assert(
      fc.property(noise, noise, fc.nat(30), (one, other, at) => {
        const question = 'how much is tax on 450k a month'
        const { text, reading } = answerFrom(`${one}${question.slice(0, at)}${other}${question.slice(at)}`, {
          own,
        })
        const shown = `${text}${(reading?.chips ?? []).map(({ label }) => label).join('')}`
        expect(shown.replaceAll('\n', '')).not.toMatch(/[<>\p{Cc}\p{Cf}]/u)
      }),
    )
  })

  it('of any text is answered in words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 4 }),
        fc.string({ unit: 'binary' }),
        (earlier, text) => {
          expect(answerFrom(text, { own, earlier }).text).not.toMatch(/undefined|NaN|\[object/)
        },
      ),
    )
  })
})
