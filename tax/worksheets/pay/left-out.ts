import type { Answers, RawAnswers } from '../../answers/raw-answers.ts'
import { parseAmount } from '../../money/amount.ts'
import { formatNaira } from '../../money/format.ts'
import { section } from '../../years/sections.ts'
import type { EmployerCheck } from './check-payslips.ts'
import { monthsInWords } from './months.ts'

/** What a payslip check is read beside. */
export interface CheckBeside {
  readonly answers: RawAnswers | Answers
  readonly taxYear: number
  /** YYYY-MM-DD in Nigeria. */
  readonly today: string
}

/** Naira of rent in the answers that the check leaves out, because the employer was told of none; 0 where there is none. */
function rentLeftOut({ rentTold }: EmployerCheck, { answers }: CheckBeside): number {
  const parsed = parseAmount((answers as RawAnswers).rentPaidBySelf)
  return rentTold === 0 && parsed.kind === 'amount' ? parsed.naira : 0
}

/** The months whose PAYE was typed before they came: "November and December"; empty where there are none. */
function monthsAhead({ months }: EmployerCheck, { taxYear, today }: CheckBeside): string {
  const ahead = months.flatMap(({ month, taken }) =>
    month !== null && taken !== null && `${taxYear}-${String(month).padStart(2, '0')}` > today.slice(0, 7)
      ? [month]
      : [],
  )
  return ahead.length === 0 ? '' : monthsInWords(ahead)
}

/** What the figures of a check leave out or only expect, a sentence each, as its reader is told [spec 27.20]. */
export function limitsOf(check: EmployerCheck, beside: CheckBeside): readonly string[] {
  const rent = rentLeftOut(check, beside)
  const ahead = monthsAhead(check, beside)
  return [
    ...(rent === 0
      ? []
      : [
          `Relief for rent is not taken off here, as your result takes it off: your answers have ${formatNaira(rent)} of rent, and nothing is typed of what this employer was told. If you told it, type that with the employer above.`,
        ]),
    ...(ahead === ''
      ? []
      : [`Not come yet: ${ahead} ${beside.taxYear}. What you typed is counted as you expect it.`]),
  ]
}

/** The same as the writer of a letter says it. */
export function limitsInLetter(check: EmployerCheck, beside: CheckBeside): readonly string[] {
  const rent = rentLeftOut(check, beside)
  const ahead = monthsAhead(check, beside)
  return [
    ...(rent === 0
      ? []
      : [
          `My figures take no relief for rent off (Nigeria Tax Act 2025, ${section('30(2)(a)(vi)').toLowerCase()}). I paid ${formatNaira(rent)} of rent in ${beside.taxYear}: please tell me what is needed to have its relief taken off my pay.`,
        ]),
    ...(ahead === '' ? [] : [`Not come yet: ${ahead} ${beside.taxYear}. My figures count what I expect.`]),
  ]
}
