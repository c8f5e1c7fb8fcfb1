import { describe, expect, it } from 'vitest'
import { periodAlone } from './period-alone.ts'

const units = {
  month: ['month', 'monthly'],
  year: ['year', 'yearly', 'annum', 'annually'],
  week: ['week', 'weekly'],
} as const

/** How the words for a period are answered with. */
const ways: readonly ((unit: string) => string)[] = [
  (unit) => unit,
  (unit) => `per ${unit}`,
  (unit) => `na per ${unit}`,
  (unit) => `${unit} o`,
  (unit) => `every ${unit} I dey pay am`,
  (unit) => `it's ${unit}`,
  (unit) => `Each ${unit}, please.`,
  (unit) => `sorry, I mean ${unit}`,
  (unit) => `na ${unit} abeg`,
  (unit) => `they pay me every ${unit}`,
  (unit) => `ehn na every ${unit} o`,
  (unit) => `for the whole ${unit}`,
]

describe('a message that says nothing but how often', () => {
  for (const [period, words] of Object.entries(units))
    it.each(words.flatMap((unit) => ways.map((way) => way(unit))))(`${period}: %s`, (text) =>
      expect(periodAlone(text)).toBe(period),
    )

  it.each([
    ['p.a.', 'year'],
    ['P.A', 'year'],
    ['p.m.', 'month'],
    ['/month', 'month'],
  ])('%s', (text, period) => expect(periodAlone(text)).toBe(period))
})

it.each([
  'not per year',
  'a month or a year',
  '50k a month',
  'last year',
  'how much is it a year',
  'in the month of June',
  'tax',
  '',
])('says more, or nothing of it: %s', (text) => expect(periodAlone(text)).toBeUndefined())
