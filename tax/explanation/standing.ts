import { type ContributionKey, contributionRows } from '../answers/keys.ts'
import { type OwnAnswers, ownAnswers } from '../answers/raw-answers.ts'
import type { CalculationContext } from '../calculate.ts'
import { assess, type Assessment, partOf } from '../rules/assess.ts'
import { declare } from '../rules/declared.ts'
import { type Taker, takerOf } from '../rules/taker.ts'
import { firstYearOfAct } from '../years/index.ts'
import { type ByTheAct, byTheActOf } from '../act/by-the-act.ts'
import { readFacts } from '../act/facts.ts'
import { oldLawExemptionOf } from './old-law-exemption.ts'
import { type ToldFirst, toldFirstIn } from './told-first.ts'
import { withAmounts } from './what-if.ts'

/** How a person stands, in facts without a figure: every plan reads them [spec 16.15]. */
export interface Standing {
  /** Whether the Act exempts the pay of their job, because it is no more than the minimum wage. */
  readonly isPayExempt: boolean
  /**
   * The contributions on which an exemption rests: all that were left empty and for which a share is assumed, where tax
   * is due without these shares. Empty where tax is due, and where without them nothing would be due by the Act.
   */
  readonly restsOn: readonly ContributionKey[]
  readonly taker: Taker
  /** Whether the law of a year before the Act exempts the pay of a job at the minimum wage, or may; null where not. */
  readonly oldLaw: 'exempt' | 'may-be-exempt' | null
  /** What the Act says otherwise that no result may stand without. */
  readonly toldFirst: readonly ToldFirst[]
}

/**
 * How a person stands.
 * @throws TaxInputError as `calculate` does.
 */
export function standingOf(answers: unknown, { currentYear }: CalculationContext): Standing {
  const assessment = assess(declare(answers, currentYear))
  const own = ownAnswers(answers)
  return standingIn(assessment, byTheActOf(assessment, own), own)
}

/** The same of a calculation. @param act what the Act makes of it. @param own the answers as typed. */
export function standingIn(assessment: Assessment, act: ByTheAct | null, own: OwnAnswers): Standing {
  const { declared, totalTax } = assessment
  const oldLaw = declared.taxYear < firstYearOfAct ? oldLawExemptionOf(declared) : null
  const restsOnNothing = totalTax > 0 || act?.totalTax === 0 || oldLaw?.isCertain
  return {
    isPayExempt: act?.isPayExempt ?? false,
    restsOn: restsOnNothing ? [] : restsOnOf(assessment),
    taker: takerOf(declared),
    oldLaw: oldLaw && (oldLaw.isCertain ? 'exempt' : 'may-be-exempt'),
    toldFirst: toldFirstIn(declared, readFacts(own)),
  }
}

/** All contributions for which a share is assumed, where tax is due without these shares. */
function restsOnOf(assessment: Assessment): readonly ContributionKey[] {
  const { declared, law } = assessment
  const assumed = contributionRows
    .filter((row) => declared.amounts[row.index] === null && partOf(assessment, row).kobo > 0)
    .map(({ key }) => key)
  return assess(withAmounts(declared, assumed, 0), law).totalTax > 0 ? assumed : []
}
