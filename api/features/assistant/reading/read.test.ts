import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read } from './read.ts'

interface Known {
  readonly id: string
  readonly ask: string
  readonly amounts: readonly {
    readonly value: number
    readonly currency?: string
    readonly percent?: boolean
    readonly role: string
    readonly period?: string
    readonly months?: number
  }[]
  readonly years?: readonly number[]
}

const known = readFileSync(join(import.meta.dirname, '../testing/known-questions.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Known)

const reading = (text: string) => read(text, { currentYear: 2026 })

/** A job's pay and income without a source come to one answer, and so do a bonus and a commission. */
const alike: Readonly<Record<string, string>> = { salary: 'income', commission: 'bonus' }
const sameAs = (role: string | undefined) => (role === undefined ? 'none' : (alike[role] ?? role))

/** What an example says of an amount; what it leaves open is taken as it was read. */
describe('the amounts of a known question', () => {
  test.each(known)('$id $ask', ({ ask, amounts, years }) => {
    const found = reading(ask)
    expect(
      found.amounts.map(({ value, currency, role, isPercent, period, times }, i) => ({
        value,
        currency: isPercent ? '%' : currency,
        role: sameAs(role),
        period: amounts[i]?.period === undefined ? 'any' : period,
        times: amounts[i]?.months === undefined ? 'any' : times,
      })),
    ).toEqual(
      amounts.map(({ value, currency = 'NGN', role, percent = false, period = 'any', months = 'any' }) => ({
        value,
        currency: percent ? '%' : currency,
        role: sameAs(role),
        period,
        times: months,
      })),
    )
    expect(years === undefined ? undefined : found.years).toEqual(years)
  })
})

describe('the year in the name of the Act', () => {
  test.each([
    'tax on 450k a month under the Nigeria Tax Act 2025',
    'I earn 450k a month. Annual tax under NTA 2025?',
    'by the 2025 tax act, how much is tax on 450k a month',
    'tax on 450k a month after the 2025 reforms',
  ])('is no tax year: %s', (ask) => {
    expect(read(ask, { currentYear: 2026 }).years).toEqual([])
  })

  test.each(['tax on 450k a month in 2025', 'my 2025 tax on 450k a month', 'tax for 2025 on 450k a month'])(
    'is one elsewhere: %s',
    (ask) => {
      expect(read(ask, { currentYear: 2026 }).years).toEqual([2025])
    },
  )
})
