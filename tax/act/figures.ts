import {
  type AmountKey,
  amountRows,
  type DeductionKey,
  deductionRows,
  type ReliefKey,
  reliefRows,
} from '../answers/keys.ts'
import { ownAnswers, type RawAnswers } from '../answers/raw-answers.ts'
import { breakdownOf, type CalculationContext } from '../calculate.ts'
import { toNaira, wholeKobo } from '../money/exact.ts'
import type { Result } from '../result.ts'
import { assess, partOf } from '../rules/assess.ts'
import { declare } from '../rules/declared.ts'
import { countsAsZero } from '../rules/income.ts'
import { firstYearOfAct, lawOf } from '../years/index.ts'
import { madeFor } from './by-the-act.ts'
import type { ChoiceId, Ground } from './choice.ts'
import { readFacts } from './facts.ts'
import { countedIn, ownReading } from './reading.ts'

/** The groups that a sum of income counts. */
const counts: ReadonlySet<string> = new Set(['earned', 'investment', 'benefit'])

/** What the Act counts of an amount otherwise than it was declared. */
export interface CountedOtherwise {
  readonly key: AmountKey
  readonly id: ChoiceId
  /** Naira: what is left out; negative where the Act counts more. */
  readonly leftOut: number
  /** What the Act does, a sentence without its full stop. */
  readonly words: string
  readonly ground: Ground
}

/** The figures behind the Act's total, amount by amount, in naira to the kobo. */
export interface ActFigures {
  /** What counts as income of each amount that was declared, or that the Act adds. */
  readonly counted: Readonly<Partial<Record<AmountKey, number>>>
  /** What comes off for each deduction and relief. */
  readonly takenOff: Readonly<Record<DeductionKey | ReliefKey, number>>
  readonly bands: Result['breakdown']
  /** In the order in which the Act applies them. */
  readonly otherwise: readonly CountedOtherwise[]
}

/**
 * The Act's reading of some answers, amount by amount: what a return lists. Its total is that of `byTheActOf`.
 * @returns null for a year before the Act.
 * @throws TaxInputError as `calculate` does.
 */
export function actFiguresOf(answers: RawAnswers, { currentYear }: CalculationContext): ActFigures | null {
  const declared = declare(answers, currentYear)
  if (declared.taxYear < firstYearOfAct) return null
  const person = { declared, law: lawOf(declared.taxYear), facts: readFacts(ownAnswers(answers)) }
  const otherwise: CountedOtherwise[] = []
  let reading = ownReading(person)
  for (const { choice, change } of madeFor(person)) {
    const next = change(reading)
    for (const { key, group } of amountRows) {
      const difference = countedIn(reading, key) - countedIn(next, key)
      if (difference === 0 || !counts.has(group)) continue
      const words = choice.words(person)
      const leftOut = toNaira(wholeKobo(Math.abs(difference))) * Math.sign(difference)
      otherwise.push({ key, id: choice.id, leftOut, words, ground: choice.ground(person) })
    }
    reading = next
  }
  const assessment = assess(reading.declared, reading.law)
  const isLeftOut = (row: (typeof amountRows)[number]) =>
    reading.law.pensionersInvestmentFree && countsAsZero(row, declared.status)
  const income = amountRows.filter(
    (row) => counts.has(row.group) && countedIn(reading, row.key) > 0 && !isLeftOut(row),
  )
  return {
    counted: Object.fromEntries(income.map(({ key }) => [key, toNaira(wholeKobo(countedIn(reading, key)))])),
    takenOff: Object.fromEntries(
      [...deductionRows, ...reliefRows].map((row) => [row.key, toNaira(partOf(assessment, row))]),
    ) as ActFigures['takenOff'],
    bands: breakdownOf(assessment),
    otherwise,
  }
}
