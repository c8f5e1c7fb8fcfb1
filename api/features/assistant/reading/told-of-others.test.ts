import { expect, test } from 'vitest'
import { read } from './index.ts'

const reading = (ask: string) => read(ask, { currentYear: 2026 })

test('a rent that another person pays is none of the one who asks', () => {
  const { zero, traps, dangling } = reading(
    'I earn 220,000 every month. My husband pays our rent. What is my tax?',
  )
  expect(zero).toContain('rent')
  expect([...traps.map(({ kind }) => kind), ...dangling]).not.toContain('paidByOther')
})

test('a limit that was heard of is no money of the person', () => {
  const ask =
    'They told us that anybody below 1 million a year is free. My pay is 82k every month, how much is my tax?'
  expect(reading(ask).amounts.map(({ role }) => role)).toEqual(['threshold', 'salary'])
})

test('a pay below a limit is a pay', () => {
  expect(reading('I earn below 1 million a year, am I free of tax?').amounts[0]?.role).not.toBe('threshold')
})

test('what is told of anybody is a limit that was heard of', () => {
  for (const ask of [
    'They say 70,000 a month is not taxed. Mine is 70,500 a month. How much is my tax for the year?',
    'Every radio is shouting that if you earn 100k a month you pay nothing now. My salary is 140k a month, what is the tax?',
  ]) {
    const { amounts, traps } = reading(ask)
    expect(amounts[0]?.role).toBe('threshold')
    expect(traps.map(({ kind }) => kind)).not.toContain('denied')
  }
})
