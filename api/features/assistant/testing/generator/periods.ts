import type { Random } from './random.ts'

/** How often money comes. */
export type Often = 'week' | 'month' | 'year'

/** How many of it a year has. */
export const timesAYear: Readonly<Record<Often, number>> = { week: 52, month: 12, year: 1 }

const after: Readonly<Record<Often, readonly string[]>> = {
  week: ['a week', 'every week', 'per week', 'weekly'],
  month: ['a month', 'every month', 'per month', 'monthly', 'each month', 'p.m.', '/month'],
  year: ['a year', 'per annum', 'yearly', 'per year', 'every year', 'p.a.', 'annually'],
}

const before: Readonly<Record<Often, readonly string[]>> = {
  week: ['weekly'],
  month: ['monthly'],
  year: ['annual', 'yearly'],
}

/** Words of a period: after an amount, or before what is paid. */
export const often = (period: Often, random: Random) => ({
  per: random.pick(after[period]),
  adj: random.pick(before[period]),
})
