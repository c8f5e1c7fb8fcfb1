import { contributionRows } from '../../../../../tax/index.ts'
import { roleOf } from '../../reading/index.ts'
import type { Decision, Shares, Sum } from '../decision.ts'
import { asksFigure } from '../facts/asks-figure.ts'
import type { Placed } from '../facts/placed.ts'
import { prepare, type Prepared } from '../facts/prepare.ts'
import { inKobo } from '../facts/yearly.ts'
import type { Row } from '../row.ts'
import { articlesOf, caseOn, remarksOf, type Worked } from './cases.ts'

const sumOf = (placed: readonly Placed[], role: Placed['role']) =>
  inKobo(placed.filter((each) => each.role === role).reduce((sum, { naira }) => sum + naira, 0))

const isPay = ({ role }: Placed) => ['pay', 'business', 'other'].includes(roleOf(role).kind)

/** What an employer takes from the pay beside tax. */
const contributionsOf = ({ answers }: Worked['case']) =>
  contributionRows.reduce((sum, { key }) => sum + (answers[key] ?? 0), 0)

const cashOf = (placed: readonly Placed[]) =>
  inKobo(
    placed
      .filter((each) => isPay(each) && each.role !== 'employerRent' && each.role !== 'employerCar')
      .reduce((sum, { naira }) => sum + naira, 0),
  )

/** The shares of a pay that is still to be found. */
function sharesOf(placed: readonly Placed[]): Shares {
  const named = placed.flatMap(({ role, share }) => {
    const key = contributionRows.find((row) => row.key === roleOf(role).answer)?.key
    return key === undefined || share === undefined ? [] : [[key, share] as const]
  })
  return Object.fromEntries(named)
}

/** A pay built from what is left of it and what was taken off. */
function payFrom(worked: Worked, naira: number): Worked['case'] {
  const { label, answers } = worked.case
  return { label, answers: { ...answers, status: 'employee', salary: inKobo(naira) } }
}

/** What was taken in the year beside what is due: said, or left between the pay and what came into the hand. */
function takenOf({ placed, case: one }: Worked): Extract<Sum, { kind: 'stillDue' }> | undefined {
  const taken = sumOf(placed, 'taxPaid')
  const net = sumOf(placed, 'net')
  const cash = cashOf(placed)
  if (cash > 0 && taken > 0) return { kind: 'stillDue', taken, case: one }
  if (cash > 0 && net > 0) {
    const left = inKobo(cash - contributionsOf(one) - net)
    return left >= 0 ? { kind: 'stillDue', taken: left, case: one } : undefined
  }
  if (taken > 0 && net > 0) {
    const whole = { placed, case: one, remarks: [], articles: [] }
    return { kind: 'stillDue', taken, case: payFrom(whole, net + contributionsOf(one) + taken) }
  }
  return undefined
}

function sumBackward({ reading, years }: Prepared, worked: Worked): Sum | undefined {
  const { placed, case: one } = worked
  const net = sumOf(placed, 'net')
  const taxable = sumOf(placed, 'taxable')
  const taken = takenOf(worked)
  if (taken) return taken
  if (net > 0) return { kind: 'gross', naira: net, case: one, shares: sharesOf(placed) }
  if (taxable > 0 && cashOf(placed) === 0)
    return { kind: 'bands', taxable, taxYear: years[0] ?? one.answers.taxYear }
  if (['incomeFromTax', 'gross'].includes(reading.intent) && sumOf(placed, 'taxPaid') > 0)
    return { kind: 'incomeFromTax', naira: sumOf(placed, 'taxPaid'), case: one, shares: sharesOf(placed) }
  return undefined
}

/** A net, a tax or a taxable income was named: the engine runs backward, or from there. */
export const backward: Row = (reading, context): Decision | undefined => {
  if (!asksFigure(reading)) return undefined
  const prepared = prepare(reading, context).found
  if (prepared === undefined) return undefined
  const [year] = prepared.years
  const worked =
    year === undefined
      ? undefined
      : caseOn(prepared, { supposed: prepared.supposed[0], side: undefined, year }).found
  const sum = worked && sumBackward(prepared, worked)
  if (!worked || !sum) return undefined
  return { kind: 'sum', sum, remarks: remarksOf(prepared, [worked]), articles: articlesOf([worked]) }
}
