import type { Case, CaseLabel, Decision, Sum } from '../decision.ts'
import { asksFigure } from '../facts/asks-figure.ts'
import { type Prepared, prepare, type Side } from '../facts/prepare.ts'
import { payOf, type Placed } from '../facts/placed.ts'
import { inKobo } from '../facts/yearly.ts'
import { type ReadAmount, type Role, roleOf } from '../../reading/index.ts'
import type { Row } from '../row.ts'
import { articlesOf, caseOn, remarksOf, type Worked } from './cases.ts'

interface Compared {
  readonly before: Worked
  readonly after: Worked
}

const worked = (prepared: Prepared, side: Side, year: number) =>
  caseOn(prepared, { supposed: prepared.supposed[0], side, year }).found

const labelled = (one: Worked, label: CaseLabel | null): Worked => ({ ...one, case: { ...one.case, label } })

/** The amount that a side of a pair is called by: pay before anything else. */
function labelOf({ placed }: Worked): CaseLabel | null {
  const paired = placed.filter(({ read }) => read.pair !== undefined)
  const named = paired.find(({ role }) => roleOf(role).kind === 'pay') ?? paired[0]
  if (named === undefined) return null
  // A bonus of one offer belongs to its pay.
  const pays = paired.filter(({ role }) => roleOf(role).kind === 'pay')
  const naira = named === pays[0] ? inKobo(pays.reduce((sum, each) => sum + each.naira, 0)) : named.naira
  return { kind: 'amount', role: named.role, naira }
}

function ofPair(prepared: Prepared, year: number): Compared | undefined {
  if (!prepared.amounts.some(({ pair }) => pair !== undefined)) return undefined
  const before = worked(prepared, 0, year)
  const after = worked(prepared, 1, year)
  return (
    before && after && { before: labelled(before, labelOf(before)), after: labelled(after, labelOf(after)) }
  )
}

function ofYears(prepared: Prepared): Compared | undefined {
  const [one, other] = [...prepared.years].sort((a, b) => a - b)
  if (one === undefined || other === undefined || prepared.years.length !== 2) return undefined
  const before = worked(prepared, undefined, one)
  const after = worked(prepared, undefined, other)
  return (
    before &&
    after && {
      before: labelled(before, { kind: 'year', year: one }),
      after: labelled(after, { kind: 'year', year: other }),
    }
  )
}

const payOfCase = ({ answers }: Case) => answers.salary ?? answers.businessIncome ?? 0

const withPay = (one: Case, naira: number): Case => {
  const key = one.answers.salary === undefined ? 'businessIncome' : 'salary'
  return { ...one, answers: { ...one.answers, [key]: naira } }
}

const called = (naira: number): CaseLabel => ({ kind: 'amount', role: 'salary', naira })

function ofRaise(prepared: Prepared, year: number): Compared | undefined {
  const before = worked(prepared, undefined, year)
  const raise = before?.placed.filter(({ role }) => role === 'raise') ?? []
  if (before === undefined || raise.length === 0) return undefined
  const pay = payOfCase(before.case)
  const all = payOf(before.placed)
  const added = raise.reduce((sum, { naira }) => sum + naira, 0)
  const withMore = (change: number): Worked => ({
    ...before,
    case: withShares(withPay(before.case, inKobo(pay + change)), before.placed, (all + change) / all),
  })
  // "Increased by 50k to 300k": the pay that was named is the one after the raise.
  const isAfter = raise.some(({ read }) => isRaisedTo(prepared, read))
  const [share] = raise.flatMap((each) => each.share ?? [])
  const less = share === undefined ? added : all - all / (1 + share / 100)
  const [from, to] = isAfter ? [withMore(-less), before] : [before, withMore(added)]
  return {
    before: labelled(from, called(payOfCase(from.case))),
    after: labelled(to, called(payOfCase(to.case))),
  }
}

const isAt = (text: string, { at, words }: ReadAmount) => text.slice(at, at + words.length) === words

/** "Added 15% to my 5.2m": the pay that was named is the one before. */
const isAddedTo = (before: string): boolean => /\badd(?:ed|s|ing)?\s+(?:about\s+)?$/i.test(before)

/** Whether the pay is what a raise led to: "by 50k to 300k". */
function isRaisedTo({ reading: { text }, amounts }: Prepared, raise: ReadAmount): boolean {
  if (isAddedTo(text.slice(0, raise.at))) return false
  return amounts.some(
    (pay) =>
      pay.role !== undefined &&
      roleOf(pay.role).kind === 'pay' &&
      pay.at > raise.at &&
      isAt(text, pay) &&
      isAt(text, raise) &&
      // "Added 15% to my 5.2m" adds to the pay that was named; "by 15% to 5.2m" leads to it.
      /\b(?:by|of)\s*$/i.test(text.slice(0, raise.at)) &&
      /\b(?:to|reach)\b/i.test(text.slice(raise.at + raise.words.length, pay.at)),
  )
}

