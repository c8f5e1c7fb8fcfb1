import type { AmountKey } from '../answers/keys.ts'
import { isBlank, ownAnswer, type RawAnswers } from '../answers/raw-answers.ts'
import { type Condition, conditions, isStatus, type Status } from '../answers/status.ts'

/** The heading under which a row of the tick-list stands. */
export type HadGroup = 'paid' | 'received' | 'fromEmployer'

interface Row {
  readonly group: HadGroup
  /** Whose list has it. */
  readonly for: readonly Status[]
  /** The answers that it leads to; none where the tick itself changes the status. */
  readonly keys: readonly AmountKey[]
  /** The answers in their place for a pensioner, whose pension is asked of everybody. */
  readonly keysOfPensioner?: readonly AmountKey[]
  /** The status that the tick makes of another. */
  readonly becomes?: Readonly<Partial<Record<Status, Status>>>
}

const everybody: readonly Status[] = ['employee', 'self-employed', 'both', 'pensioner', 'other']
const employed: readonly Status[] = ['employee', 'both']

/** The rows of the tick-list by their code, in the order in which they stand [spec 6.22]. */
const rows = {
  rent: { group: 'paid', for: everybody, keys: ['rentPaidBySelf'] },
  life: { group: 'paid', for: everybody, keys: ['lifeAssurance'] },
  mortgage: { group: 'paid', for: everybody, keys: ['mortgageInterest'] },
  contributions: {
    group: 'paid',
    for: ['pensioner', 'other'],
    keys: ['pensionContribution', 'nhfContribution', 'nhisContribution'],
  },
  business: {
    group: 'received',
    for: ['employee', 'other'],
    keys: [],
    becomes: { employee: 'both', other: 'self-employed' },
  },
  salary: {
    group: 'received',
    for: ['self-employed', 'other'],
    keys: [],
    becomes: { 'self-employed': 'both', other: 'employee' },
  },
  interest: { group: 'received', for: everybody, keys: ['interest'] },
  dividends: { group: 'received', for: everybody, keys: ['dividendsNigeria', 'dividendsForeign'] },
  rental: { group: 'received', for: everybody, keys: ['rentalIncome'] },
  foreign: { group: 'received', for: everybody, keys: ['foreignIncome'] },
  pension: {
    group: 'received',
    for: everybody,
    keys: ['pension', 'annuity', 'gratuities'],
    keysOfPensioner: ['annuity', 'gratuities'],
  },
  gains: { group: 'received', for: everybody, keys: ['gains'] },
  other: { group: 'received', for: everybody, keys: ['otherIncome'] },
  commissions: { group: 'fromEmployer', for: employed, keys: ['commissions'] },
  home: { group: 'fromEmployer', for: employed, keys: ['rentPaidByEmployer'] },
  car: { group: 'fromEmployer', for: employed, keys: ['vehicleBenefit'] },
  staff: { group: 'fromEmployer', for: employed, keys: ['domesticStaffCost'] },
  benefits: { group: 'fromEmployer', for: employed, keys: ['otherBenefits'] },
} as const satisfies Readonly<Record<string, Row>>

/**
 * The status of somebody who has an income of this kind besides: an employee who begins to trade is both.
 * @returns undefined where the status never has such an income: a pensioner has no job and no business here.
 */
export function statusWithIncome(status: Status, kind: Condition): Status | undefined {
  if (kind === 'always' || conditions[kind](status)) return status
  const { becomes }: Row = kind === 'hasBusiness' ? rows.business : rows.salary
  return becomes?.[status]
}

/** What a tick stores of a row. */
export type HadCode = keyof typeof rows

/** A row of the tick-list as one status has it. */
export interface HadRow {
  readonly code: HadCode
  readonly group: HadGroup
  readonly keys: readonly AmountKey[]
  /** The status that ticking it makes; null where it stays. */
  readonly becomes: Status | null
}

const all = Object.entries(rows) as readonly (readonly [HadCode, Row])[]

/** What stands in `had` when the list was answered and nothing was ticked. */
export const hadNone = 'none'

function rowsOfStatus(status: unknown): readonly HadRow[] {
  if (!isStatus(status)) return []
  return all
    .filter(([, row]) => row.for.includes(status))
    .map(([code, { group, keys, keysOfPensioner, becomes }]) => ({
      code,
      group,
      keys: (status === 'pensioner' ? keysOfPensioner : undefined) ?? keys,
      becomes: becomes?.[status] ?? null,
    }))
}

/**
 * The rows that a person with these answers may tick, in order.
 * @param adding more is added from the check page: whoever has no income finds the contributions too.
 */
export function hadRows(answers: RawAnswers, { adding = false } = {}): readonly HadRow[] {
  const { status } = answers
  // Whoever has an income of another kind is asked of contributions without a tick.
  const mayTickContributions =
    status === 'pensioner' || (!hasOtherIncome(answers) && (adding || hadOf(answers).has('contributions')))
  return rowsOfStatus(status).filter(({ code }) => code !== 'contributions' || mayTickContributions)
}

/** Whether the tick-list was answered. */
export function isHadAnswered(answers: RawAnswers): boolean {
  return !isBlank(answers.had)
}

/** What was ticked: the codes in `had` and the rows that have an answer; codes without a row for the status are none. */
export function hadOf(answers: RawAnswers): ReadonlySet<HadCode> {
  const codes = codesIn(answers.had)
  const isAnswered = ({ keys }: HadRow) => keys.some((key) => !isBlank(ownAnswer(answers, key)))
  return new Set(
    rowsOfStatus(answers.status)
      .filter((row) => codes.has(row.code) || isAnswered(row))
      .map(({ code }) => code),
  )
}

/** The value of `had` with one row ticked or not. What other statuses' rows left there stays. */
export function withTick(answers: RawAnswers, code: HadCode, ticked: boolean): string {
  const codes = new Set<string>([...codesIn(answers.had), ...hadOf(answers)])
  if (ticked) codes.add(code)
  else codes.delete(code)
  return written(codes)
}

/** The value of `had` when the list is left: what is ticked, without some rows. */
export function withoutTicks(answers: RawAnswers, without: ReadonlySet<HadCode>): string {
  const codes = new Set<string>([...codesIn(answers.had), ...hadOf(answers)])
  for (const code of without) codes.delete(code)
  return written(codes)
}

/** Both sides' ticks, and what either side took away: `had` never conflicts. */
export function mergeHad(base: unknown, mine: unknown, theirs: unknown): string {
  const [before, here, there] = [codesIn(base), codesIn(mine), codesIn(theirs)]
  const stays = (code: HadCode) => (before.has(code) ? here.has(code) && there.has(code) : true)
  return written(new Set([...here, ...there].filter(stays)))
}

/** Whether an income that not everybody of the status has was ticked: for the status Other, any at all. */
export function hasOtherIncome(answers: RawAnswers): boolean {
  const ticked = hadOf(answers)
  return rowsOfStatus(answers.status).some(({ code, group }) => group === 'received' && ticked.has(code))
}

function codesIn(had: unknown): ReadonlySet<HadCode> {
  const words = typeof had === 'string' ? had.split(/\s+/) : []
  return new Set(all.map(([code]) => code).filter((code) => words.includes(code)))
}

function written(codes: ReadonlySet<string>): string {
  return (
    all
      .map(([code]) => code)
      .filter((code) => codes.has(code))
      .join(' ') || hadNone
  )
}
