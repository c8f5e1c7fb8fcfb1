import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replyTo, turnOf } from '../answering/index.ts'
import { type Period, periods, type Role, roles } from '../reading/index.ts'
import { labelled } from './labels.ts'
import { useOf } from './use.ts'

const asked = { own: { answers: undefined, currentYear: 2026 } }
const questions = [
  'my salary is 450k a month plus 1.2m for the compound yearly, what is my tax?',
  'I zorb 450k a month, tax?',
  'I zorb $700 monthly, tax?',
  'my salary is 5m a year, rent is 1m, and 600k for the compound, tax?',
  'how much tax on 300k monthly with 8% and 40k a month',
  '300k a month, 80k a month, how much tax',
]
const names = [
  '450k',
  '1.2m',
  '₦1,200,000',
  '$700',
  '8,400,000',
  '5m',
  '1m',
  '600k',
  '8%',
  '40k',
  '80k',
  '900k',
  '',
]
const anyLabels = fc.record({
  roles: fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...(Object.keys(roles) as Role[])), {
    maxKeys: 3,
  }),
  periods: fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...(Object.keys(periods) as Period[])), {
    maxKeys: 2,
  }),
})

describe('whatever a model labels', () => {
  it('nothing is calculated, no amount is added or changed, and what was named or said stays', () => {
    let proposed = 0
    fc.assert(
      fc.property(fc.constantFrom(...questions), anyLabels, (question, labels) => {
        const turn = turnOf(question, asked)
        const result = labelled(labels, question, turn, asked)
        if (result.turn === undefined) return
        proposed += 1
        const { reading, decision } = result.turn
        expect(decision).toMatchObject({ kind: 'ask', ask: { slot: 'sure' } })
        expect(reading.amounts).toHaveLength(turn.reading.amounts.length)
        for (const [index, amount] of reading.amounts.entries()) {
          const before = turn.reading.amounts[index]
          const isNamed = before?.role !== undefined && before.roleBy === 'named'
          const isTimed = before?.period !== undefined && before.periodBy !== 'usual'
          expect(amount).toMatchObject({
            value: before?.value,
            currency: before?.currency,
            role: isNamed ? before.role : amount.role,
            period: isTimed ? before.period : amount.period,
          })
        }
        expect(replyTo(result.turn, question, asked).text).not.toMatch(/\btax (?:for|is)\b/i)
      }),
      { numRuns: 3000 },
    )
    expect(proposed).toBeGreaterThan(0)
  })

  it('the tap comes to the sum of the reading that was shown', () => {
    const [question = ''] = questions
    const labels = { roles: { '1.2m': 'rent' as const }, periods: {} }
    const { turn } = labelled(labels, question, turnOf(question, asked), asked)
    const tap = turn?.decision.kind === 'ask' ? turn.decision.ask.options[0]?.says : undefined
    const next = turnOf(tap ?? '', { ...asked, earlier: [question] })
    expect(next.decision.kind).toBe('sum')
    expect(next.reading.amounts).toEqual(turn?.reading.amounts)
  })
})

describe('what a model is asked', () => {
  it.each([
    ['tax on 450k a month', undefined],
    ['I earn $700 a month, how much tax', undefined],
    ['my salary is 450k a month, half of it is rent, tax?', undefined],
    ['how do I hide my income', undefined],
    ['hello', undefined],
    ['how does rent relief work', 'words'],
    ['why is my tax so high?', 'words'],
    [questions[0] ?? '', 'labels'],
  ])('%s: %s', (question, use) => {
    expect(useOf(turnOf(question, asked))).toBe(use)
  })
})
