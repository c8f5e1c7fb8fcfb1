import { formatNaira } from '../../money/format.ts'
import { firstYearOfAct } from '../../years/index.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { contributionsIn, employersOf, type EmployerYear, type Figures, payIn } from './employer-year.ts'

const boxNames: Readonly<Record<keyof Figures, string>> = {
  salary: 'salary',
  bonus: 'bonus',
  pension: 'pension',
  nhf: 'NHF',
  nhis: 'NHIS',
  paye: 'PAYE',
}

/** What stands to be mended in the pay of a year, apart from what the payslip check finds. */
export function payRemarks(content: WorksheetContent<'pay'>, context: WorkContext): readonly Remark[] {
  return [
    ...employersOf(content).flatMap((employer) => [
      ...twoSums(employer),
      ...moreThanPay(employer),
      ...arrearsOf(employer, context),
    ]),
    ...beforeTheAct(content, context),
  ]
}

/** The year's amount and the sum of the payslips, where both are there and differ. */
function twoSums({ row, name, slips, yearly, figures }: EmployerYear): readonly Remark[] {
  if (slips.length === 0) return []
  return (Object.keys(boxNames) as (keyof Figures)[]).flatMap((key): readonly Remark[] => {
    const [typed, sum] = [yearly[key], figures[key] ?? 0]
    if (typed === null || typed === sum) return []
    const words = `${name}: you typed ${formatNaira(typed / 100)} for the ${boxNames[key]} of the year, and the payslips come to ${formatNaira(sum / 100)}. The payslips count. Mend the one that is wrong, or clear the year’s amount.`
    return [{ words, at: `employers.${row}.${key}` }]
  })
}

function moreThanPay({ row, name, figures }: EmployerYear): readonly Remark[] {
  const pay = payIn(figures)
  const at = `employers.${row}`
  return [
    ...((figures.paye ?? 0) > pay
      ? [{ words: `${name}: more PAYE was taken than was paid. Look for a zero too many.`, at }]
      : []),
    ...(contributionsIn(figures) > pay
      ? [{ words: `${name}: more was taken for contributions than was paid. Look for a zero too many.`, at }]
      : []),
  ]
}

function arrearsOf({ name, slips }: EmployerYear, { taxYear }: WorkContext): readonly Remark[] {
  return slips.flatMap(({ arrears, row }): readonly Remark[] =>
    arrears > 0
      ? [
          {
            words: `${name}: ${formatNaira(arrears / 100)} of arrears belongs to the year in which you worked, before ${taxYear}. It is not counted here (section 26(2)).`,
            at: `payslips.${row}.arrears`,
          },
        ]
      : [],
  )
}

function beforeTheAct({ payslips }: WorksheetContent<'pay'>, { taxYear }: WorkContext): readonly Remark[] {
  return taxYear < firstYearOfAct && payslips.length > 0
    ? [{ words: `Payslips are checked from ${firstYearOfAct} on, by the Act of that year.`, at: null }]
    : []
}
