import type { Result } from '../result.ts'

/** A total of a result: it has one name and one sign wherever it stands. */
interface Total {
  /** On screen, in the working and in the command's output. */
  readonly name: string
  /** On paper, where the specification fixes another name for it [spec 23.3] [spec 23.6]. */
  readonly onPaper?: string
  /** Shown with a minus: it is taken off. */
  readonly isTakenOff?: true
}

/** Every total that is named to people. No other place may state such a name. */
export const totals = {
  earnedIncome: { name: 'Earned Income' },
  investmentIncome: { name: 'Investment Income' },
  benefitsInKind: { name: 'Total Benefits in Kind' },
  annualIncome: { name: 'Total Income', onPaper: 'Total Gross Income' },
  totalDeductions: { name: 'Total Deductions', isTakenOff: true },
  taxableIncome: { name: 'Taxable Income' },
  totalTax: { name: 'Total Tax Due' },
  effectiveRate: { name: 'Effective Rate', onPaper: 'Effective Tax Rate' },
} as const satisfies Readonly<Record<string, Total>>

/** Which total. */
export type TotalId = keyof typeof totals

const byId: ReadonlyMap<string, Total> = new Map(Object.entries(totals))

/** The name of a total on screen. */
export function totalName(id: TotalId): string {
  return totals[id].name
}

/** The name of a total on paper; undefined for the id of a line that is no total. */
export function paperName(id: TotalId): string
export function paperName(id: string): string | undefined
export function paperName(id: string): string | undefined {
  const total = byId.get(id)
  return total?.onPaper ?? total?.name
}

/** Whether a line is a total that is shown with a minus. */
export function isTotalTakenOff(id: string): boolean {
  return byId.get(id)?.isTakenOff === true
}

/** Deductions and reliefs together, in naira, summed in kobo [spec 14.16]. */
export function totalDeductionsOf({
  deductionsApplied,
  reliefApplied,
}: Pick<Result, 'deductionsApplied' | 'reliefApplied'>): number {
  return Math.round(deductionsApplied * 100 + reliefApplied * 100) / 100
}
