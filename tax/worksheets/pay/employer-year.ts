import type { RowOf } from '../sheet.ts'
import type { WorksheetContent } from '../kinds.ts'
import { monthsOfYear } from './months.ts'
import type { pay } from './sheet.ts'

type PayslipRow = RowOf<typeof pay, 'payslips'>

const taken = ['pension', 'nhf', 'nhis', 'paye'] as const
/** What is taken out of pay. */
export type TakenKey = (typeof taken)[number]

/** What pay is made of and what is taken out of it, in kobo; null where it was not typed. */
export type Figures = Readonly<Record<'salary' | 'bonus' | TakenKey, number | null>>

/** A payslip, in kobo. */
export interface Slip {
  /** 1 to 12. */
  readonly month: number
  /** Its row in the worksheet, counted from 0. */
  readonly row: number
  readonly figures: Figures
  /** Paid with it for the work of an earlier year, in kobo. */
  readonly arrears: number
}

/** One employer of the year, with its payslips by month. */
export interface EmployerYear {
  /** Its row in the worksheet, counted from 0. */
  readonly row: number
  readonly name: string
  /** First and last month of work, 1 to 12, as typed; null where they were not. */
  readonly first: number | null
  readonly last: number | null
  readonly slips: readonly Slip[]
  /** What was typed for the year. */
  readonly yearly: Figures
  /** What counts: the sum of the payslips where there are some, else what was typed for the year. */
  readonly figures: Figures
  /** For how many months it paid, 1 to 12. */
  readonly paidIn: readonly number[]
  /** Kobo; null where it was not typed. */
  readonly benefits: number | null
  readonly rentTold: number
}

const kobo = (naira: number | undefined) => (naira === undefined ? null : Math.round(naira * 100))

const figuresOf = (row: Partial<Record<keyof Figures, number>>): Figures => ({
  salary: kobo(row.salary),
  bonus: kobo(row.bonus),
  pension: kobo(row.pension),
  nhf: kobo(row.nhf),
  nhis: kobo(row.nhis),
  paye: kobo(row.paye),
})

const figureKeys = ['salary', 'bonus', ...taken] as const

/** The sum of some amounts; null where none of them was typed. */
export function sumTyped(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, one) => (one === null ? sum : (sum ?? 0) + one), null)
}

/** Figures added up, each apart. */
export function sumFigures(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    figureKeys.map((key) => [key, sumTyped(all.map((figures) => figures[key]))]),
  ) as Figures
}

/** Pay in money, in kobo. */
export function payIn({ salary, bonus }: Figures): number {
  return (salary ?? 0) + (bonus ?? 0)
}

/** Own contributions that come off before tax, in kobo. */
export function contributionsIn({ pension, nhf, nhis }: Figures): number {
  return (pension ?? 0) + (nhf ?? 0) + (nhis ?? 0)
}

/** Which employer of the list a payslip is of, counted from 0. */
export const employerOf = ({ employer }: PayslipRow): number => (employer ?? 1) - 1

const months = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

function slipsOf(content: WorksheetContent<'pay'>, index: number): readonly Slip[] {
  return content.payslips
    .flatMap((slip, row) =>
      employerOf(slip) === index
        ? [{ month: Number(slip.month), row, figures: figuresOf(slip), arrears: kobo(slip.arrears) ?? 0 }]
        : [],
    )
    .sort((one, other) => one.month - other.month)
}

/** What an employer whose name nobody typed is called. */
export const unnamedEmployer = 'Your employer'

/** The employers of a worksheet in the order typed; payslips without any are of one without a name. */
export function employersOf(content: WorksheetContent<'pay'>): readonly EmployerYear[] {
  const unnamed = content.payslips.length === 0 ? [] : [{ name: unnamedEmployer }]
  const rows: WorksheetContent<'pay'>['employers'] =
    content.employers.length === 0 ? unnamed : content.employers
  return rows.map((row, index) => {
    const slips = slipsOf(content, index)
    const first = row.firstMonth === undefined ? null : Number(row.firstMonth)
    const last = row.lastMonth === undefined ? null : Number(row.lastMonth)
    const yearly = figuresOf(row)
    return {
      row: index,
      name: row.name,
      first,
      last,
      slips,
      yearly,
      figures: slips.length === 0 ? yearly : sumFigures(slips.map(({ figures }) => figures)),
      paidIn:
        slips.length === 0
          ? months(first ?? 1, last ?? monthsOfYear)
          : slips.flatMap(({ month, figures }) => ((figures.salary ?? 0) > 0 ? [month] : [])),
      benefits: kobo(row.benefits),
      rentTold: kobo(row.rentTold) ?? 0,
    }
  })
}

/** The employers that paid something. */
export function payingEmployers(content: WorksheetContent<'pay'>): readonly EmployerYear[] {
  return employersOf(content).filter(({ figures }) => payIn(figures) > 0)
}
