import { describe, expect, it } from 'vitest'
import { payslipHelper, questionOf, vehicleHelper } from '../../../../tax/index.ts'
import { fillAnswers, toolOf } from './tools.ts'

const payslip = payslipHelper({ basic: '300,000', housing: '150,000', transport: '50,000' })
const amounts = payslip.ok ? payslip.amounts : {}
const employee = { status: 'employee' }

describe('filling in what a payslip says', () => {
  it('fills the question’s own answer and the others that are still empty', () => {
    expect(fillAnswers('salary', amounts, employee)).toEqual({
      change: {
        salary: '3,600,000',
        allowances: '2,400,000',
        pensionContribution: '480,000',
        nhfContribution: '90,000',
      },
      messages: [
        'Filled in: Salary ₦3,600,000 for the year.',
        expect.stringMatching(/^Also .*₦2,400,000.*₦480,000.*₦90,000: each can be changed/) as string,
      ],
    })
  })
  it('leaves what was typed elsewhere, and does replace the question’s own', () => {
    const answers = { ...employee, salary: '1', allowances: '0', pensionContribution: '5' }
    const filled = fillAnswers('salary', amounts, answers)
    expect(filled.change).toEqual({ salary: '3,600,000', nhfContribution: '90,000' })
    expect(filled.messages.slice(-1)[0]).toMatch(/^Left as you typed it: .*Pension contribution/)
  })
  it('fills only what it gives', () => {
    const car = vehicleHelper({ cost: 'twenty million' })
    expect(car.ok).toBe(false)
    const worked = vehicleHelper({ cost: '20m' })
    expect(fillAnswers('vehicleBenefit', worked.ok ? worked.amounts : {}, employee).change).toEqual({
      vehicleBenefit: '1,000,000',
    })
  })
})

const at = (key: Parameters<typeof questionOf>[0]) => questionOf(key).question

describe('the tool of a question', () => {
  it('is a payslip for those who have one', () => {
    expect(toolOf(at('salary'), employee)?.summary).toContain('one payslip')
    expect(toolOf(at('pensionContribution'), employee)?.summary).toContain('one payslip')
    expect(toolOf(at('pensionContribution'), { status: 'self-employed' })).toBeUndefined()
    expect(toolOf(at('commissions'), employee)).toBeUndefined()
  })
  it('knows the pay already answered', () => {
    const home = toolOf(at('rentPaidByEmployer'), employee)
    expect(home?.prefill({ salary: '6,000,000', allowances: '1,000,000.50', commissions: 'x' })).toEqual({
      otherPay: '7,000,000.50',
    })
    expect(home?.prefill({})).toEqual({ otherPay: '' })
  })
})
