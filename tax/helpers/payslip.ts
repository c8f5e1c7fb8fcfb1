import { isBlank, type RawAnswers } from '../answers/raw-answers.ts'
import { contributionRows } from '../answers/keys.ts'
import { parseAmount } from '../money/amount.ts'
import { formatAmount } from '../money/format.ts'

/** The boxes of a payslip, each with the answer that it is a part of. */
export const payslipBoxes = {
  basic: 'salary',
  housing: 'allowances',
  transport: 'allowances',
  other: 'allowances',
  pension: 'pensionContribution',
  nhf: 'nhfContribution',
  nhis: 'nhisContribution',
  paye: 'payeTaken',
} as const

export type PayslipBox = keyof typeof payslipBoxes

/** An answer that a payslip gives: an amount in naira for the year. */
export type PayslipKey = (typeof payslipBoxes)[PayslipBox]

/** What stands in one box. */
export interface Figure {
  /** As typed. */
  readonly text: string
  /** None was taken: it counts as 0, whatever was typed before. */
  readonly isNone?: boolean
  /** The answer that the text was made from: what it means to the kobo, while text and months stay. */
  readonly madeFrom?: MadeFrom
}

interface MadeFrom {
  readonly text: string
  readonly months: number | null
  /** For the year, as it was stored. */
  readonly yearly: string
}

/** One payslip as typed. */
export interface Payslip {
  /** For how many months of the year it was paid like this; null when the boxes hold the year's total. */
  readonly months: number | null
  /** The allowances stand in one box, `other`: the parts of a stored answer are not known. */
  readonly isTogether: boolean
  readonly figures: Readonly<Partial<Record<PayslipBox, Figure>>>
}

/** The months of a year, which are the most that payslips can be of. */
export const monthsInYear = 12

/** A payslip of which nothing is known yet. */
export function emptyPayslip(months: number): Payslip {
  return { months, isTogether: false, figures: {} }
}

/**
 * The payslip that shows stored answers, so that nothing changes when nothing is typed.
 * @param months of a stored pay whose months are not known, the boxes hold the year's total.
 */
export function payslipOf(answers: RawAnswers, months: number | null = monthsIn(answers)): Payslip {
  const shown = (['basic', 'other', 'pension', 'nhf', 'nhis', 'paye'] as const).flatMap((box) => {
    const stored = textOf(answers[payslipBoxes[box]])
    return stored === '' ? [] : [[box, figureOf(box, stored, months)] as const]
  })
  const isTogether = textOf(answers.allowances) !== ''
  return { months, isTogether, figures: Object.fromEntries(shown) }
}

function monthsIn(answers: RawAnswers): number | null {
  const months = Number(textOf(answers.monthsPaid))
  if (Number.isInteger(months) && months >= 1 && months <= monthsInYear) return months
  return isBlank(answers.salary) && isBlank(answers.allowances) ? monthsInYear : null
}

/** A stored answer as a box holds it; a number is grouped in thousands. */
export function textOf(stored: unknown): string {
  if (typeof stored === 'number') return formatAmount(stored)
  return typeof stored === 'string' ? stored.trim() : ''
}

/** Whether a box takes None: the answer of which a share is assumed when it is left empty. */
export function takesNone(box: PayslipBox): boolean {
  return contributionRows.some(({ key }) => key === payslipBoxes[box])
}

function figureOf(box: PayslipBox, yearly: string, months: number | null): Figure {
  const parsed = parseAmount(yearly)
  if (parsed.kind !== 'amount') return { text: yearly }
  if (parsed.naira === 0 && takesNone(box)) return { text: '', isNone: true }
  const text =
    months === null ? yearly : formatAmount(Math.round(Math.round(parsed.naira * 100) / months) / 100)
  return { text, madeFrom: { text, months, yearly } }
}

/** The payslip with another text in one box. */
export function withFigure(slip: Payslip, box: PayslipBox, text: string): Payslip {
  const { madeFrom } = slip.figures[box] ?? {}
  return { ...slip, figures: { ...slip.figures, [box]: { text, ...(madeFrom && { madeFrom }) } } }
}

/** The payslip with None in one box, or with what was typed there before. */
export function withNone(slip: Payslip, box: PayslipBox, isNone: boolean): Payslip {
  return { ...slip, figures: { ...slip.figures, [box]: { text: '', ...slip.figures[box], isNone } } }
}

/**
 * The payslip for other months. Its texts stay, because a month's pay stays; only a stored answer that nobody touched is
 * shown anew between the month and the year's total.
 */
export function withMonths(slip: Payslip, months: number | null): Payslip {
  if ((slip.months === null) === (months === null)) return { ...slip, months }
  const figures = Object.entries(slip.figures).map(([name, figure]) => {
    const box = name as PayslipBox
    const isUntouched = figure.madeFrom?.text === figure.text && figure.madeFrom.months === slip.months
    return [box, isUntouched && figure.madeFrom ? figureOf(box, figure.madeFrom.yearly, months) : figure]
  })
  return { ...slip, months, figures: Object.fromEntries(figures) as Payslip['figures'] }
}
