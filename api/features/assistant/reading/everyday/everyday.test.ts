import { describe, expect, test } from 'vitest'
import { read } from '../read.ts'
import { trapPhrases } from '../lexicon/traps.ts'
import { months } from '../lexicon/months.ts'
import { periodPhrases } from '../lexicon/periods.ts'
import { spokenSmall } from '../numbers/small.ts'
import { currencyOf, zerosOf } from '../numbers/token.ts'
import { isIdle } from './index.ts'
import { namesThing } from './things.ts'

const reading = (text: string) => read(text, { currentYear: 2026 })

describe('an idle word', () => {
  test.each(Object.entries(trapPhrases))('is none that can change a sum: %s', (_kind, phrases) => {
    const words = phrases.split('|').map((phrase) => phrase.trim())
    expect(words.filter((word) => !word.includes(' ') && isIdle(word))).toEqual([])
  })

  test('is no number, unit, currency or period', () => {
    const periods = Object.values(periodPhrases).flatMap((phrases) => phrases.split('|'))
    const words = [...periods.map((phrase) => phrase.trim()), ...spokenSmall.keys(), ...months.keys()]
    // "may" and "one" are words of grammar first.
    expect(words.filter((word) => isIdle(word) && word !== 'may' && word !== 'one')).toEqual([])
    for (const word of ['dollars', 'usd', 'cfa', 'rand', 'million', 'mill', 'k', 'grand'])
      expect([word, currencyOf(word) !== undefined || zerosOf(word) !== undefined, isIdle(word)]).toEqual([
        word,
        true,
        false,
      ])
  })

  test.each([
    'I am a receptionist at LUTH, 300k a month, please explain my tax',
    'panel beater for Makoko, I dey earn 300k a month, wetin be my tax',
    'My pay at the clinic’s branch in Rumuola is 300k a month. Kindly write the tax, it is urgent',
    'iron bender on 300k a month in Ariaria, tax?',
    'I am not married and my salary is 300k a month, tax?',
    'geologist with NUPRC, salary 300k a month, tax',
  ])('hinders no figure: %s', (text) => {
    const { unknown, amounts } = reading(text)
    expect(unknown).toEqual([])
    expect(amounts.map(({ value, period }) => [value, period])).toEqual([[300_000, 'month']])
  })

  test.each([
    'half share owe owes together joint both except less minus plus until since per each every net gross before arrears credit double',
  ])('is none of: %s', (words) => {
    expect(words.split(' ').filter(isIdle)).toEqual([])
  })
})

describe('a thing that has a price', () => {
  test.each([
    'my laptop is 300k, tax?',
    'tax on a phone of 300k',
    'house 5m tax?',
    'I make furniture 300k monthly, tax?',
    'car 7m how much be tax',
    'tax on land of 4m',
  ])('is nobody’s pay: %s', (text) => {
    const { amounts, unplaced } = reading(text)
    expect(amounts.filter(({ role }) => role === 'income' || role === 'salary')).toEqual([])
    expect(unplaced.length + amounts.filter(({ role }) => role !== undefined).length).toBe(amounts.length)
    expect(amounts).toHaveLength(1)
  })

  test.each([
    'phone technician, 300k monthly, tax?',
    'house officer on 300k monthly, tax?',
    'I drive a car and earn 300k a month, tax?',
    'I earn 300k a month from a furniture company, tax?',
  ])('is a trade where its word says so: %s', (text) => {
    expect(reading(text).unplaced).toEqual([])
  })

  test('is told from its trade by the next word alone', () => {
    expect(namesThing(['phone'])).toBe(true)
    expect(namesThing(['phone', 'repairer'])).toBe(false)
    expect(namesThing(['my', 'salary'])).toBe(false)
  })
})
