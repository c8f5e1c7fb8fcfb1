import { describe, expect, it } from 'vitest'
import { explain, type RawAnswers } from '../../../../tax/index.ts'
import { payeInWords, putAsideInWords } from './month-words.ts'

const employee = {
  status: 'employee',
  taxYear: 2026,
  salary: 4_200_000,
  rentPaidBySelf: 1_200_000,
  pensionContribution: 297_600,
  nhfContribution: 0,
}

/** The month in words, as one text: heading, rows, sentences and action. */
function wordsOf(answers: RawAnswers) {
  const { month, act } = explain(answers, { currentYear: 2026 })
  if (month === null || act === null) throw new Error('These answers have no employer, or no Act')
  const { before, figure, after, rows, sentences, cite, count } = payeInWords(month, act, 2026)
  return {
    heading: `${before}${figure}${after}`,
    rows: rows.map(({ label, amount }) => `${label} ${amount}`),
    says: sentences.join(' '),
    cite,
    count,
  }
}

describe('PAYE beside the payslip', () => {
  it('is right by the Act where an assumption explains it, with one action', () => {
    expect(wordsOf({ ...employee, payeTaken: 449_232 })).toEqual({
      heading: 'Your employer should take about ₦34,286 a month.',
      rows: ['PAYE in this result ₦34,286', 'PAYE by the Act ₦37,436', 'PAYE on your payslip ₦37,436'],
      says: 'Your payslip takes ₦3,150 more and is right by the Act: nothing comes off for NHIS. You left NHIS empty, so this result assumes 5%.',
      cite: undefined,
      count: ['nhisContribution'],
    })
  })

  it('says that a bonus is spread over the months, and what PAYE is without it', () => {
    const paid = { pensionContribution: 528_000, nhfContribution: 105_000, nhisContribution: 0 }
    const withBonus = { ...employee, ...paid, allowances: 2_400_000, commissions: 350_000 }
    const less = wordsOf({ ...withBonus, payeTaken: 720_000 })
    expect(less.rows).toEqual([
      'PAYE in this result ₦73,655',
      'Without commission and bonus ₦68,405',
      'PAYE on your payslip ₦60,000',
    ])
    expect(less.says).toBe(
      'Commission and bonus are spread over the months here. Your payslip takes ₦13,655 less than this result. Check your answers, and ask your employer: tax that is not taken now is due later.',
    )
    expect(wordsOf({ ...withBonus, payeTaken: 68_405 * 12 }).says).toContain(
      'Your payslip agrees with PAYE without them.',
    )
  })

  it.each([
    [
      {},
      '₦34,286 holds if your employer also takes 5% NHIS. By the Act it is ₦37,436 if nothing is paid for NHIS. Compare it with PAYE on your payslip.',
      [],
    ],
    [{ payeTaken: 411_432 }, 'Your payslip agrees with this result.', []],
    [{ payeTaken: 411_432 + 1_200 }, 'Your payslip agrees with this result.', []],
    [
      { payeTaken: 600_000 },
      'Your payslip takes ₦15,714 more than this result, and ₦12,564 more than by the Act. Ask your employer how it was worked out.',
      [],
    ],
    [
      { payeTaken: 300_000 },
      'Your payslip takes ₦9,286 less than this result, and ₦12,436 less than by the Act. Check your answers, and ask your employer: tax that is not taken now is due later.',
      [],
    ],
    [
      { payeTaken: 430_000 },
      'Your payslip takes ₦1,547 more than this result and ₦1,603 less than by the Act. Ask your employer how it was worked out.',
      [],
    ],
    [
      { nhfContribution: null, payeTaken: 430_332 },
      'Your payslip takes ₦3,150 more than this result and ₦1,575 less than by the Act. They agree once NHIS counts as ₦0.',
      ['nhisContribution'],
    ],
    [
      { nhisContribution: 0, payeTaken: 449_232 },
      'Your payslip agrees with this result and with the Act.',
      [],
    ],
    [
      { nhisContribution: 0, payeTaken: 600_000 },
      'Your payslip takes ₦12,564 more than this result. Ask your employer how it was worked out.',
      [],
    ],
    [
      { nhisContribution: 0, rentPaidByEmployer: 2_000_000, payeTaken: 600_432 },
      'Your payslip takes ₦17,400 less and is right by the Act: your home counted at 20% of your other pay.',
      [],
    ],
  ])('%o: %s', (answers, says, count) => {
    const words = wordsOf({ ...employee, ...answers })
    expect(words.says).toBe(says)
    expect(words.count).toEqual(count)
  })

  it('of somebody exempt is none, and what was taken can be claimed back', () => {
    const exempt = { status: 'employee', taxYear: 2026, salary: 780_000, nhisContribution: 0 }
    const paid = { pensionContribution: 0, nhfContribution: 0, payeTaken: 18_000 }
    expect(wordsOf({ ...exempt, ...paid })).toEqual({
      heading: 'Your employer should take no PAYE from your pay.',
      rows: ['PAYE to expect a month ₦0', 'PAYE on your payslip ₦1,500'],
      says: 'By these answers none is due. Ask your employer to check. Keep your payslips: tax overpaid can be claimed back in writing within six years.',
      cite: 'Nigeria Tax Administration Act, section 55',
      count: [],
    })
  })

  it('says where nothing is due only because of an assumption', () => {
    const answers = {
      status: 'employee',
      taxYear: 2026,
      salary: 841_000,
      pensionContribution: 0,
      nhfContribution: 0,
    }
    expect(wordsOf(answers)).toMatchObject({
      heading: 'Your employer should take no PAYE from your pay, if what is assumed was really paid.',
      rows: ['PAYE in this result ₦0', 'PAYE by the Act ₦513'],
      says: '₦0 holds if your employer also takes 5% NHIS. By the Act it is ₦513 if nothing is paid for NHIS. Compare it with PAYE on your payslip.',
    })
  })

  it('is of the months paid, and tells what no employer takes', () => {
    const both = {
      ...employee,
      status: 'both',
      nhisContribution: 0,
      businessIncome: 3_000_000,
      monthsPaid: 6,
    }
    const words = wordsOf(both)
    expect(words.heading).toBe('Your employer should take about ₦74,872 a month.')
    expect(words.says).toBe(
      'Compare it with PAYE on your payslip. Put aside ₦45,000 a month for the tax by the Act on your other income: no employer takes it.',
    )
  })
})

