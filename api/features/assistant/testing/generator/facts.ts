import { type Often, timesAYear } from './periods.ts'
import type { Random } from './random.ts'

/** An amount that comes so often. */
export interface Money {
  readonly naira: number
  readonly often: Often
}

/** What an amount comes to in a year. */
export const inYear = ({ naira, often }: Money): number => naira * timesAYear[often]

const upTo = (least: number, most: number, step: number, random: Random) =>
  random.between(Math.ceil(least / step), Math.floor(most / step)) * step

/** An amount between two, as round as people say them. */
export function amountBetween(least: number, most: number, random: Random): number {
  const step = most < 20_000 ? 500 : most < 100_000 ? 1_000 : most < 1_000_000 ? 5_000 : 50_000
  return upTo(least, most, step, random)
}

/** Pay above the minimum wage. */
export function pay(random: Random): Money {
  const period = random.pick(['month', 'month', 'month', 'year', 'year', 'week'] as const)
  const [least, most] = {
    week: [20_000, 300_000],
    month: [80_000, 900_000],
    year: [1_000_000, 40_000_000],
  }[period] as [number, number]
  return { naira: amountBetween(least, most, random), often: period }
}

/** Rent of a year that such an income can pay. */
export const rentFor = (income: number, random: Random): number =>
  amountBetween(Math.max(60_000, income / 20), Math.max(100_000, income / 3), random)
