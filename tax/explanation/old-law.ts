import type { ByTheAct } from '../act/by-the-act.ts'
import { withoutJob } from '../act/choices/jobs.ts'
import { ownReading } from '../act/reading.ts'
import { type AmountKey, amountOf, amountRows, deductionRows } from '../answers/keys.ts'
import { listed } from '../listed.ts'
import {
  add,
  compare,
  type Exact,
  greatest,
  grownInNaira,
  lessOrNothing,
  nothing,
  percentOf,
  sumOf,
  toNaira,
  toWholeNaira,
  wholeKobo,
} from '../money/exact.ts'
import { assess, type Assessment, partOf } from '../rules/assess.ts'
import { charge } from '../rules/bands.ts'
import { type Declared, given } from '../rules/declared.ts'
import { type Job, type JobFacts, jobsOf } from '../rules/jobs.ts'
import { oldLawExemptJobs } from '../rules/old-law-pay.ts'
import { firstTaxYear, firstYearOfAct } from '../years/index.ts'
import { type OldLawFigures, personalIncomeTaxAct } from '../years/pita.ts'
import { consolidatedInWords } from './consolidated.ts'
import { type OldLawExemption, oldLawExemptionIn, oldLawExemptionOf } from './old-law-exemption.ts'

/** Why the two laws do not compare: answers that the old law may have treated otherwise, or shares that are assumed. */
export type NotCompared =
  { readonly kind: 'unchecked'; readonly keys: readonly AmountKey[] } | { readonly kind: 'assumed' }

/** The tax under one reading of the old law. Amounts are naira, rounded half up. */
export interface OldLawReading {
  /** What "gross income" means in section 33: income less contributions and premiums, or plain income. */
  readonly id: 'net' | 'plain'
  readonly name: string
  readonly consolidatedRelief: number
  readonly taxableIncome: number
  /** Percent of the highest band reached; 0 when nothing is taxable. */
  readonly highestRate: number
  /** Whole naira: the tax of the bands alone. */
  readonly bandTax: number
  /** Whole naira: 1% of the income that is charged, due where the bands charge less. */
  readonly minimumTax: number
  /** Whole naira: the greater of the two. */
  readonly totalTax: number
  /** A fraction of annual income, 0 without income. */
  readonly effectiveRate: number
}

/** The law before 2026 beside the result [spec 15.17, 15.18] [decision 0006]. */
export interface OldLaw {
  readonly law: string
  /** Before 2026 this law was in force and the result is an estimate; from 2026 it is history. */
  readonly wasInForce: boolean
  /** The reading in force since the Finance Act 2020, used by `difference`. */
  readonly net: OldLawReading
  readonly plain: OldLawReading
  /** That the pay from an employer is, or may be, exempt; null where it is taxed. */
  readonly exemption: OldLawExemption | null
  /** Whether it is certain that no pay from any employer is taxed. */
  readonly isAllPayExempt: boolean
  /** Naira: the pay that is left out of the income, benefits included; 0 where its exemption is not certain. */
  readonly exemptPay: number
  /** Whole naira, net reading: the tax if the pay is exempt; null where nothing about it is uncertain. */
  readonly totalTaxIfExempt: number | null
  /** Naira: the deductions, the relief apart, of both readings. */
  readonly deductionsApplied: number
  /** How the law worked out its relief, and how this calculation does. */
  readonly consolidatedWords: string
  /**
   * The Act's own tax (before 2026 the result's) less the old law's (net reading), in whole naira: negative when it is
   * lower. Null where the two are not of the same things.
   */
  readonly difference: number | null
  /** Why there is no difference to tell, in a sentence; null where there is one. */
  readonly notCompared: string | null
  /** Whole naira: what the Act comes to, where it is another figure than the result; null elsewhere and before 2026. */
  readonly actTax: number | null
  readonly words: string
}

const readingNames = {
  net: 'Relief on income after contributions (Finance Act 2020)',
  plain: 'Relief on the whole income',
} as const

/** The Finance Act 2020 is later than the tax year 2020. */
const notYetIn2020 = 'Relief on income after contributions (as the Finance Act 2020 has it for later years)'

function reading(id: 'net' | 'plain', charged: Assessment, annualIncome: Exact): OldLawReading {
  const { income, deductions } = charged
  const law = personalIncomeTaxAct
  const relief = consolidatedReliefOf(id === 'net' ? withoutContributions(charged) : income, law)
  const taxable = lessOrNothing(income, add(deductions.total, relief))
  const { filled, last, totalTax: bandTax } = charge(taxable, law.bands.list)
  const minimumTax = toWholeNaira(percentOf(law.minimumTax.value, income))
  const totalTax = Math.max(bandTax, minimumTax)
  return {
    id,
    name: id === 'net' && charged.declared.taxYear <= firstTaxYear ? notYetIn2020 : readingNames[id],
    consolidatedRelief: toNaira(relief),
    taxableIncome: toNaira(taxable),
    highestRate: (last?.band ?? law.bands.list[filled - 1])?.rate ?? 0,
    bandTax,
    minimumTax,
    totalTax,
    effectiveRate: compare(annualIncome, nothing) === 0 ? 0 : (totalTax * 100) / annualIncome.kobo,
  }
}

