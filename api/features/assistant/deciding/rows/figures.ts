import { explain } from '../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../tax/years/index.ts'
import type { Case, Decision } from '../decision.ts'
import { asksFigure } from '../facts/asks-figure.ts'
import { asksSteps } from '../facts/asks-steps.ts'
import { prepare, type Prepared } from '../facts/prepare.ts'
import type { Row } from '../row.ts'
import { type Reading, roleOf } from '../../reading/index.ts'
import { articlesOf, casesOf, remarksOf, type Worked } from './cases.ts'

const ready = (...[reading, context]: Parameters<Row>): Prepared | undefined =>
  asksFigure(reading) ? prepare(reading, context).found : undefined

/** "So how much will my PAYE be?": of an income that has to be named. */
export const asksTax = /\b(?:my (?:tax|paye) be|(?:is|be|na) my (?:tax|paye)|will my (?:tax|paye))\b/i

/** "My rent is 650k and my premium 210k: total relief for the two?": nothing was named but what comes off. */
export const asksReliefs = ({ amounts, text }: Pick<Reading, 'amounts' | 'text'>): boolean =>
  amounts.length > 1 &&
  amounts.some(({ role }) => role === 'rent') &&
  amounts.every(({ role, isPercent }) => !isPercent && role !== undefined && roleOf(role).kind === 'off') &&
  /\breliefs?\b|\b(?:total|all) (?:of )?(?:my |the )?deductions?\b/i.test(text) &&
  !asksTax.test(text)

/** Only rent was named, or only its relief is asked: the relief alone. */
export const relief: Row = (reading, context): Decision | undefined => {
  const prepared = ready(reading, context)
  const cases = prepared && casesOf(prepared).found
  if (!prepared || !cases) return undefined
  const [{ placed, case: one }] = cases
  const rent = placed.filter(({ role }) => role === 'rent').reduce((sum, { naira }) => sum + naira, 0)
  const isAlone = placed.every(({ role }) => role === 'rent')
  const isOfReliefs = asksReliefs(reading)
  if (rent === 0 || (reading.intent !== 'relief' && !isOfReliefs && (!isAlone || asksTax.test(reading.text))))
    return undefined
  const { taxYear } = one.answers
  const besides = isOfReliefs
    ? placed.filter(({ role }) => role !== 'rent').map(({ role, naira }) => ({ role, naira }))
    : []
  return {
    kind: 'sum',
    sum: { kind: 'relief', rent, besides, taxYear },
    remarks: prepared.remarks,
    articles: ['rent-relief', ...(taxYear < firstYearOfAct ? ['years-before-2026'] : [])],
  }
}

function sumOf(
  kind: 'tax' | 'net' | 'rate',
  prepared: Prepared,
  worked: readonly [Worked, ...Worked[]],
  ...first: readonly string[]
): Decision {
  const [one, ...rest] = worked
  const cases: readonly [Case, ...Case[]] = [one.case, ...rest.map((each) => each.case)]
  return {
    kind: 'sum',
    sum: { kind, cases, isInSteps: asksSteps(prepared.reading.text.split('\n').at(-1) ?? '') },
    remarks: remarksOf(prepared, worked),
    articles: articlesOf(worked, ...first),
  }
}

const kindOf = (intent: string) => (intent === 'net' || intent === 'rate' ? intent : 'tax')

/** Whether one job is all that was named as income: another one, or a trade, is taxed beside it. */
const isOneJob = ({ placed }: Worked): boolean =>
  placed.filter(({ role, naira }) => naira > 0 && ['pay', 'business', 'other'].includes(roleOf(role).kind))
    .length === 1

/** Pay up to the national minimum wage is exempt, where nothing else was earned. */
export const minimumWage: Row = (reading, context) => {
  const prepared = ready(reading, context)
  const cases = prepared && casesOf(prepared).found
  if (!prepared || !cases || cases.length > 1 || !isOneJob(cases[0])) return undefined
  const { act } = explain(cases[0].case.answers, context)
  if (act?.isPayExempt !== true || act.totalTax > 0) return undefined
  return sumOf(kindOf(reading.intent), prepared, cases, 'minimum-wage')
}

/** Asks whether tax that is taken may be taken: "dem comot tax for inside, e correct so?". */
const asksOfTaken =
  /^(?=[^]*\b(?:tax\w*|paye)\b)(?=[^]*\b(?:comot|remov\w*|deduct\w*|tak(?:e|es|en|ing)|took|cut|cuts|cutting|collect\w*|charg\w*|minus)\b)(?=[^]*\b(?:correct|right|legal|lawful|allowed|fair|ok(?:ay)?|proper|normal|supposed?|why|should)\b)/i

/** Traps that change nothing of a pay that is exempt: when tax was taken, and that each of several gets it. */
const changesNone: ReadonlySet<string> = new Set(['when', 'each', 'eachOf'])

/** Of a trade, which the minimum wage does not free. */
const ofTrade =
  /\b(?:shops?|stores?|business|trad\w+|profits?|sales|sell\w*|customers?|clients?|hustle|keke|okada|pos|farm\w*|market|tenants?)\b/i

/** Tax that is taken from a pay that is exempt, whenever it was and from whomever: none of it is due. */
export const takenFromExempt: Row = (reading, context) => {
  const [pay, more] = reading.amounts
  const isOpen =
    reading.unplaced.length > 0 ||
    reading.dangling.length > 0 ||
    reading.traps.some(({ kind }) => !changesNone.has(kind)) ||
    ofTrade.test(reading.text)
  if (pay === undefined || more !== undefined || isOpen || !asksOfTaken.test(reading.text)) return undefined
  return pay.periodBy === 'said' ? minimumWage({ ...reading, intent: 'tax', traps: [] }, context) : undefined
}

/** A year before the Act is told by the law that was in force then. */
export const oldYears: Row = (reading, context) => {
  const prepared = ready(reading, context)
  const cases = prepared && casesOf(prepared).found
  const isOld = prepared?.years.every((year) => year < firstYearOfAct) ?? false
  return prepared && cases && isOld
    ? sumOf(kindOf(reading.intent), prepared, cases, 'years-before-2026')
    : undefined
}

/** Everything is known: the engine calculates. */
export const figures: Row = (reading, context) => {
  const prepared = ready(reading, context)
  const cases = prepared && casesOf(prepared).found
  return prepared && cases ? sumOf(kindOf(reading.intent), prepared, cases) : undefined
}
