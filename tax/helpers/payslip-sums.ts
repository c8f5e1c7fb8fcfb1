import { parseAmount } from '../money/amount.ts'
import { percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { formatAmount } from '../money/format.ts'
import {
  type Figure,
  monthsInYear,
  type Payslip,
  type PayslipBox,
  payslipBoxes,
  type PayslipKey,
} from './payslip.ts'
import { usualPensionPercent } from './usual-pension.ts'

/** What a box says for the year: whole kobo, with the text of a stored answer that it still means. */
type Yearly =
  | { readonly kind: 'blank' }
  | { readonly kind: 'fault'; readonly text: string }
  | { readonly kind: 'amount'; readonly kobo: number; readonly stored?: string }

const boxes = Object.keys(payslipBoxes) as readonly PayslipBox[]
const payBoxes = ['basic', 'housing', 'transport', 'other'] as const

function yearlyOf(figure: Figure | undefined, months: number | null): Yearly {
  if (figure === undefined) return { kind: 'blank' }
  const { text, isNone, madeFrom } = figure
  if (isNone) return { kind: 'amount', kobo: 0 }
  const parsed = parseAmount(text)
  if (parsed.kind === 'blank') return parsed
  if (parsed.kind === 'fault') return { kind: 'fault', text }
  const was = madeFrom?.months === months ? parseAmount(madeFrom.text) : undefined
  const stored = was?.kind === 'amount' && was.naira === parsed.naira ? madeFrom?.yearly : undefined
  const year = stored === undefined ? undefined : parseAmount(stored)
  if (stored !== undefined && year?.kind === 'amount')
    return { kind: 'amount', kobo: Math.round(year.naira * 100), stored }
  return { kind: 'amount', kobo: Math.round(parsed.naira * 100) * (months ?? 1) }
}

/** The boxes of a payslip that are shown: parts that stand together have one. */
export function boxesOf({ isTogether }: Payslip): readonly PayslipBox[] {
  return boxes.filter((box) => !isTogether || (box !== 'housing' && box !== 'transport'))
}

const kobo = (slip: Payslip, of: readonly PayslipBox[]) =>
  of
    .map((box) => yearlyOf(slip.figures[box], slip.months))
    .reduce((sum, yearly) => sum + (yearly.kind === 'amount' ? yearly.kobo : 0), 0)

/** What one payslip paid in the year, in naira to the kobo; a text that is no amount counts as nothing. */
export function payOf(slip: Payslip): number {
  return kobo(slip, payBoxes) / 100
}

/** Whether more tax was taken than was paid. */
export function isPayeOverPay(slip: Payslip): boolean {
  return kobo(slip, ['paye']) > kobo(slip, payBoxes)
}

/**
 * The months of the payslips together, of those that say something; null where one holds a year's total. More than
 * twelve is a mistake of the person's.
 */
export function monthsTogether(slips: readonly Payslip[]): number | null {
  const saying = slips.filter((slip) =>
    boxes.some((box) => yearlyOf(slip.figures[box], slip.months).kind !== 'blank'),
  )
  return (saying.length > 0 ? saying : slips.slice(0, 1)).reduce<number | null>(
    (sum, { months }) => (sum === null || months === null ? null : sum + months),
    0,
  )
}

/**
 * The answers that payslips give, as a draft stores them: the sum of the boxes times the months, to the kobo; empty
 * where every box is; the text as typed where one is no amount. Each reads as itself once it is stored (`textOf`).
 */
export function payslipAnswers(
  slips: readonly Payslip[],
): Readonly<Record<PayslipKey | 'monthsPaid', string>> {
  const months = monthsTogether(slips)
  const given = Object.fromEntries(
    [...new Set(Object.values(payslipBoxes))].map((key) => [key, answerOf(slips, key)]),
  ) as Record<PayslipKey, string>
  return { ...given, monthsPaid: months === null ? '' : String(Math.min(months, monthsInYear)) }
}

function answerOf(slips: readonly Payslip[], key: PayslipKey): string {
  const parts = slips.flatMap((slip) =>
    boxes.filter((box) => payslipBoxes[box] === key).map((box) => yearlyOf(slip.figures[box], slip.months)),
  )
  const fault = parts.find((part) => part.kind === 'fault')
  if (fault !== undefined) return fault.text.trim()
  const amounts = parts.filter((part) => part.kind === 'amount')
  if (amounts.length === 0) return ''
  const [only] = amounts
  if (amounts.length === 1 && only?.stored !== undefined) return only.stored
  return formatAmount(amounts.reduce((sum, part) => sum + part.kobo, 0) / 100)
}

/** Where the text of an answer that is no amount stands: the first box that is none, else the first that has a text. */
export function boxAtFault(
  slips: readonly Payslip[],
  key: PayslipKey,
): { readonly at: number; readonly box: PayslipBox } | undefined {
  const typed = slips.flatMap((slip, at) =>
    boxesOf(slip)
      .filter((box) => payslipBoxes[box] === key)
      .map((box) => ({ at, box, kind: yearlyOf(slip.figures[box], slip.months).kind })),
  )
  return typed.find(({ kind }) => kind === 'fault') ?? typed.find(({ kind }) => kind !== 'blank')
}

/**
 * What is usually withheld for the pension, in naira to the kobo and for the months of the boxes: 8% of basic, housing and
 * transport. Usual, not certain: the payslip itself decides. Undefined where the three are empty, or stand together with
 * other allowances.
 */
export function usualPension(slip: Payslip): number | undefined {
  if (slip.isTogether && (slip.figures.other?.text ?? '') !== '') return undefined
  const pensionable = kobo({ ...slip, months: null }, ['basic', 'housing', 'transport'])
  return pensionable === 0 ? undefined : toNaira(percentOf(usualPensionPercent, wholeKobo(pensionable)))
}
