import type { FactKey } from '../../answers/facts.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { Fills } from '../rules.ts'
import {
  type EmployerYear,
  type Figures,
  payIn,
  payingEmployers,
  sumFigures,
  type TakenKey,
} from './employer-year.ts'

/** The facts about each of several jobs; the last one's pay is what the others leave. */
const jobFacts: readonly { readonly pay: FactKey | null; readonly months: FactKey }[] = [
  { pay: 'firstJobPay', months: 'firstJobMonths' },
  { pay: 'secondJobPay', months: 'secondJobMonths' },
  { pay: null, months: 'thirdJobMonths' },
]

const naira = (kobo: number) => kobo / 100

const answers = {
  pension: 'pensionContribution',
  nhf: 'nhfContribution',
  nhis: 'nhisContribution',
  paye: 'payeTaken',
} as const satisfies Readonly<Record<TakenKey, string>>

/**
 * The answers that the pay of the year gives. Salary and allowances stand together in the salary, all that is counted on
 * the day of payment in the commissions. A contribution that nobody typed stays as it was answered.
 */
export function payFills(content: WorksheetContent<'pay'>): Fills {
  const employers = payingEmployers(content)
  if (employers.length === 0) return {}
  const all = sumFigures(employers.map(({ figures }) => figures))
  return {
    salary: naira(all.salary ?? 0),
    commissions: all.bonus === null ? null : naira(all.bonus),
    allowances: null,
    ...takenFills(all),
    monthsPaid: monthsPaid(employers),
    ...jobFills(employers),
  }
}

function takenFills(all: Figures): Fills {
  const keys = Object.keys(answers) as TakenKey[]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const kobo = all[key]
      return kobo === null ? [] : [[answers[key], naira(kobo)]]
    }),
  )
}

/** In how many months of the year somebody paid; a bonus alone came in one. */
function monthsPaid(employers: readonly EmployerYear[]): number {
  return Math.max(1, new Set(employers.flatMap(({ paidIn }) => paidIn)).size)
}

function jobFills(employers: readonly EmployerYear[]): Fills {
  const isOne = employers.length === 1
  const facts = jobFacts.flatMap(({ pay, months }, index): [FactKey, number | null][] => {
    const job = isOne ? undefined : employers[index]
    const isLast = index >= employers.length - 1
    const own = pay === null ? [] : [[pay, job === undefined || isLast ? null : naira(payIn(job.figures))]]
    return [
      ...(own as [FactKey, number | null][]),
      [months, job === undefined ? null : Math.max(1, job.paidIn.length)],
    ]
  })
  const givers = employers.flatMap(({ benefits }, index) => ((benefits ?? 0) > 0 ? [index + 1] : []))
  return {
    jobs: String(employers.length),
    ...Object.fromEntries(facts),
    ...(!isOne && givers.length === 1 && { benefitsJob: String(givers[0]) }),
  }
}
