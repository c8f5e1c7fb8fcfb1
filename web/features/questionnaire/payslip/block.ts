import type { ReactNode } from 'react'
import type { Payslip, PayslipBox } from '../../../../tax/index.ts'

/** What both halves of a payslip are given. */
export interface BlockProps {
  slip: Payslip
  /** Its index among the payslips. */
  at: number
  /** Names the payslip where there are several, for those who only hear the names of its halves. */
  ofWhich: ReactNode
  /** The message of each faulty box, by the box's id. */
  faults: Readonly<Record<string, string>>
  onChange: (slip: Payslip) => void
}

/** Ids of the boxes of the first payslip: an answer's box has the answer's key, to which errors lead. */
const ids = {
  basic: 'salary',
  housing: 'housing',
  transport: 'transport',
  other: 'allowances',
  pension: 'pensionContribution',
  nhf: 'nhfContribution',
  nhis: 'nhisContribution',
  paye: 'payeTaken',
  months: 'monthsPaid',
} as const satisfies Readonly<Record<PayslipBox | 'months', string>>

/** The id of a box. */
export function boxId(box: PayslipBox | 'months', at: number): string {
  return at === 0 ? ids[box] : `${ids[box]}-${at + 1}`
}

const labels = {
  basic: 'Basic pay',
  housing: 'Housing',
  transport: 'Transport',
  other: 'Other allowances',
  pension: 'Pension',
  nhf: 'NHF',
  nhis: 'NHIS',
  paye: 'PAYE',
} as const satisfies Readonly<Record<PayslipBox, string>>

/** The name of a box. */
export function boxLabel(box: PayslipBox, slip?: Payslip): string {
  return box === 'other' && slip?.isTogether ? 'Allowances, all together' : labels[box]
}

/** What a figure of the payslip is for. */
export function perOf({ months }: Payslip): string {
  return months === null ? 'for the year' : 'a month'
}
