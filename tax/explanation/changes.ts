import type { ByTheAct } from '../act/by-the-act.ts'
import { type AmountKey, amountOf, type ContributionKey, contributionRows } from '../answers/keys.ts'
import { maxAmount } from '../money/amount.ts'
import { formatNaira, formatRate, signedNaira } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import { given } from '../rules/declared.ts'
import { firstYearOfAct } from '../years/index.ts'
import type { ShownParts } from './taken-off-lines.ts'
import { effectOf, withAmount } from './what-if.ts'

/** What one answer would do to the tax. */
export interface Outcome {
  /** Naira: the answer. */
  readonly to: number
  /** Whole naira; negative when the tax would be lower. */
  readonly effect: number
}

/** Something that a person can do about the tax, and what it comes to [spec 15.19]. */
export interface Change {
  readonly id: 'declare-rent' | 'pay-into-pension' | 'correct-assumption'
  /** The answer that it changes. */
  readonly answer: AmountKey
  /** "Pay ₦100,000 into your pension". */
  readonly heading: string
  /** What it gets, costs and keeps, and its limits. */
  readonly words: string
  readonly section: string
  /** Naira: the amount used in the calculation, a default included. */
  readonly from: number
  /** At least one; the last is the farthest. */
  readonly outcomes: readonly [Outcome, ...Outcome[]]
  /** Whether its effect lies anywhere up to that of the last outcome. */
  readonly isUpTo: boolean
}

/** Naira that a voluntary contribution is told for, and the rent that is told beside the one at the limit. */
const contribution = 100_000
const exampleRent = 500_000

/** When and for whom changes are offered. */
interface Offer {
  readonly currentYear: number
  /** What the Act makes of the answers; null for a year before it. Where it charges nothing, nothing is to be saved. */
  readonly act: Pick<ByTheAct, 'totalTax' | 'assumed'> | null
}

/** Whether a share is assumed for a contribution and it was not said either, after the result, what was paid. */
function isAssumed(key: ContributionKey, { declared }: Assessment, { act }: Offer): boolean {
  return (declared.amounts[amountOf(key).index] ?? null) === null && (act?.assumed.includes(key) ?? true)
}

/** What an answer would do to the tax: the whole calculation with it. */
function outcomeOf(assessment: Assessment, answer: AmountKey, to: number): Outcome {
  return { to, effect: effectOf(withAmount(assessment.declared, answer, Math.round(to * 100)), assessment) }
}

/** The rent of somebody who declared none, and has no home from an employer. */
function rentOf(assessment: Assessment): Change | null {
  const { declared, law } = assessment
  const answer = 'rentPaidBySelf'
  const hasHome = (given(declared, 'rentPaidByEmployer') ?? 0) > 0
  if (declared.taxYear < firstYearOfAct || hasHome || (given(declared, answer) ?? 0) > 0) return null
  const { rentReliefLimit: limit, rentReliefRate: rate } = law
  const small = outcomeOf(assessment, answer, exampleRent)
  const atLimit = outcomeOf(assessment, answer, (limit.value * 100) / rate.value)
  if (small.effect >= 0) return null
  const isSame = small.effect === atLimit.effect
  const less = isSame
    ? `A rent of ${formatNaira(small.to)} or more makes your tax ${formatNaira(-small.effect)} less.`
    : `A rent of ${formatNaira(small.to)} makes your tax ${formatNaira(-small.effect)} less; ${formatNaira(atLimit.to)} or more makes it ${formatNaira(-atLimit.effect)} less.`
  return {
    id: 'declare-rent',
    answer,
    heading: 'Declare your rent, if you paid any',
    words: `${formatRate(rate.value)} of the rent that you paid for your home comes off your income, at most ${formatNaira(limit.value)}. ${less} Keep the receipt.`,
    section: amountOf(answer).section,
    from: 0,
    outcomes: isSame ? [small] : [small, atLimit],
    isUpTo: true,
  }
}