/** What somebody without an employer should put aside. */
function asideOf(answers: RawAnswers) {
  const { act } = explain({ status: 'self-employed', taxYear: 2026, ...answers }, { currentYear: 2026 })
  if (act === null) throw new Error('The Act reads every year from 2026')
  return putAsideInWords(act)
}

describe('where the Act decides', () => {
  const unpaid = { status: 'employee', taxYear: 2026, nhfContribution: 0, nhisContribution: 0 }

  it('puts nothing aside for dividends whose tax is final', () => {
    const { says } = wordsOf({
      ...unpaid,
      pensionContribution: 0,
      salary: 6_000_000,
      dividendsNigeria: 5_000_000,
    })
    expect(says).not.toContain('Put aside')
  })

  it('expects no PAYE of pay that the Act exempts', () => {
    const { heading } = wordsOf({ ...unpaid, pensionContribution: 0, salary: 840_000 })
    expect(heading).toBe('Your employer should take no PAYE from your pay.')
  })

  it('speaks of several employers, and leads with what the Act asks of them', () => {
    const jobs = { jobs: '2', firstJobPay: 840_000 }
    const { heading, rows } = wordsOf({ ...unpaid, pensionContribution: 0, salary: 2_040_000, ...jobs })
    expect(heading).toBe('Your employers should take about ₦5,000 a month.')
    expect(rows).toEqual(['PAYE in this result ₦15,500', 'PAYE by the Act ₦5,000'])
  })
})

describe('without an employer', () => {
  it('says what to put aside, and nothing where nothing is due', () => {
    expect(asideOf({ businessIncome: 6_000_000 })).toMatchObject({
      before: 'Put aside ',
      figure: '₦72,500 a month.',
    })
    expect(asideOf({ businessIncome: 500_000 })).toBeUndefined()
  })

  it.each([
    { businessIncome: 0, dividendsNigeria: 5_000_000 },
    { businessIncome: 0, rentalIncome: 3_600_000, resident: 'no' },
    { businessIncome: 2_000_000, businessRecords: 'no', businessTurnover: 9_000_000 },
  ])('says nothing of tax that the Act does not ask: %o', (answers) => {
    expect(asideOf(answers)).toBeUndefined()
  })
})
