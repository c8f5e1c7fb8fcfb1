import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payslipAnswers, type Payslip } from '../../../../tax/index.ts'
import { memoryStorage } from '../../../session/memory-storage.ts'
import { keptSlips } from './kept-slips.ts'

const session = { account: 'ada', tag: 'one', ownDevice: true }
const naira = fc.integer({ min: 0, max: 9_000_000 }).map(String)
const slip: fc.Arbitrary<Payslip> = fc.record({
  months: fc.integer({ min: 1, max: 12 }),
  isTogether: fc.constant(false),
  figures: fc.record({
    basic: fc.record({ text: naira }),
    housing: fc.record({ text: naira }),
    transport: fc.record({ text: naira }),
    other: fc.record({ text: naira }),
  }),
})

test('payslips are read again as they were typed, part by part', () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), (slips) => {
      const storage = memoryStorage()
      keptSlips(session, 'draft', storage).keep(slips)
      const read = keptSlips({ ...session, tag: 'another' }, 'draft', storage).slips
      expect(read).toEqual(slips)
      expect(payslipAnswers(read ?? [])).toEqual(payslipAnswers(slips))
    }),
  )
})

test('they are of one draft and of one account, and of one draft at a time', () => {
  const storage = memoryStorage()
  const slips = [{ months: 12, isTogether: false, figures: { housing: { text: '150,000' } } }]
  keptSlips(session, 'draft', storage).keep(slips)
  expect(keptSlips(session, 'other', storage).slips).toBeUndefined()
  expect(keptSlips({ ...session, account: 'obi' }, 'draft', storage).slips).toBeUndefined()
  keptSlips(session, 'other', storage).keep(slips)
  expect(keptSlips(session, 'draft', storage).slips).toBeUndefined()
  expect(storage).toHaveLength(1)
})

test.each([[], {}, 'text', [null], [{ months: 1 }], [{ figures: 1 }]])(
  'what another version stored is left out: %j',
  (slips) => {
    const storage = memoryStorage()
    keptSlips(session, 'draft', storage).keep(slips as unknown as Payslip[])
    expect(keptSlips(session, 'draft', storage).slips).toBeUndefined()
  },
)
