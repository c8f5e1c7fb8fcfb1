import type { MoneyFactKey } from '../../answers/facts.ts'
import { listed } from '../../listed.ts'
import { type ContributionKey, contributionRows } from '../../answers/keys.ts'
import { formatNaira, formatRate } from '../../money/format.ts'
import { assess } from '../../rules/assess.ts'
import { asTheActReads } from '../../years/nta-2025.ts'
import type { Choice } from '../choice.ts'
import { asksNothing } from '../choice.ts'
import { byLaw, counting, type Person } from '../reading.ts'
import { pensionTaxable } from './retirement.ts'

/** The fact that says what was really paid. */
const paidFact: Readonly<Record<ContributionKey, MoneyFactKey>> = {
  pensionContribution: 'pensionPaid',
  nhfContribution: 'nhfPaid',
  nhisContribution: 'nhisPaid',
}

/**
 * The contributions left empty for which the calculation assumes a share of the income; none without an income, of which
 * a pension that the Act taxes is one.
 */
function assumedRows(person: Person) {
  const { declared, law } = person
  if (declared.status === 'pensioner') return []
  const hasIncome = assess(declared, law).income.kobo > 0 || pensionTaxable.change(person) !== null
  return hasIncome ? contributionRows.filter(({ index }) => declared.amounts[index] === null) : []
}

/** The contributions left empty of which nothing was said to be paid. */
export function emptyContributions(person: Person): readonly ContributionKey[] {
  return assumedRows(person)
    .map(({ key }) => key)
    .filter((key) => person.facts[paidFact[key]] === undefined)
}

/** Only what was paid comes off. */
export const contributionsPaid: Choice = {
  id: 'contributions-paid',
  asks: (person) => assumedRows(person).map(({ key }) => paidFact[key]),
  change: (person) => {
    const rows = assumedRows(person)
    if (rows.length === 0) return null
    const paid = Object.fromEntries(rows.map(({ key }) => [key, person.facts[paidFact[key]] ?? 0]))
    const { pensionDefault, nhfDefault, nhisDefault } = asTheActReads
    return (reading) => byLaw(counting(reading, paid), { pensionDefault, nhfDefault, nhisDefault })
  },
  words: (person) => {
    const rows = assumedRows(person)
    const paid = rows.filter(({ key }) => (person.facts[paidFact[key]] ?? 0) > 0)
    if (paid.length === 0)
      return `Without ${listed(
        rows.map(({ shortName, assumed }, index) => {
          const share = formatRate(person.law[assumed].value)
          return index === 0 ? `the ${share} assumed for ${shortName}` : `${share} for ${shortName}`
        }),
      )}`
    return `With what you paid for ${listed(
      paid.map(
        ({ key, shortName }) => `${shortName}, ${formatNaira((person.facts[paidFact[key]] ?? 0) / 100)}`,
      ),
    )}, in place of what is assumed`
  },
  ground: () => ({ section: 'Section 30(2)(a)(i) to (iii)', certainty: 'verified' }),
}

/** Contributions come off a pensioner's income as off anybody's. */
export const pensionerDeductions: Choice = {
  id: 'pensioner-deductions',
  asks: asksNothing,
  change: ({ declared }) => {
    if (declared.status !== 'pensioner') return null
    const paid = contributionRows.reduce((sum, { index }) => sum + (declared.amounts[index] ?? 0), 0)
    if (paid === 0) return null
    const { pensionDefault, nhfDefault, nhisDefault, pensionersDeduct } = asTheActReads
    return (reading) => byLaw(reading, { pensionDefault, nhfDefault, nhisDefault, pensionersDeduct })
  },
  words: () => 'With the contributions taken off that you paid',
  ground: () => ({ section: 'Section 30(2)(a)(i) to (iii)', certainty: 'verified' }),
}
