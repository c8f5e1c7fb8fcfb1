import { describe, expect, test } from 'vitest'
import { read } from '../read.ts'
import { trapPhrases } from '../lexicon/traps.ts'
import { isIdle } from './index.ts'
import { namesThing } from './things.ts'

const reading = (text: string) => read(text, { currentYear: 2026 })

describe('an idle word', () => {
  test.each(Object.entries(trapPhrases))('is none that can change a sum: %s', (_kind, phrases) => {
    const words = phrases.split('|').map((phrase) => phrase.trim())
    expect(words.filter((word) => !word.includes(' ') && isIdle(word))).toEqual([])
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
