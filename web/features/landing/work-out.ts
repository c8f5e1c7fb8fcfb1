import { maskResult } from '../../../api/contract/mask.ts'
import type { AnswerKey } from '../../../tax/answers/keys.ts'
import { calculate } from '../../../tax/calculate.ts'
import { checkField } from '../../../tax/questionnaire/check-field.ts'
import { nothingElsePaid, sampleCase } from '../../components/plans/index.ts'
import type { Faults } from '../../forms/index.ts'

/** What the small calculator says: as a free account would see it. */
export type Answer =
  | { kind: 'tax'; masked: string; band: string; rate: number }
  | { kind: 'exempt'; reason: string }
  | { kind: 'faults'; faults: Faults<'salary' | 'rent'> }

const context = { currentYear: sampleCase.taxYear }

/** Tax for 2026 from salary and rent alone, masked as on the free plan. Texts that are no amounts are faults. */
export function workOut(salary: string, rent: string): Answer {
  const salaryFault =
    salary.trim() === '' ? 'Type your salary in figures, like 6,000,000' : faultOf('salary', salary)
  const rentFault = faultOf('rentPaidBySelf', rent)
  if (salaryFault !== undefined || rentFault !== undefined)
    return {
      kind: 'faults',
      faults: {
        ...(salaryFault !== undefined && { salary: salaryFault }),
        ...(rentFault !== undefined && { rent: rentFault }),
      },
    }
  const answers = {
    ...nothingElsePaid,
    status: 'employee',
    taxYear: sampleCase.taxYear,
    salary,
    rentPaidBySelf: rent,
  }
  const { isExempt, exemptionReason, totalTaxMasked, breakdown } = maskResult(calculate(answers, context))
  const last = breakdown.at(-1)
  if (isExempt || last === undefined || totalTaxMasked === null)
    return { kind: 'exempt', reason: exemptionReason ?? '' }
  return { kind: 'tax', masked: totalTaxMasked, band: last.band, rate: last.rate }
}

function faultOf(key: AnswerKey, text: string): string | undefined {
  const check = checkField(key, text, context)
  return check.ok ? undefined : check.message
}
