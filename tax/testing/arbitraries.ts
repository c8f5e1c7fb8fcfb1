import * as fc from 'fast-check'
import { type AmountKey, amountKeys } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import type { OracleAnswers } from './oracle.ts'

/** The limits of bands and reliefs, where a rule that is wrong by one shows. */
const edges = [300_000, 500_000, 800_000, 840_000, 2_500_000, 3_000_000, 12_000_000, 25_000_000, 50_000_000]

/** Kobo of one field: small, large up to a trillion naira, and close to an edge. */
const kobo = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000_000 }),
  fc.integer({ min: 0, max: 100_000_000_000_000 }),
  fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -150, max: 150 }))
    .map(([edge, by]) => edge * 100 + by),
)

/** An amount in naira, to the kobo. */
export const amount = kobo.map((value) => value / 100)

const amounts = fc.record(Object.fromEntries(amountKeys.map((key) => [key, amount])), { requiredKeys: [] })

export const status = fc.constantFrom('employee', 'self-employed', 'both', 'pensioner', 'other')

/** Sound answers of any status and year. */
export const soundAnswers: fc.Arbitrary<OracleAnswers> = fc
  .tuple(amounts, status, fc.integer({ min: 2020, max: 2027 }))
  .map(([given, chosen, taxYear]) => ({ ...given, status: chosen, taxYear }))

/** Anything that a hostile client may send as an answer. */
export const hostile = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.double(),
  fc.constantFrom(
    Number.NaN,
    Infinity,
    -Infinity,
    Number('1e309'),
    -1,
    '1e309',
    '__proto__',
    '٣٠٠',
    '1,2,3',
    {},
    [[]],
  ),
)

/** The amounts that change a figure of the result: each alone left out, the result is another one. */
export function countingKeys(answers: OracleAnswers): readonly AmountKey[] {
  const context = { currentYear: 2026 }
  const result = JSON.stringify(calculate(answers, context))
  return amountKeys.filter((key) => {
    const { [key]: left, ...others } = answers
    return left !== undefined && JSON.stringify(calculate(others, context)) !== result
  })
}
