import { firstYearOfAct } from '../years/index.ts'
import { dueOf } from './days.ts'
import { paymentsIn, type SettlementInput } from './input.ts'
import { lateOf } from './late.ts'
import { linesOf } from './lines.ts'
import { payeOf } from './paye.ts'
import { remarksOf } from './remarks.ts'
import type { Settlement } from './settlement.ts'
import { oldLawSteps, stepsOf } from './steps.ts'
import { whereToFile } from './where.ts'
import { certificatesOf, finalTaxesOf } from './withheld.ts'

/**
 * What was paid of a year's tax and what is due: tax, less the credit for tax paid abroad, PAYE, tax withheld and what the
 * person paid, by the estimate and by the Act; what being late costs; what to do next. Safe for any checked worksheets
 * [spec 30.1, 30.10].
 */
export function settle(input: SettlementInput): Settlement {
  const { taxYear, act } = input
  const { lines, balance } = linesOf(input)
  const left = balance.act ?? balance.estimate
  const due = dueOf(taxYear)
  const isOld = taxYear < firstYearOfAct
  return {
    taxYear,
    returnYear: taxYear + 1,
    due,
    lines,
    balance,
    left,
    final: finalTaxesOf(input),
    late: isOld || due === null || act === null ? [] : lateOf(due.day, input, left),
    steps: isOld
      ? oldLawSteps(taxYear, due)
      : stepsOf({
          taxYear,
          due,
          left,
          hasPaye: payeOf(input).length > 0,
          missing: payersWithoutReceipt(input),
          where: whereToFile(input),
        }),
    remarks: remarksOf(input),
  }
}

function payersWithoutReceipt(input: SettlementInput): readonly string[] {
  if (paymentsIn(input.worksheets).certificates.length === 0) return []
  const names = certificatesOf(input).flatMap(({ why, certificate }) =>
    why === 'no-receipt' ? [certificate.payer] : [],
  )
  return [...new Set(names)]
}
