import { formatNaira, formatRate } from '../money/format.ts'
import { firstYearOfAct, lawOf } from './index.ts'
import type { Bands, TaxLaw } from './law.ts'
import { oldLawWageOf, oldLawWageSource } from './minimum-wage.ts'
import { noteFigures } from './nta-2025.ts'
import { personalIncomeTaxAct } from './pita.ts'
import { acts, section } from './sections.ts'

/** What the law of a year says of one matter. */
export interface LawSaid {
  /** A sentence. */
  readonly words: string
  /** The section, and who reports it where the section itself was not read. */
  readonly source: string
  /** What of it is not certain, in a sentence. */
  readonly unsure?: string
}

/** The law of a year, matter by matter, in figures of the law alone. */
export type YearsLaw = Readonly<Record<(typeof lawMatters)[number], LawSaid>>

/** The matters in the order in which they are told. `estimate` is this calculator’s own rule, no law. */
export const lawMatters = [
  'estimate',
  'bands',
  'free-band',
  'consolidated-relief',
  'rent-relief',
  'minimum-wage',
  'minimum-tax',
] as const

const ofTaxAct = (citation: string) => `${acts.tax}, ${citation.charAt(0).toLowerCase()}${citation.slice(1)}`

const bandsInWords = ({ list }: Bands) => {
  const all = list.map(
    ({ name, rate }) => `${name.charAt(0).toLowerCase()}${name.slice(1)} ${formatRate(rate)}`,
  )
  return `Of taxable income: ${all.join(', ')}.`
}

function firstBandInWords({ list }: Bands): string {
  const [{ upTo, rate } = { upTo: null, rate: 0 }] = list
  const first = `the first ${formatNaira(upTo ?? 0)}`
  return rate === 0 ? `Nothing is due on ${first}.` : `None: ${first} is taxed at ${formatRate(rate)}.`
}

/** What this calculator takes off by its own rules in a year [spec 14.15]. */
function estimateOf({ consolidatedFixed, consolidatedRate }: TaxLaw): LawSaid {
  const { value, source } = consolidatedFixed
  return value === 0
    ? { words: 'This calculator takes off no consolidated relief.', source: ofTaxAct(source) }
    : {
        words: `This calculator charges the bands of the ${acts.tax} and takes off a consolidated relief of ${formatNaira(value)} plus ${formatRate(consolidatedRate.value)} of your income, always. It is an estimate, not the law of the year.`,
        source,
      }
}

/** What is reported of the old law, where it was not read in the Act itself. */
const byPwC = 'reported by PwC'

function oldWageOf(year: number): LawSaid {
  const known = oldLawWageOf(year)
  if (known === null)
    return { words: 'No job was exempt because of the minimum wage.', source: oldLawWageSource }
  const { wage, since } = known
  const words = `No tax on a job that pays no more than ${formatNaira(wage.value)} a month.`
  return since === null
    ? { words, source: wage.source }
    : {
        words,
        source: since.source,
        unsure: `The wage rose to ${formatNaira(since.value)} in July ${year}. Which of the two counts for that year is not certain.`,
      }
}

function oldLawOfYear(year: number): YearsLaw {
  const { bands, consolidatedFixed, consolidatedLeast, consolidatedShare, minimumTax } = personalIncomeTaxAct
  const source = `${bands.source}, ${byPwC}`
  return {
    estimate: estimateOf(lawOf(year)),
    bands: { words: bandsInWords(bands), source },
    'free-band': { words: firstBandInWords(bands), source },
    'consolidated-relief': {
      words: `${formatNaira(consolidatedFixed.value)} or ${formatRate(consolidatedLeast.value)} of gross income, whichever is higher, plus ${formatRate(consolidatedShare.value)} of gross income comes off.`,
      source: consolidatedShare.source,
      unsure:
        'Whether gross income meant all of it, or what was left after contributions and premiums: both readings are in use.',
    },
    'rent-relief': {
      words: 'The old law’s figure that stands beside a result takes nothing off for rent.',
      source: personalIncomeTaxAct.name,
      unsure: 'What the old law said of rent was not checked.',
    },
    'minimum-wage': oldWageOf(year),
    'minimum-tax': {
      words: `At least ${formatRate(minimumTax.value)} of gross income is due where the bands charge less.`,
      source: `${minimumTax.source}, ${byPwC}`,
    },
  }
}

function actOfYear(law: TaxLaw): YearsLaw {
  const source = ofTaxAct(law.bands.source)
  const { rentReliefRate, rentReliefLimit } = law
  return {
    estimate: estimateOf(law),
    bands: { words: bandsInWords(law.bands), source },
    'free-band': { words: firstBandInWords(law.bands), source },
    'consolidated-relief': { words: 'There is none any more.', source: ofTaxAct(section('30(2)')) },
    'rent-relief': {
      words: `${formatRate(rentReliefRate.value)} of the rent that you paid comes off, at most ${formatNaira(rentReliefLimit.value)}.`,
      source: ofTaxAct(rentReliefRate.source),
    },
    'minimum-wage': {
      words: `No tax on a job that pays no more than ${formatNaira(noteFigures.minimumWage.value)} a month.`,
      source: ofTaxAct(noteFigures.minimumWage.source),
    },
    'minimum-tax': {
      words: 'A person has none.',
      source: `${ofTaxAct(section('58'))}; that persons have none is ${byPwC}`,
    },
  }
}

/** The law of a tax year, from 2020 on; before 2026 as it is reported. */
export function lawSaidOf(year: number): YearsLaw {
  return year < firstYearOfAct ? oldLawOfYear(year) : actOfYear(lawOf(year))
}
