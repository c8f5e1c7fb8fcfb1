import { describe, expect, test } from 'vitest'
import { withoutRule } from './found.ts'
import { worlds } from './histories.ts'
import { madeGood, missingBefore, rules, type Rule } from './model/rules.ts'
import { play } from './model/play.ts'
import { survey, told } from './survey.ts'

const seed = 20

/** Rules whose own history is too long to be met by chance here. */
const rare = new Set<Rule>([
  'a link proof ends what a provisional account brought',
  'the week begins when the old address was told',
])

// 200,000 here; `npm run test:faults` plays as many of each world, of a new seed.
test(
  'what was found before and 200,000 random histories break no invariant',
  { timeout: 120_000 },
  async () => {
    expect(told(await survey(new Set(), { seed, each: 200_000 / worlds.length }))).toEqual([])
  },
)

describe('each rule is needed: taken back alone, some history breaks an invariant', () => {
  test.each(Object.keys(rules) as (keyof typeof rules)[])('%s', { timeout: 120_000 }, async (rule) => {
    expect(play(withoutRule[rule], new Set([rule])), 'its own history').toBeDefined()
    const replayed = rare.has(rule) ? [withoutRule[rule]] : []
    expect(told(await survey(new Set([rule]), { seed, each: 25_000, replayed }))).toHaveLength(1)
  })
})

test.each(Object.keys(madeGood) as Rule[])('another rule makes good: %s', async (rule) => {
  expect(told(await survey(new Set([rule]), { seed, each: 1_000 }))).toEqual([])
})

test('the rules of before break all six', async () => {
  const found = await survey(new Set(missingBefore), { seed, each: 2_000, enough: 6, replayed: [] })
  process.stdout.write(`The rules of before:\n  ${told(found).join('\n  ')}\n`)
  expect([...found.keys()].sort()).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6'])
})
