import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answers, calculate, explain } from '../../../../tax/index.ts'
import { decide } from '../deciding/index.ts'
import { anyReading, payReading } from '../deciding/testing/arbitrary-readings.ts'
import { figuresOf } from '../replying/figures.ts'
import { draftOf } from './index.ts'

const context = { own: undefined, currentYear: 2026, isConfirmed: true }

it('a draft comes to the figure of the answer that it was made of', () => {
  let drafts = 0
  fc.assert(
    fc.property(fc.oneof(anyReading, payReading), (reading) => {
      const decision = decide(reading, context)
      const draft = draftOf(decision, reading)
      if (draft === null || decision.kind !== 'sum' || !('cases' in decision.sum)) return
      const [one] = decision.sum.cases
      const answers = draft as unknown as Answers
      const { tax, ownRules } = figuresOf(one.answers, context.currentYear)
      drafts += 1
      expect(calculate(answers, context).totalTax).toBe(ownRules ?? tax)
      expect(explain(answers, context).act?.totalTax).toBe(
        explain(one.answers as Answers, context).act?.totalTax,
      )
      // Nothing is assumed that nobody named.
      expect(calculate(answers, context).deductionsApplied).toBe(
        calculate(one.answers as Answers, context).deductionsApplied,
      )
    }),
    { numRuns: 300 },
  )
  expect(drafts).toBeGreaterThan(50)
})
