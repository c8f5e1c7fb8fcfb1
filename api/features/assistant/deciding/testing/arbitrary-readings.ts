import * as fc from 'fast-check'
import {
  type Intent,
  type Period,
  periods,
  type ReadAmount,
  type Reading,
  type Role,
  roles,
} from '../../reading/index.ts'
import { amount, reading } from './readings.ts'

/** Every role there is. */
export const roleNames = Object.keys(roles) as readonly Role[]
export const anyRole = fc.constantFrom(...roleNames)

const periodNames = Object.keys(periods) as readonly Period[]
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** Naira as people say them: mostly round, sometimes to the kobo. */
export const money = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.integer({ min: 0, max: 100_000_000_00 }).map((kobo) => kobo / 100),
)

/** An amount in any role, with any period, in any money. */
export const anyAmount: fc.Arbitrary<ReadAmount> = fc
  .record({
    role: maybe(anyRole),
    value: money,
    share: maybe(fc.integer({ min: 1, max: 100 })),
    period: maybe(fc.constantFrom(...periodNames)),
    times: maybe(fc.integer({ min: 1, max: 12 })),
    pair: maybe(fc.constantFrom(0, 1)),
    person: maybe(fc.constantFrom('wife', 'brother')),
    currency: fc.constantFrom('NGN', 'NGN', 'NGN', 'USD', 'XXX'),
    at: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ role, value, share, ...parts }) =>
    amount(role, share ?? value, {
      ...parts,
      isPercent: share !== undefined,
      periodBy: parts.period === undefined ? 'usual' : 'said',
      ...(share !== undefined && { period: undefined, times: undefined, currency: 'NGN' }),
    }),
  )

const figureIntents: readonly Intent[] = [
  'tax',
  'net',
  'gross',
  'incomeFromTax',
  'difference',
  'saving',
  'rate',
  'relief',
]

/** A reading of amounts in any roles, asked anyhow, in English or Pidgin. */
export const anyReading: fc.Arbitrary<Reading> = fc
  .record({
    language: fc.constantFrom('en', 'pcm'),
    intent: fc.constantFrom(...figureIntents, 'lookup', 'why'),
    amounts: fc.array(anyAmount, { maxLength: 5 }),
    zero: fc.uniqueArray(anyRole, { maxLength: 2 }),
    about: fc.uniqueArray(anyRole, { maxLength: 2 }),
    years: fc.uniqueArray(fc.integer({ min: 2018, max: 2028 }), { maxLength: 2 }),
    isOwn: fc.boolean(),
    unknown: fc.array(fc.constantFrom('zzz', 'constructor', '__proto__'), { maxLength: 1 }),
    text: fc.constantFrom(
      '',
      'I sold land',
      'I sold shares',
      'the house I live in',
      'bitcoin',
      'a car and land',
    ),
  })
  .map((parts) => reading(parts as Partial<Reading>))

/** Job pay with what may come off, all of it said in full: what comes to a figure at once. */
export const payReading: fc.Arbitrary<Reading> = fc
  .record({
    language: fc.constantFrom('en', 'pcm'),
    intent: fc.constantFrom('tax', 'net', 'rate'),
    pay: fc.integer({ min: 10_000, max: 20_000_000 }),
    rent: maybe(fc.integer({ min: 1, max: 100 })),
    pension: maybe(fc.integer({ min: 3, max: 18 })),
    year: maybe(fc.integer({ min: 2020, max: 2027 })),
  })
  .map(({ language, intent, pay, rent, pension, year }) =>
    reading({
      language: language as Reading['language'],
      intent: intent as Intent,
      years: year === undefined ? [] : [year],
      amounts: [
        amount('salary', pay, { period: 'month' }),
        ...(rent === undefined ? [] : [amount('rent', Math.round((pay * 12 * rent) / 100))]),
        ...(pension === undefined
          ? []
          : [amount('pension', pension, { isPercent: true, period: undefined })]),
      ],
    }),
  )
