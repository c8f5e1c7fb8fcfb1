import { expect, it } from 'vitest'
import { openResult, showResult } from '../../http/index.ts'
import { calculate } from '../../../tax/index.ts'
import { bandsInWords } from './bands-in-words.ts'

const result = calculate(
  {
    taxYear: '2026',
    status: 'employee',
    salary: '6000000',
    rentPaidBySelf: '1000000',
    pensionContribution: '0',
    nhfContribution: '0',
    nhisContribution: '0',
  },
  { currentYear: 2026 },
)

it('says the band picture in words', () => {
  const open = openResult(showResult(result, true))
  expect(open && bandsInWords(open)).toBe(
    'Of ₦6,000,000 income, ₦800,000 is taxed at 0%, then ₦2,200,000 at 15%, which is ₦330,000, then ₦2,800,000 at 18%, which is ₦504,000. ₦200,000 is deductions and reliefs and is not taxed. The tax is ₦834,000.',
  )
})

it('opens no masked result', () => {
  const masked = showResult(result, false)
  expect(masked.totalTaxMasked).toBe('₦834,***')
  expect(openResult(masked)).toBeUndefined()
})
