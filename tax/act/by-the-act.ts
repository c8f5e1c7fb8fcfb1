import type { FactKey } from '../answers/facts.ts'
import { type ContributionKey, contributionRows } from '../answers/keys.ts'
import type { OwnAnswers } from '../answers/raw-answers.ts'
import { listed } from '../listed.ts'
import { monthlyOf } from '../explanation/monthly.ts'
import { toNaira, toWholeNaira, wholeKobo } from '../money/exact.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { firstYearOfAct } from '../years/index.ts'
import { jobsOf } from '../rules/jobs.ts'
import { foreignTaxCredit } from './credit.ts'
import type { Choice, ChoiceId, Ground } from './choice.ts'
import { emptyContributions } from './choices/contributions.ts'
import { choices } from './choices/index.ts'
import { readFacts } from './facts.ts'
import { isPayExemptFor } from './pay-exempt.ts'
import { isRareFor } from './rare.ts'
import { type Change, ownReading, type Person, type Reading } from './reading.ts'

/** What makes the difference between a result and the Act. */
export interface ActPart {
  readonly id: ChoiceId
  /** "Without the 5% assumed for NHIS": a sentence without its full stop. */
  readonly words: string
  /** The change of the tax by this alone, in whole naira: negative where it lowers it. They do not add up. */
  readonly effect: number
  readonly ground: Ground
}

/** What is still to be asked about one matter. */
export interface OpenChoice {
  readonly id: ChoiceId
  /** The facts that are asked, in order; those answered already among them. */
  readonly common: readonly FactKey[]
  /** Those that concern few people like this one. */
  readonly rare: readonly FactKey[]
  /** Whether one of the common ones was not answered. */
  readonly isOpen: boolean
  readonly ground: Ground
}

/**
 * The tax by the Act itself: every difference that hangs on nothing but the answers, and of the others those that the
 * facts settle. What is not answered counts as in the result.
 */
export interface ByTheAct {
  /** Whole naira: by the bands, with what stands beside them, less the credit. */
  readonly totalTax: number
  /** Of it, the tax on a turnover without records, in whole naira; it stands beside the bands. */
  readonly presumptiveTax: number
  /** The tax paid abroad that is credited, in whole naira; it is taken off already. */
  readonly foreignTaxCredit: number
  /** Naira to the kobo: total and taxable income as the Act reads them. */
  readonly totalIncome: number
  readonly taxableIncome: number
  /** The PAYE of a month, in naira to the kobo; null without an employer. */
  readonly paye: number | null
  /** The tax of a month that no employer takes, in naira to the kobo: a twelfth of what the total leaves beside PAYE. */
  readonly putAside: number
  /** Whether the pay of the year came from several employers, as was answered. */
  readonly hasSeveralJobs: boolean
  /** The differences that change something, in the order in which the Act applies them; empty where nothing differs. */
  readonly parts: readonly ActPart[]
  /** What the Act asks of this person beyond the questionnaire, with what was answered of it. */
  readonly questions: readonly OpenChoice[]
  /** Whether all pay from employers is exempt because no job pays more than the minimum wage. */
  readonly isPayExempt: boolean
  /** The contributions that were left empty, for which a share is assumed and nothing was said to be paid. */
  readonly assumed: readonly ContributionKey[]
}

/** A difference that the Act makes for a person. */
export interface Made {
  readonly choice: Choice
  readonly change: Change
}

/** What some changes make of a person's own reading. */
function readingWith(person: Person, made: readonly Made[]): Reading {
  return made.reduce((reading, { change }) => change(reading), ownReading(person))
}

interface Total {
  readonly assessment: Assessment
  readonly totalTax: number
  readonly presumptiveTax: number
  readonly credit: number
}

function totalOf(reading: Reading): Total {
  const assessment = assess(reading.declared, reading.law)
  const credit = foreignTaxCredit(reading, assessment)
  const presumptiveTax = toWholeNaira(wholeKobo(reading.presumptive))
  return {
    assessment,
    totalTax: assessment.totalTax - credit + presumptiveTax,
    presumptiveTax,
    credit,
  }
}

/**
 * What the Act's total is called under a result's own: "By the Act, if you paid nothing for NHF and NHIS". What was
 * answered to be paid is no condition.
 */
