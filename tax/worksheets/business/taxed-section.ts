import { atLeastNothing, type Kobo } from '../kobo.ts'
import { section } from '../../years/sections.ts'
import type { WorkedSection } from '../rules.ts'
import { schedule } from './allowance-section.ts'
import type { LeftOver } from './left-over.ts'
import { final, less, line } from './lines.ts'
import { type Pool, totalOf } from './pool.ts'

const words = {
  trade: {
    heading: 'Profit after losses and allowances',
    profit: 'Profit of the year',
    final: 'Business profit that is taxed by the Act',
  },
  letting: {
    heading: 'Rent after losses and allowances',
    profit: 'Rent less costs',
    final: 'Rent that is taxed',
  },
} as const satisfies Readonly<Record<Pool['name'], object>>

/** What is left of the profit after losses brought forward, then capital allowances [the order of section 28]. */
export function taxedSection(pool: Pool): WorkedSection {
  const told = words[pool.name]
  const isLoss = pool.profit < 0n
  return {
    heading: told.heading,
    lines: [
      line(
        told.profit,
        atLeastNothing(pool.profit),
        isLoss ? `It is a loss: nothing is taxed. ${section('28(3)')}.` : `${section('28')}.`,
      ),
      ...used('Losses of earlier years', pool.lossesUsed, totalOf(pool.lossesIn), `${section('28(3)')}.`),
      ...used(
        'Capital allowances',
        pool.allowancesUsed,
        totalOf(pool.allowancesIn),
        `After the losses. ${section('28')}; ${schedule}.`,
      ),
      final(told.final, pool.counted, ...noteOf(pool)),
    ],
  }
}

const used = (label: string, amount: Kobo, there: Kobo, note: string) =>
  there === 0n ? [] : [less(label, amount, note)]

/** Where this stands in the calculation. */
function noteOf({ name, lossesIn, allowancesIn }: Pool): readonly string[] {
  if (totalOf(lossesIn) + totalOf(allowancesIn) === 0n) return []
  return name === 'trade'
    ? ['The estimate counts the profit of the year. Losses and allowances come off in the tax by the Act.']
    : ['The calculation has one box for rent: it counts this figure.']
}

const carriedNotes = {
  loss: `Comes off the profit of later years until it is used. ${section('28(3)')}.`,
  allowance: `Comes off the profit of later years. ${schedule}.`,
} as const

/** What is left at the end of the year; none where nothing is. */
export function carriedSections(pools: readonly Pool[], taxYear: number): readonly WorkedSection[] {
  const lines = pools.flatMap(({ name, lossesOut, allowancesOut }) => [
    ...lossesOut.map((left) =>
      line(leftName(name === 'trade' ? 'Loss' : 'Loss of letting', left), left.amount, carriedNotes.loss),
    ),
    ...allowancesOut.map((left) =>
      line(
        leftName(name === 'trade' ? 'Capital allowance' : 'Capital allowance of letting', left),
        left.amount,
        carriedNotes.allowance,
      ),
    ),
  ])
  return lines.length === 0 ? [] : [{ heading: `Carried into ${taxYear + 1}`, lines }]
}

const leftName = (name: string, { year }: LeftOver) =>
  year === null ? `${name}, year not said` : `${name} of ${year}`
