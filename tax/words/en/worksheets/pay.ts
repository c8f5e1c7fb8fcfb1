import type { pay } from '../../../worksheets/pay/sheet.ts'
import type { WorksheetWords } from './words.ts'

const ownShare = 'Your own part, as it was taken out. Type 0 where none was taken.'

export const payWords: WorksheetWords<typeof pay> = {
  question: 'Several employers or payslips?',
  heading: 'Your pay in {year}',
  hint: 'Each employer of the year, and what each payslip says. Amounts are before tax. They take the place of the salary, allowances and commissions in your answers.',
  fields: {},
  lists: {
    employers: {
      heading: 'Employers',
      row: 'employer',
      hint: 'Type the year’s totals here, or leave them empty and type the payslips below. Where an employer has payslips, they count. Three fit here. If you had more, type two that each paid more than the minimum wage as one: the tax stays the same.',
      fields: {
        name: { label: 'Employer' },
        taxId: { label: 'Employer’s Tax ID' },
        firstMonth: { label: 'First month of work', hint: 'Empty counts as January.' },
        lastMonth: { label: 'Last month of work', hint: 'Empty counts as December.' },
        salary: {
          label: 'Salary and allowances of the year',
          hint: 'For the work of {year}, whenever it was paid. Pay for the work of earlier years stays out.',
        },
        bonus: {
          label: 'Bonus, commission, 13th month, leave pay',
          hint: 'What was paid in {year}, whatever year it is for. What came after you left counts on your last day of work.',
        },
        pension: { label: 'Your pension contribution', hint: ownShare },
        nhf: { label: 'NHF', hint: ownShare },
        nhis: { label: 'NHIS', hint: ownShare },
        paye: { label: 'PAYE taken', hint: 'The tax that the employer kept back from your pay.' },
        benefits: {
          label: 'Home, car or other things it gave you',
          hint: 'As your payslip counts them for the year. For the payslip check only: your tax counts them as you answered before.',
        },
        rentTold: {
          label: 'Rent of the year that you told this employer of',
          hint: 'For the payslip check only. Empty counts as not told.',
        },
      },
    },
    payslips: {
      heading: 'Payslips',
      row: 'payslip',
      hint: 'One row a month. Salary belongs to the month that you worked, a bonus to the month in which it was paid.',
      fields: {
        employer: {
          label: 'Which employer',
          hint: '1 is the first in your list. Empty counts as the first.',
        },
        month: { label: 'Month' },
        salary: { label: 'Salary and allowances' },
        bonus: {
          label: 'Bonus, commission, 13th month, leave pay',
          hint: 'In the month in which it was paid.',
        },
        arrears: {
          label: 'Arrears for work before {year}',
          hint: 'They belong to the year in which you worked, so they are not counted here. Arrears for a month of {year} go to that month.',
        },
        pension: { label: 'Your pension contribution' },
        nhf: { label: 'NHF' },
        nhis: { label: 'NHIS' },
        paye: { label: 'PAYE taken' },
      },
    },
  },
}