/** The greater of a fixed sum and a small share, and a larger share beside it: section 33(1). Nothing comes off nothing. */
function consolidatedReliefOf(gross: Exact, law: OldLawFigures): Exact {
  if (compare(gross, nothing) === 0) return nothing
  const fixed = wholeKobo(law.consolidatedFixed.value * 100)
  const least = greatest(fixed, percentOf(law.consolidatedLeast.value, gross))
  return add(least, percentOf(law.consolidatedShare.value, gross))
}

/**
 * The contributions and premiums that the old law exempts: section 33 applies its relief to the income without them.
 */
const exemptUntil2026 = deductionRows.filter(
  ({ key, assumed }) => assumed !== null || key === 'lifeAssurance',
)

function withoutContributions(charged: Assessment): Exact {
  return lessOrNothing(charged.income, sumOf(exemptUntil2026.map((row) => partOf(charged, row))))
}

/** What the old law treated in ways that were not checked: exempt income, what was finally taxed, benefits, gains. */
const unchecked = amountRows.filter(({ key, group }) =>
  ['investment', 'benefit', 'exempt'].includes(group) && key !== 'rentalIncome'
    ? true
    : ['annuity', 'gratuities', 'foreignIncome'].includes(key),
)

/** The old law's figure takes the assumed shares off, the Act's takes off what was paid. */
const assumedInWords =
  'You left contributions empty: the old law’s figure takes off what is assumed for them, the Act takes off what was paid. Type what you paid, or 0, to see which tax is higher.'

/** Why a declaration does not compare with the old law, by its kind: for words in another language; null where it does. */
export function notComparedFor(
  declared: Declared,
  act: Pick<ByTheAct, 'assumed'> | null,
): NotCompared | null {
  const keys = unchecked.map(({ key }) => key).filter((key) => (given(declared, key) ?? 0) > 0)
  if (keys.length > 0) return { kind: 'unchecked', keys }
  return (act?.assumed.length ?? 0) > 0 ? { kind: 'assumed' } : null
}

function notComparedInWords(why: NotCompared): string {
  if (why.kind === 'assumed') return assumedInWords
  const names = why.keys.map((key) => amountOf(key).name)
  return `Of ${listed(names)} the old law may have left out or valued a part otherwise: that was not checked, and nothing is taken out for it.`
}

/** The same declaration without some jobs. What is assumed of income is assumed of what is left. */
function withoutJobs({ declared, law }: Assessment, jobs: readonly Job[]): Assessment {
  const own = ownReading({ declared, law, facts: {} })
  return assess(jobs.reduce(withoutJob, own).declared, law)
}

/** The pay that is exempt, or may be, and what is left without it; null where all pay is taxed. */
function exemptionOf(assessment: Assessment, facts: JobFacts) {
  const { declared } = assessment
  const { exempt, isAll } = oldLawExemptJobs(declared, facts)
  if (exempt.length > 0) {
    const told = oldLawExemptionIn(declared.taxYear, true)
    const exemption = isAll ? told : { ...told, heading: 'By the old law part of your pay is exempt' }
    return { exemption, isAll, without: withoutJobs(assessment, exempt) }
  }
  const inDoubt = oldLawExemptionOf(declared)
  if (inDoubt === null || inDoubt.isCertain) return null
  return { exemption: inDoubt, isAll: true, without: withoutJobs(assessment, jobsOf(declared, {})) }
}

/**
 * The tax under the Personal Income Tax Act as amended to 2020 on the same answers: the same deductions, its bands,
 * its consolidated relief in both readings, its minimum tax of 1%, and its exemption of a job at the minimum wage.
 * @param facts what is known of several jobs; asked of nobody for a year before the Act.
 * @param act what the Act comes to; null for a year before it.
 */
export function oldLawOf(
  assessment: Assessment,
  facts: JobFacts = {},
  act: Pick<ByTheAct, 'totalTax' | 'assumed'> | null = null,
): OldLaw {
  const { declared, income, totalTax } = assessment
  const wasInForce = declared.taxYear < firstYearOfAct
  const found = exemptionOf(assessment, wasInForce ? {} : facts)
  const exemption = found?.exemption ?? null
  const charged = found?.exemption.isCertain ? found.without : assessment
  const net = reading('net', charged, income)
  const plain = reading('plain', charged, income)
  const why = notComparedFor(declared, act)
  const notCompared = why === null ? null : notComparedInWords(why)
  const now = act?.totalTax ?? totalTax
  const words = wasInForce
    ? `The law in force in ${declared.taxYear}, the ${personalIncomeTaxAct.name}, used other bands and reliefs. The result is an estimate; the old law’s figure stands beside it.`
    : `What the ${personalIncomeTaxAct.name}, as it stood in 2025, would have charged on the same answers.`
  return {
    law: personalIncomeTaxAct.name,
    wasInForce,
    net,
    plain,
    exemption,
    isAllPayExempt: found !== null && found.isAll && found.exemption.isCertain,
    exemptPay: toNaira(lessOrNothing(income, charged.income)),
    totalTaxIfExempt:
      found === null || found.exemption.isCertain ? null : reading('net', found.without, income).totalTax,
    deductionsApplied: grownInNaira(nothing, charged.deductions.total),
    consolidatedWords: consolidatedInWords(
      net.consolidatedRelief,
      net.consolidatedRelief !== plain.consolidatedRelief,
      toNaira(assessment.consolidated),
    ),
    difference: notCompared === null ? now - net.totalTax : null,
    notCompared,
    actTax: now === totalTax ? null : now,
    words: notCompared === null ? words : `${words} ${notCompared}`,
  }
}
