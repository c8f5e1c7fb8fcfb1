import { maxAmount } from '../../money/amount.ts'
import { formatNaira } from '../../money/format.ts'
import type { WorksheetFaults } from '../check.ts'
import type { WorksheetContent } from '../kinds.ts'
import { employerOf, employersOf, type EmployerYear, type Figures, sumFigures } from './employer-year.ts'
import { monthName } from './months.ts'

type Fault = readonly [path: string, message: string]

/** What does not fit together in the pay worksheet: months that cannot be, payslips of nobody, the same one twice. */
export function payFaults(content: WorksheetContent<'pay'>): WorksheetFaults {
  const employers = employersOf(content)
  return Object.fromEntries([
    ...strangers(content, employers.length),
    ...employers.flatMap((employer) => [
      ...turnedMonths(employer),
      ...doubles(employer),
      ...outside(employer),
    ]),
    ...tooMuch(content, employers),
  ])
}

/** Payslips of an employer that is not in the list. */
function strangers({ payslips }: WorksheetContent<'pay'>, count: number): readonly Fault[] {
  const known =
    count === 1 ? 'Type 1, or add the employer above' : `Type 1 to ${count}, or add the employer above`
  return payslips.flatMap((slip, row): readonly Fault[] =>
    employerOf(slip) < count ? [] : [[`payslips.${row}.employer`, known]],
  )
}

function turnedMonths({ row, first, last }: EmployerYear): readonly Fault[] {
  if (last === null || last >= (first ?? 1)) return []
  return [
    [
      `employers.${row}.lastMonth`,
      `${monthName(last)} comes before ${monthName(first ?? 1)}: type the last month that you worked there`,
    ],
  ]
}

/** The same month of the same employer twice. */
function doubles({ slips, name }: EmployerYear): readonly Fault[] {
  return slips.flatMap(({ month, row }): readonly Fault[] =>
    slips.some((other) => other.month === month && other.row < row)
      ? [
          [
            `payslips.${row}.month`,
            `${name} has ${monthName(month)} already: put both payslips in one row, or remove this one`,
          ],
        ]
      : [],
  )
}

/** Pay of a month before the work began or after it ended; a bonus may still come after the end. */
function outside({ slips, name, first, last }: EmployerYear): readonly Fault[] {
  return slips.flatMap(({ month, row, figures }): readonly Fault[] => {
    const isLate = last !== null && month > last
    if (first !== null && month < first)
      return [
        [
          `payslips.${row}.month`,
          `${name} began in ${monthName(first)}: mend its first month, or this payslip`,
        ],
      ]
    return isLate && (figures.salary ?? 0) > 0
      ? [
          [
            `payslips.${row}.salary`,
            `${name} ended in ${monthName(last)}: only a bonus can come later. Mend its last month, or this payslip`,
          ],
        ]
      : []
  })
}

const boxNames: Readonly<Record<keyof Figures, string>> = {
  salary: 'Salaries',
  bonus: 'Bonuses',
  pension: 'Pension contributions',
  nhf: 'NHF contributions',
  nhis: 'NHIS contributions',
  paye: 'PAYE',
}

/** Sums beyond what an answer can hold. */
function tooMuch(content: WorksheetContent<'pay'>, employers: readonly EmployerYear[]): readonly Fault[] {
  const all = sumFigures(employers.map(({ figures }) => figures))
  const list = content.payslips.length > 0 ? 'payslips' : 'employers'
  return (Object.keys(boxNames) as (keyof Figures)[]).flatMap((key): readonly Fault[] =>
    (all[key] ?? 0) > maxAmount * 100
      ? [
          [
            list,
            `${boxNames[key]} of the year come to more than ${formatNaira(maxAmount)}: look for a zero too many`,
          ],
        ]
      : [],
  )
}