/** A voluntary contribution, while the year lasts. */
function pensionOf(assessment: Assessment, shown: ShownParts, offer: Offer): Change | null {
  const { declared } = assessment
  const { index, indexInGroup, section } = amountOf('pensionContribution')
  if (declared.taxYear < Math.max(firstYearOfAct, offer.currentYear)) return null
  const typed = declared.amounts[index] ?? null
  if (typed === null && !isAssumed('pensionContribution', assessment, offer)) return null
  const from = typed === null ? (shown.deductions[indexInGroup] ?? 0) : typed / 100
  const to = Math.round((from + contribution) * 100) / 100
  if (to > maxAmount) return null
  const outcome = outcomeOf(assessment, 'pensionContribution', to)
  if (outcome.effect >= 0) return null
  const added = formatNaira(contribution)
  const onTop =
    typed === null && from > 0 ? `On top of the ${formatNaira(from)} assumed, if you pay that: ` : ''
  const less = `makes your tax ${formatNaira(-outcome.effect)} less. It costs you ${formatNaira(contribution + outcome.effect)} now, and ${added} stays yours in the account.`
  return {
    id: 'pay-into-pension',
    answer: 'pensionContribution',
    heading: `Pay ${added}${from > 0 ? ' more' : ''} into your pension`,
    words: `${onTop === '' ? 'It' : `${onTop}it`} ${less} It must be paid in ${declared.taxYear}, into a scheme under the Pension Reform Act. The Tax Act names no limit; whether that Act does, and when you may take the money out, ask your pension administrator.`,
    section,
    from,
    outcomes: [outcome],
    isUpTo: false,
  }
}

/** What was really paid, in the place of a share that is assumed: nothing paid is the dearest. */
function correctionOf(
  key: ContributionKey,
  assessment: Assessment,
  shown: ShownParts,
  offer: Offer,
): Change | null {
  const { law } = assessment
  const row = contributionRows.find((one) => one.key === key)
  if (row === undefined || !isAssumed(key, assessment, offer)) return null
  const from = shown.deductions[row.indexInGroup] ?? 0
  const outcome = outcomeOf(assessment, key, 0)
  if (outcome.effect <= 0) return null
  const { shortName, section } = row
  return {
    id: 'correct-assumption',
    answer: key,
    heading: `Type what you really paid for ${shortName}`,
    words: `You left ${shortName} empty, and ${formatRate(law[row.assumed].value)} of your income, ${formatNaira(from)}, is assumed and taken off. By law only what you really paid comes off. If you paid nothing, your tax is ${formatNaira(outcome.effect)} more; if you paid more than ${formatNaira(from)}, it is less.`,
    section,
    from,
    outcomes: [outcome],
    isUpTo: true,
  }
}

const last = ({ outcomes }: Change): number => outcomes[outcomes.length - 1]?.effect ?? 0

/**
 * What this person can do about the tax: first what saves, the most first, then the assumptions that can be corrected,
 * which may raise it. Each changes one answer, and its effects are what the calculation gives for that answer.
 */
export function changesOf(assessment: Assessment, shown: ShownParts, offer: Offer): readonly Change[] {
  const savings = offer.act?.totalTax === 0 ? [] : [rentOf(assessment), pensionOf(assessment, shown, offer)]
  const corrections = contributionRows.map(({ key }) => correctionOf(key, assessment, shown, offer))
  const told = (changes: readonly (Change | null)[]) => changes.filter((change) => change !== null)
  return [
    ...told(savings).sort((a, b) => last(a) - last(b)),
    ...told(corrections).sort((a, b) => last(b) - last(a)),
  ]
}

/** The effect of a change in its column: "−₦18,000", "up to −₦90,000". */
export function changeInWords(change: Change): string {
  return `${change.isUpTo ? 'up to ' : ''}${signedNaira(last(change))}`
}

/** How far the tax can be changed: "up to −₦90,000", "−₦90,000 to +₦86,400". @param changes at least one. */
export function rangeInWords(changes: readonly Change[]): string {
  const effects = changes.map(last)
  const [least, most] = [Math.min(0, ...effects), Math.max(0, ...effects)]
  if (least < 0 && most > 0) return `${signedNaira(least)} to ${signedNaira(most)}`
  return `up to ${signedNaira(least < 0 ? least : most)}`
}

/** What a person may look for among the changes and does not find, and why; null for a year before the Act. */
export function notOffered(taxYear: number): string | null {
  if (taxYear < firstYearOfAct) return null
  return `A life premium that you pay in ${taxYear} comes off in ${taxYear + 1}. NHF, NHIS and loan interest cannot be chosen: only what you paid comes off.`
}
