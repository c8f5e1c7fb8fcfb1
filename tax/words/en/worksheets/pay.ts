import type { pay } from '../../../worksheets/pay/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const payWords: WorksheetWords<typeof pay> = {
  question: 'Several employers or payslips?',
  heading: 'Your pay in {year}',
  hint: 'Each employer of the year, and what each payslip says. Amounts are before tax.',
  fields: {},
  lists: {
    employers: {
      heading: 'Employers',
      row: 'employer',
      hint: 'Type the year’s totals here, or leave them empty and type the payslips below.',
      fields: {
        name: { label: 'Employer' },
        taxId: { label: 'Employer’s Tax ID' },
        firstMonth: { label: 'First month of pay' },
        lastMonth: { label: 'Last month of pay' },
        salary: { label: 'Salary and allowances of the year' },
        bonus: { label: 'Bonuses, commissions, 13th month, leave pay' },
        pension: { label: 'Your pension contribution' },
        nhf: { label: 'NHF' },
        nhis: { label: 'NHIS' },
        paye: { label: 'PAYE taken' },
      },
    },
    payslips: {
      heading: 'Payslips',
      row: 'payslip',
      hint: 'One row a month. A bonus belongs to the month in which it was paid.',
      fields: {
        employer: {
          label: 'Which employer',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        month: { label: 'Month' },
        salary: { label: 'Salary and allowances' },
        bonus: { label: 'Bonus, commission, 13th month, leave pay' },
        pension: { label: 'Your pension contribution' },
        nhf: { label: 'NHF' },
        nhis: { label: 'NHIS' },
        paye: { label: 'PAYE taken' },
      },
    },
  },
}
