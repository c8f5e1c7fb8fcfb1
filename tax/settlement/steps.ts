import { formatNaira, formatRate } from '../money/format.ts'
import { administrationSection, citationLine } from '../years/sections.ts'
import { told } from '../years/told.ts'
import { withholdingRegulation } from '../worksheets/payments/withheld-kinds.ts'
import { dayOf, type Due } from './days.ts'
import type { NextStep } from './settlement.ts'
import type { WhereToFile } from './where.ts'

/** What the steps hang on. */
export interface StepTerms {
  readonly taxYear: number
  readonly due: Due | null
  /** Naira; null where it is not shown, so that steps for either side are told. */
  readonly left: number | null
  readonly hasPaye: boolean
  /** Payers whose receipts are missing, each once. */
  readonly missing: readonly string[]
  readonly where: WhereToFile
}

const cited = (source: string, reportedBy: string | undefined) =>
  reportedBy === undefined ? source : `${source}; reported: ${reportedBy}`

/** What to do next under the Act, in order [spec 30.9]. */
export function stepsOf(terms: StepTerms): readonly NextStep[] {
  const { taxYear, due, left, hasPaye, missing, where } = terms
  const by = due?.day ?? null
  const employersDay = dayOf(told.employerReturnDay, taxYear + 1)
  const steps: readonly (NextStep | null)[] = [
    hasPaye
      ? {
          id: 'paye-record',
          words:
            'Ask each employer for the record that your PAYE was handed to the State. It is handed in month by month, and the employer’s own return is due on this day.',
          by: employersDay,
          source: citationLine([administrationSection('14(1)'), withholdingRegulation('regulation 7')]),
        }
      : null,
    missing.length === 0
      ? null
      : {
          id: 'receipts',
          words: `Ask for the receipt of the tax withheld: ${namesOf(missing)}. It counts even if the payer kept the money.`,
          by,
          source: withholdingRegulation('regulation 8'),
        },
    {
      id: 'file',
      words: `Hand in your return for ${taxYear}, also when nothing is due. ${where.words}`,
      by,
      source: cited(
        citationLine([administrationSection('13(1)'), administrationSection('14(3)'), where.source]),
        due?.reportedBy,
      ),
    },
    left !== null && left <= 0
      ? null
      : {
          id: 'pay',
          words:
            left === null
              ? 'Pay what is left, in one sum or in parts, and keep each receipt.'
              : `Pay the ${formatNaira(left)}, in one sum or in parts, and keep each receipt.`,
          by,
          source: cited(administrationSection('49(1)'), due?.reportedBy),
        },
    left !== null && left >= 0
      ? null
      : {
          id: 'refund',
          words: `${left === null ? 'If too much was taken, claim it' : `Claim the ${formatNaira(-left)}`} in writing within ${told.refundClaimYears.value} years. The tax office audits it first, and pays within ${told.refundDays.value} days of its decision or sets it off against other tax. A false claim costs ${formatRate(told.falseRefundShare.value)} on top, and interest.`,
          by: null,
          source: citationLine([administrationSection('55'), administrationSection('121')]),
        },
    {
      id: 'object',
      words: `If the tax office asks for another amount, object within ${told.objectionDays.value} days: say which figure is wrong, and why.`,
      by: null,
      source: administrationSection('41'),
    },
    {
      id: 'keep',
      words: `Keep payslips, receipts and certificates for ${told.recordYears.value} years.`,
      by: null,
      source: administrationSection('31(5)'),
    },
  ]
  return steps.filter((step) => step !== null)
}

/** Names of payers that are said one by one. */
const mostNamed = 5

function namesOf(names: readonly string[]): string {
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ')
}

/** What to do for a year of the law before, whose days and claims were not read. */
export function oldLawSteps(taxYear: number, due: Due | null): readonly NextStep[] {
  return [
    {
      id: 'file',
      words: `If the return for ${taxYear} is not handed in yet, ask the tax office of your State how it takes it now.`,
      by: due?.day ?? null,
      source: due === null ? '' : `Reported: ${due.reportedBy}`,
    },
  ]
}
