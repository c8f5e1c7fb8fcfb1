import { describe, expect, it } from 'vitest'
import { questionOf, questions } from '../../../../tax/index.ts'
import { toolOf } from './tools.ts'

const at = (key: Parameters<typeof questionOf>[0]) => questionOf(key).question

describe('the tool of a question', () => {
  it('is there for a home and a car, and gives the answer of its question', () => {
    const withTool = questions.filter((question) => toolOf(question) !== undefined)
    expect(withTool.map(({ id }) => id)).toEqual(['rent-paid-by-employer', 'vehicle-benefit'])
    const car = toolOf(at('vehicleBenefit'))
    expect(car?.run({ cost: '20m' })).toMatchObject({ ok: true, amounts: { vehicleBenefit: 1_000_000 } })
    expect(car?.run({ cost: 'twenty million' }).ok).toBe(false)
  })
  it('knows the pay already answered', () => {
    const home = toolOf(at('rentPaidByEmployer'))
    expect(home?.prefill({ salary: '6,000,000', allowances: '1,000,000.50', commissions: 'x' })).toEqual({
      otherPay: '7,000,000.50',
    })
    const withBenefits = {
      salary: '60m',
      vehicleBenefit: '2m',
      domesticStaffCost: '1.8m',
      rentPaidByEmployer: '9m',
    }
    expect(home?.prefill(withBenefits)).toEqual({ otherPay: '63,800,000' })
    expect(home?.prefill({})).toEqual({ otherPay: '' })
  })
})
