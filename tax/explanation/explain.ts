import { readFacts } from '../act/facts.ts'
import { type Answers, ownAnswers, type RawAnswers } from '../answers/raw-answers.ts'
import { type CalculationContext, resultOf } from '../calculate.ts'
import type { Result } from '../result.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { declare } from '../rules/declared.ts'
import { type Assumption, assumptionsOf } from './assumptions.ts'
import { type ByTheAct, byTheActOf } from '../act/by-the-act.ts'
import { type Change, changesOf, notOffered } from './changes.ts'
import { incomeLines } from './income-lines.ts'
import type { Line } from './line.ts'
import { type PayeMonth, payeMonthOf } from './month.ts'
import { type Monthly, monthlyOf } from './monthly.ts'
import { notesOf } from './notes/index.ts'
import type { Note } from './notes/note.ts'
import { type OldLaw, oldLawOf } from './old-law.ts'
import { type Standing, standingIn } from './standing.ts'
import { type ShownParts, shownParts, takenOffLines } from './taken-off-lines.ts'
import { taxLines } from './tax-lines.ts'
import { type YearLaw, yearLawIn } from './year-law.ts'

/**
 * A result with its full explanation. The web page, the PDF report, the command line and the assistant only display
 * it.
 */
export interface Explanation {
  readonly result: Result
  /** How each figure is calculated, in order; every line has a citation. */
  readonly lines: readonly Line[]
  readonly assumptions: readonly Assumption[]
  readonly notes: readonly Note[]
  readonly oldLaw: OldLaw
  /** What the law asked that was in force in a year before the Act; null for a year of it. */
  readonly yearLaw: YearLaw | null
  readonly changes: readonly Change[]
  /** What is not among the changes, and why; null where there are none. */
  readonly notOffered: string | null
  readonly monthly: Monthly
  /** What the Act makes of the answers; null for a year before it. */
  readonly act: ByTheAct | null
  /** The month beside the payslip; null without an employer. */
  readonly month: PayeMonth | null
  /** What every plan reads first: on what an exemption rests, and who takes the tax. */
  readonly standing: Standing
}

/**
 * The result of `calculate` with its explanation.
 * @throws TaxInputError as `calculate` does.
 */
export function explain(answers: RawAnswers | Answers, { currentYear }: CalculationContext): Explanation {
  const assessment = assess(declare(answers, currentYear))
  const result = resultOf(assessment)
  const shown = shownParts(assessment)
  const own = ownAnswers(answers)
  const act = byTheActOf(assessment, own)
  const oldLaw = oldLawOf(assessment, readFacts(own), act)
  const changes = changesOf(assessment, shown, { currentYear, act })
  return {
    result,
    lines: linesOf(assessment, result, shown),
    assumptions: assumptionsOf(assessment, own, shown),
    notes: notesOf(assessment, own, act),
    oldLaw,
    yearLaw: yearLawIn(result, oldLaw, assessment.declared.taxYear),
    changes,
    notOffered: changes.length === 0 ? null : notOffered(assessment.declared.taxYear),
    monthly: monthlyOf(assessment),
    act,
    month: payeMonthOf(assessment, own, act),
    standing: standingIn(assessment, act, own),
  }
}

/** Only the lines of an explanation: cheaper, because no alternative calculation is run. */
export function explainLines(
  answers: RawAnswers | Answers,
  { currentYear }: CalculationContext,
): Pick<Explanation, 'result' | 'lines'> {
  const assessment = assess(declare(answers, currentYear))
  const result = resultOf(assessment)
  return { result, lines: linesOf(assessment, result, shownParts(assessment)) }
}

function linesOf(assessment: Assessment, result: Result, shown: ShownParts): readonly Line[] {
  return incomeLines(assessment).concat(
    takenOffLines(assessment, shown, result),
    taxLines(assessment, result),
  )
}
