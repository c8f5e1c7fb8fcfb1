import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingPaid } from '../answers/keys.ts'
import type { Answers } from '../answers/raw-answers.ts'
import { checkWorksheet, rulesOf } from './all-rules.ts'
import { beginningOf, fillsBeside } from './beside.ts'
import { changesOf } from './fill.ts'
import { soundBusiness } from './testing/business-arbitraries.ts'

const taxYear = 2026
const amount = fc.integer({ min: 1, max: 100_000_000 })
const trader = fc
  .record(
    {
      businessRecords: fc.constantFrom('yes' as const, 'no' as const),
      businessTurnover: amount,
      lossesBroughtForward: amount,
      capitalAllowances: amount,
    },
    { requiredKeys: [] },
  )
  .map((given): Answers => ({
    firstName: 'A',
    lastName: 'B',
    status: 'self-employed',
    taxYear,
    ...nothingPaid,
    ...given,
  }))

const changed = (answers: Answers, content: Parameters<typeof fillsBeside<'business'>>[1]) =>
  changesOf(answers, fillsBeside('business', content, { answers, taxYear }))

describe('a business worksheet beside the answers', () => {
  it('changes no answer that was given where it leaves the question open', () => {
    fc.assert(
      fc.property(trader, soundBusiness, (answers, { records: _open, ...content }) => {
        const has = (kind: string) => content.broughtForward.some((row) => row.kind === kind)
        const typed: Partial<Record<string, boolean>> = {
          businessRecords: false,
          lossesBroughtForward: has('loss'),
          capitalAllowances: has('allowance') || content.assets.length > 0,
        }
        const overwritten = changed(answers, content).filter(
          ({ key, before, after }) =>
            before !== null && (key === 'businessTurnover' ? after === null : typed[key] === false),
        )
        expect(overwritten).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('counts an open question as it was answered, and one that was chosen before the answer', () => {
    fc.assert(
      fc.property(trader, soundBusiness, (answers, content) => {
        const { records: _open, ...open } = content
        const { businessRecords: answered } = answers
        fc.pre(answered !== undefined)
        const chosen = { ...open, records: answered }
        // To choose that there are records empties sales that were answered; to leave it open does not.
        const isLeft = ({ key }: { key: string }) => answered === 'no' || key !== 'businessTurnover'
        expect(changed(answers, open).filter(isLeft)).toEqual(changed(answers, chosen).filter(isLeft))
        const fills = rulesOf('business').fills(content, { taxYear })
        const set = fillsBeside('business', content, { answers, taxYear })
        const isChosen = content.records !== undefined && 'businessRecords' in fills
        expect(isChosen ? set.businessRecords : null).toBe(isChosen ? fills.businessRecords : null)
      }),
      { numRuns: 1_000 },
    )
  })

  it('starts with the answers: once the trade has its name it changes none of them', () => {
    fc.assert(
      fc.property(trader, (answers) => {
        const begun = beginningOf('business', answers) as { businesses?: readonly object[] }
        const named = { ...begun, businesses: (begun.businesses ?? []).map((row) => ({ ...row, name: 'A' })) }
        const check = checkWorksheet('business', named, taxYear)
        if (!check.ok) throw new Error(JSON.stringify(check.faults))
        const { businessRecords: records, businessTurnover: sales } = answers
        expect(check.content.records).toBe(records)
        expect(check.content.businesses.map(({ turnover }) => turnover)).toEqual(
          records === 'no' && sales !== undefined ? [sales] : [],
        )
        expect(changed(answers, check.content)).toEqual([])
      }),
    )
  })
})
