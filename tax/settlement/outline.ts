import { firstYearOfAct } from '../years/index.ts'
import { dueOf } from './days.ts'
import { sources } from './sources.ts'
import type { NextStep } from './settlement.ts'
import { oldLawSteps, stepsOf } from './steps.ts'
import { anyOffice } from './where.ts'

/** What a settlement is made of, without any figure of a person. */
export interface SettlementOutline {
  readonly lines: readonly { readonly id: string; readonly label: string; readonly source: string }[]
  readonly steps: readonly NextStep[]
}

/** The same lines and steps for everybody: for a free account, which sees no figure. */
export function outlineOf(taxYear: number): SettlementOutline {
  const due = dueOf(taxYear)
  return {
    lines: [
      { id: 'tax', label: 'Tax of the year', source: sources.tax },
      { id: 'foreign-credit', label: 'Tax paid abroad', source: sources.credit },
      { id: 'paye', label: 'PAYE, employer by employer', source: sources.paye },
      { id: 'withheld', label: 'Tax withheld, certificate by certificate', source: sources.withheld },
      { id: 'paid', label: 'Paid by yourself', source: sources.paid },
      { id: 'balance', label: 'Balance', source: sources.balance },
    ],
    steps:
      taxYear < firstYearOfAct
        ? oldLawSteps(taxYear, due)
        : stepsOf({
            taxYear,
            due,
            left: null,
            hasPaye: true,
            missing: [],
            where: anyOffice,
          }),
  }
}
