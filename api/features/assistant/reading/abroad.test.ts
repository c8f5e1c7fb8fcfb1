import { describe, expect, test } from 'vitest'
import { read } from './read.ts'

const trapsOf = (text: string) => read(text, { currentYear: 2026 }).traps.map(({ kind }) => kind)

describe('pay from abroad without a sign of its money', () => {
  test.each([
    'I work in Germany and earn 4k monthly, tax?',
    'I earn 60k a year in London, tax',
    'a Toronto startup pays me 2,500 a month. tax?',
    'salary is 90k a year with a firm in Dubai',
  ])('blocks: %s', (text) => {
    expect(trapsOf(text)).toContain('abroad')
  })

  test.each([
    'I work for a Berlin startup, €1,200 a month, tax?',
    'I work for a firm in London and my salary is 500,000 naira a month',
    'my uncle in Houston dashed me 2m. salary 310k monthly, tax?',
    'my uncle for Houston dash me 2m, I earn 310k monthly, tax?',
    'I earn 60k a month in Kano, tax',
    '$1,500 monthly from a client in Canada',
  ])('is no matter: %s', (text) => {
    expect(trapsOf(text)).not.toContain('abroad')
  })
})

describe('several earners', () => {
  test.each([
    'a teacher earns 300k a month and a nurse earns 400k a month, tax?',
    'Musa earns 5m a year. Ngozi gets 6m a year. How much tax?',
  ])('are no sum of one: %s', (text) => {
    expect(trapsOf(text)).toContain('people')
  })

  test.each([
    'Tax for someone who earns 5m a year?',
    'my wife earns 350k a month and I earn 500k. tax for me?',
  ])('are told apart: %s', (text) => {
    expect(trapsOf(text)).not.toContain('people')
  })
})