/** Contributions that are a share of the pay rise with it. */
function withShares(one: Case, placed: readonly Placed[], times: number): Case {
  const shared = placed.flatMap(({ role, share, naira }) => {
    const { answer, kind } = roleOf(role)
    return share === undefined || answer === null || kind !== 'off'
      ? []
      : [[answer, inKobo(naira * times)] as const]
  })
  return { ...one, answers: { ...one.answers, ...Object.fromEntries(shared) } }
}

/** What is paid beside the pay, of which the difference may be asked: "how much extra does the car cost me?". */
const beside: readonly ReadonlySet<Role>[] = [
  new Set<Role>(['bonus', 'commission', 'employerCar', 'employerRent']),
  // "How much extra because of the farm?", where a job pays too.
  new Set<Role>(['business', 'revenue', 'cost']),
  new Set<Role>(['rentReceived', 'interest', 'otherIncome']),
]

/** The pay without a bonus and with it, where the difference is asked: "what does the tax man take from the bonus alone". */
function ofBonus(prepared: Prepared, year: number): Compared | undefined {
  if (prepared.reading.intent !== 'difference') return undefined
  const roles = beside.find((each) =>
    prepared.amounts.some(({ role }) => role !== undefined && each.has(role)),
  )
  const rest = prepared.amounts.filter(({ role }) => role === undefined || !roles?.has(role))
  if (roles === undefined || !rest.some(isPay)) return undefined
  const without = { ...prepared, amounts: rest }
  const before = worked(without, undefined, year)
  const after = worked(prepared, undefined, year)
  const added = after?.placed.filter(({ role }) => roles.has(role)) ?? []
  const [one, more] = added
  const label: CaseLabel | null =
    one === undefined || more !== undefined || roleOf(one.role).answer === null
      ? null
      : { kind: 'amount', role: one.role, naira: one.naira }
  return before && after && { before, after: labelled(after, label) }
}

const isPay = ({ role }: ReadAmount) =>
  role !== undefined && ['pay', 'business', 'other'].includes(roleOf(role).kind)

const isOff = ({ role }: ReadAmount) => role !== undefined && roleOf(role).kind === 'off'

/** Paid besides what comes off already: "if I add a voluntary 50k, what does it save?". */
const paidBesides = /\b(?:add|adding|voluntary|extra|additional|on top|more|increase)\b[^.;!?]*$/i

/** The same message without what comes off in one role, or without what is added to it. */
function ofSaving(prepared: Prepared, year: number): { role: Role; compared: Compared } | undefined {
  const { about } = prepared.reading
  const offs = prepared.amounts.filter(isOff)
  const named = offs.find(({ role }) => role !== undefined && about.includes(role))
  const role = (named ?? offs[0])?.role
  if (role === undefined) return undefined
  const ofRole = offs.filter((amount) => amount.role === role)
  const added = ofRole.length > 1 ? ofRole.at(-1) : undefined
  const isAdded = added !== undefined && paidBesides.test(prepared.reading.text.slice(0, added.at))
  const gone = isAdded ? [added] : ofRole
  const without = { ...prepared, amounts: prepared.amounts.filter((amount) => !gone.includes(amount)) }
  const before = worked(without, undefined, year)
  const after = worked(prepared, undefined, year)
  return before && after && { role, compared: { before, after } }
}

function compared(prepared: Prepared, year: number): Sum | undefined {
  const { intent } = prepared.reading
  const pair =
    ofPair(prepared, year) ?? ofYears(prepared) ?? ofRaise(prepared, year) ?? ofBonus(prepared, year)
  if (pair) return { kind: 'difference', before: pair.before.case, after: pair.after.case }
  const saving = intent === 'saving' || intent === 'difference' ? ofSaving(prepared, year) : undefined
  if (!saving) return undefined
  const { before, after } = saving.compared
  return { kind: 'saving', role: saving.role, before: before.case, after: after.case }
}

/** Two states beside each other: from A to B, a raise, two years, with a deduction and without it. */
export const compare: Row = (reading, context): Decision | undefined => {
  if (!asksFigure(reading)) return undefined
  const prepared = prepare(reading, context).found
  const year = prepared?.years.at(-1)
  if (!prepared || year === undefined) return undefined
  const sum = compared(prepared, year)
  const one =
    sum && worked(prepared, prepared.amounts.some(({ pair }) => pair !== undefined) ? 1 : undefined, year)
  if (!sum || !one) return undefined
  const first = prepared.years.length > 1 ? ['more-or-less-than-before'] : []
  return { kind: 'sum', sum, remarks: remarksOf(prepared, [one]), articles: articlesOf([one], ...first) }
}
