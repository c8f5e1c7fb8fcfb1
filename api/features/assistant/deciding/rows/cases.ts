import type { Case, CaseLabel, Remark } from '../decision.ts'
import type { SupposedPeriod } from '../facts/pay-periods.ts'
import { peopleIn } from '../facts/people.ts'
import { answeredOn, type Prepared, type Side } from '../facts/prepare.ts'
import type { Placed } from '../facts/placed.ts'
import { found, type Found, lacks } from '../missing.ts'
import { roleOf } from '../../reading/index.ts'

/** A case with what its reply has to say beside it. */
export interface Worked {
  readonly case: Case
  readonly placed: readonly Placed[]
  readonly remarks: readonly Remark[]
  readonly articles: readonly string[]
}

/** One reading of a message as a case. */
export function caseOn(
  prepared: Prepared,
  way: {
    readonly supposed: SupposedPeriod | undefined
    readonly side: Side
    readonly year: number
    readonly label?: CaseLabel | null
  },
): Found<Worked> {
  const answered = answeredOn(prepared, way.supposed, way.side, way.year)
  if (answered.missing) return lacks(answered.missing)
  const { answers, placed, remarks, articles } = answered.found
  return found({ case: { label: way.label ?? null, answers }, placed, remarks, articles })
}

/** The income without a period that a case was read in one of, as it was said. */
export const openPay = ({ amounts }: Prepared) =>
  amounts.find(
    ({ period, times, role, isPercent }) =>
      period === undefined &&
      times === undefined &&
      !isPercent &&
      role !== undefined &&
      roleOf(role).usual === 'asked',
  )

/** What makes a case another than the ones beside it. */
function labelOf(prepared: Prepared, supposed: SupposedPeriod | undefined, year: number): CaseLabel | null {
  const pay = openPay(prepared)
  if (prepared.supposed.length > 1 && supposed !== undefined && pay)
    return { kind: 'period', period: supposed, naira: pay.value }
  if (prepared.years.length > 1) return { kind: 'year', year }
  const [person, other] = peopleIn(prepared.amounts)
  return person === undefined || other !== undefined ? null : { kind: 'person', person }
}

/** Every case of a message: both ways to read a pay without a period, every year that was named. */
export function casesOf(prepared: Prepared): Found<readonly [Worked, ...Worked[]]> {
  const worked: Worked[] = []
  for (const supposed of prepared.supposed)
    for (const year of prepared.years) {
      const label = labelOf(prepared, supposed, year)
      const one = caseOn(prepared, { supposed, side: undefined, year, label })
      if (one.missing) return lacks(one.missing)
      worked.push(one.found)
    }
  const [first, ...rest] = worked
  if (first === undefined) return lacks({ kind: 'income' })
  return found([first, ...rest])
}

/** What is said beside a sum: what was supposed, and each remark once. */
export function remarksOf(prepared: Prepared, worked: readonly Worked[]): readonly Remark[] {
  const pay = openPay(prepared)
  const [supposed] = prepared.supposed
  const period: readonly Remark[] =
    pay && supposed && prepared.supposed.length === 1
      ? [{ kind: 'payPeriod', naira: pay.value, period: supposed }]
      : []
  const all = [...prepared.remarks, ...period, ...worked.flatMap(({ remarks }) => remarks)]
  const seen = new Set<string>()
  return all.filter((remark) => {
    const key = JSON.stringify(remark)
    return seen.has(key) ? false : seen.add(key) !== undefined
  })
}

/** The articles behind a sum, the bands' first, each once. */
export function articlesOf(worked: readonly Worked[], ...first: readonly string[]): readonly string[] {
  const relief = worked.some(({ placed }) => placed.some(({ role }) => role === 'rent'))
    ? ['rent-relief']
    : []
  return [
    ...new Set([...first, 'tax-bands', ...relief, ...worked.flatMap(({ articles }) => articles)]),
  ].slice(0, 4)
}
