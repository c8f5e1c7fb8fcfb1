import * as fc from 'fast-check'
import type { WorksheetContent } from '../kinds.ts'
import { assetOptions } from '../business/asset-kinds.ts'
import { costOptions } from '../business/cost-kinds.ts'

type Content = WorksheetContent<'business'>

const kobo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100)
/** Small, about the limit of sales without records, and up to what is still sound in sum. */
const amount = fc.oneof(
  kobo(3_000_000),
  kobo(40_000_000),
  fc.constantFrom(0, 0.01, 12_000_000, 12_000_000.01, 11_999_999.99, 3_000_000_000.99),
)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (year: fc.Arbitrary<number>) =>
  fc
    .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([of, month, date]) => {
      const last = new Date(Date.UTC(of, month, 0)).getUTCDate()
      return `${of}-${two(month)}-${two(Math.min(date, last))}`
    })

/** Without the boxes that are empty. */
const defined = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row

const which = optional(fc.integer({ min: 1, max: 5 }))
const day = dayOf(fc.integer({ min: 2014, max: 2026 }))

/** A worksheet of 2026 whose boxes and rows fit together. */
export const soundBusiness: fc.Arbitrary<Content> = fc
  .record({
    records: optional(fc.constantFrom('yes' as const, 'no' as const, 'elect' as const)),
    businesses: fc.array(
      fc.record({
        name: fc.constantFrom('Shop', 'Salon', 'Flat'),
        kind: fc.constantFrom('trade' as const, 'trade' as const, 'letting' as const),
        from: optional(dayOf(fc.constantFrom(2024, 2025, 2026))),
        to: optional(dayOf(fc.constant(2026))),
        closed: optional(fc.constantFrom('yes' as const, 'no' as const)),
        turnover: optional(amount),
        dailyTakings: optional(kobo(100_000)),
        daysOpen: optional(fc.integer({ min: 1, max: 366 })),
      }),
      { maxLength: 4 },
    ),
    costs: fc.array(
      fc.record({
        business: which,
        kind: fc.constantFrom(...costOptions.map(({ value }) => value)),
        on: optional(day),
        amount,
      }),
      { maxLength: 8 },
    ),
    assets: fc.array(
      fc.record({
        business: which,
        kind: fc.constantFrom(...assetOptions.map(({ value }) => value)),
        cost: amount,
        boughtOn: optional(day),
        stoppedOn: optional(day),
        businessShare: optional(fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)),
        takenBefore: optional(amount),
      }),
      { maxLength: 6 },
    ),
    broughtForward: fc.array(
      fc.record({
        kind: fc.constantFrom(
          'loss' as const,
          'allowance' as const,
          'letting-loss' as const,
          'letting-allowance' as const,
        ),
        year: optional(fc.integer({ min: 2019, max: 2025 })),
        amount,
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ records, businesses, costs, assets, broughtForward }) => {
    const isOnes = <Row extends { business: number | undefined }>({ business, ...row }: Row) =>
      defined({ ...row, business: (business ?? 1) > businesses.length ? undefined : business })
    return defined({
      records,
      businesses: businesses.map(({ dailyTakings, daysOpen, from, to, ...row }) => {
        const isAsked = records === 'no' && row.kind === 'trade'
        const isInOrder = from === undefined || from <= (to ?? '2026-12-31')
        return defined({
          ...row,
          to,
          from: isInOrder ? from : undefined,
          dailyTakings: isAsked ? dailyTakings : undefined,
          daysOpen: isAsked ? daysOpen : undefined,
        })
      }),
      costs: costs.map(isOnes),
      assets: assets.map(isOnes),
      broughtForward: broughtForward.map(defined),
      // What is typed is of the shape once the empty boxes are left out.
    }) as Content
  })
