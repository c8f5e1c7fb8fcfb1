import { type ContributionKey, contributionRows } from '../answers/keys.ts'
import { formatRate } from '../money/format.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import type { Declared } from '../rules/declared.ts'
import { firstYearOfAct } from '../years/index.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { type CertainChange, certainChanges } from './certain-changes.ts'
import { monthlyOf } from './monthly.ts'

/** What makes the difference between a result and the Act. */
export interface ActPart {
  readonly id: CertainChange
  /** "Without the 5% assumed for NHIS". */
  readonly words: string
}

/**
 * The tax with every certain difference of the Act at once. Differences that hang on an unknown fact are told as notes
 * and are not in it.
 */
export interface ByTheAct {
  /** Whole naira. */
  readonly totalTax: number
  /** The PAYE of a month, in naira to the kobo; null without an employer. */
  readonly paye: number | null
  /** What the difference to the result comes from; empty where the Act comes to the same. */
  readonly parts: readonly ActPart[]
  /** Whether the pay from an employer is exempt because it is no more than the minimum wage. */
  readonly isPayExempt: boolean
  /** The contributions that were left empty and for which a share is assumed. */
  readonly assumed: readonly ContributionKey[]
}

/** What the Act's total is called under a result's own. */
export function actName({ parts }: ByTheAct): string {
  return parts.some(({ id }) => id === 'contributions-paid') ? 'By the Act, on what you paid' : 'By the Act'
}

const names = Object.keys(certainChanges) as readonly CertainChange[]

/** A declaration as the Act reads it, by some of its certain differences. */
function changedBy(assessment: Assessment, parts: readonly CertainChange[]): Declared {
  return names
    .filter((name) => parts.includes(name))
    .reduce((declared, name) => certainChanges[name](assessment)?.(declared) ?? declared, assessment.declared)
}

/** What the Act makes of a declaration; null for a year before it [decision 0035]. */
export function byTheActOf(assessment: Assessment): ByTheAct | null {
  if (assessment.declared.taxYear < firstYearOfAct) return null
  const parts = names.filter((name) => certainChanges[name](assessment) !== null)
  const act = parts.length === 0 ? assessment : assess(changedBy(assessment, parts))
  return {
    totalTax: act.totalTax,
    paye: monthlyOf(act).paye,
    parts: explaining(assessment, parts, act.totalTax).map((id) => ({ id, words: words[id](assessment) })),
    isPayExempt: parts.includes('minimum-wage'),
    assumed: parts.includes('contributions-paid') ? emptyOnes(assessment).map(({ key }) => key) : [],
  }
}

/** The parts without any of which the total would be another one; all of them where each alone could be missed. */
function explaining(
  assessment: Assessment,
  parts: readonly CertainChange[],
  totalTax: number,
): readonly CertainChange[] {
  if (totalTax === assessment.totalTax) return []
  const needed = parts.filter((part) => {
    const others = parts.filter((other) => other !== part)
    return assess(changedBy(assessment, others)).totalTax !== totalTax
  })
  return needed.length === 0 ? parts : needed
}

const words: Readonly<Record<CertainChange, (assessment: Assessment) => string>> = {
  'minimum-wage': () => 'Pay up to the national minimum wage is exempt',
  'contributions-paid': (assessment) => `Without ${assumedInWords(assessment)}`,
  'dividends-final': () => 'Without your Nigerian dividends, which were taxed before you got them',
  'accommodation-limit': () =>
    `Your home counted at ${formatRate(noteFigures.accommodationShareOfPay.value)} of your other pay`,
  'pensioner-deductions': () => 'With the contributions taken off that you paid',
}

/** The shares assumed for what was left empty: "the 8% assumed for pension, 2.5% for NHF and 5% for NHIS". */
function assumedInWords(assessment: Assessment): string {
  const shares = emptyOnes(assessment).map((row) => ({
    share: formatRate(assessment.law[row.assumed].value),
    name: row.shortName,
  }))
  const [first, ...others] = shares.map(({ share, name }, index) =>
    index === 0 ? `the ${share} assumed for ${name}` : `${share} for ${name}`,
  )
  const last = others.pop()
  return last === undefined ? (first ?? '') : `${[first, ...others].join(', ')} and ${last}`
}

function emptyOnes({ declared: { amounts } }: Assessment) {
  return contributionRows.filter(({ index }) => amounts[index] === null)
}