export function actName({ parts, assumed }: ByTheAct): string {
  if (parts.every(({ id }) => id !== 'contributions-paid')) return 'By the Act'
  const names = contributionRows.filter(({ key }) => assumed.includes(key)).map(({ shortName }) => shortName)
  return names.length === 0
    ? 'By the Act, on what you paid'
    : `By the Act, if you paid nothing for ${listed(names)}`
}

/** One difference alone: the reading that it makes, and the change of the tax in whole naira. */
interface Alone {
  readonly reading: Reading
  readonly effect: number
}

/** A difference alone as it stands without any fact; null where it changes nothing of what counts. */
export function certainlyAlone(choice: Choice, { declared, law, totalTax }: Assessment): Alone | null {
  const person = { declared, law, facts: {} }
  const own = ownReading(person)
  const reading = choice.change(person)?.(own)
  if (reading === undefined || isSame(reading, own)) return null
  return { reading, effect: totalOf(reading).totalTax - totalTax }
}

function isSame(one: Reading, other: Reading): boolean {
  return (
    one.law === other.law &&
    one.declared.amounts.every((amount, index) => amount === other.declared.amounts[index])
  )
}

/** Every difference that the Act makes for a person, in its order. */
export function madeFor(person: Person): readonly Made[] {
  return choices.flatMap((choice) => {
    const change = choice.change(person)
    return change === null ? [] : [{ choice, change }]
  })
}

/** What the Act makes of a declaration; null for a year before it [decision 0035]. */
export function byTheActOf(assessment: Assessment, own: OwnAnswers): ByTheAct | null {
  const { declared, law } = assessment
  if (declared.taxYear < firstYearOfAct) return null
  const person = { declared, law, facts: readFacts(own) }
  const made = madeFor(person)
  const reading = readingWith(person, made)
  const act = totalOf(reading)
  const { paye, taken } = monthlyOf(act.assessment)
  return {
    totalTax: act.totalTax,
    presumptiveTax: act.presumptiveTax,
    foreignTaxCredit: act.credit,
    totalIncome: toNaira(act.assessment.income),
    taxableIncome: toNaira(act.assessment.taxable),
    paye,
    putAside: Math.round((Math.max(0, act.totalTax - taken) * 100) / 12) / 100,
    hasSeveralJobs: jobsOf(declared, person.facts).length > 1,
    parts: partsOf(person, made, assessment.totalTax, act.totalTax),
    questions: questionsOf(person),
    isPayExempt: isPayExemptFor(person),
    assumed: emptyContributions(person),
  }
}

/**
 * The differences with their effects alone: those that change the tax alone, and of the others, the Act's first ones before
 * its last, those without which the list would not come to the Act's total.
 */
function partsOf(person: Person, made: readonly Made[], ownTax: number, actTax: number): readonly ActPart[] {
  const taxWith = (some: readonly Made[]) => totalOf(readingWith(person, some)).totalTax
  const alone = made.map((one) => ({ ...one, effect: taxWith([one]) - ownTax }))
  const told = leastOf(alone, (some) => taxWith(some) === actTax)
  return told.map(({ choice: { id, words, ground }, effect }) => ({
    id,
    words: words(person),
    effect,
    ground: ground(person),
  }))
}

/** Without those that change nothing, neither alone nor beside the rest, until each that is left is needed. */
function leastOf<One extends { readonly effect: number }>(
  all: readonly One[],
  isEnough: (some: readonly One[]) => boolean,
): readonly One[] {
  const left = all.reduceRight((kept, one) => {
    if (one.effect !== 0) return kept
    const others = kept.filter((other) => other !== one)
    return isEnough(others) ? others : kept
  }, all)
  return left.length === all.length ? left : leastOf(left, isEnough)
}

function questionsOf(person: Person): readonly OpenChoice[] {
  return choices.flatMap(({ id, asks, ground }) => {
    const asked = asks(person)
    if (asked.length === 0) return []
    const rare = asked.filter((key) => isRareFor(key, person))
    const common = asked.filter((key) => !rare.includes(key))
    const isOpen = common.some((key) => person.facts[key] === undefined)
    return [{ id, common, rare, isOpen, ground: ground(person) }]
  })
}
