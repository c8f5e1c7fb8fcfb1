import { reporters } from '../../years/reporters.ts'
import type { Choice } from '../choice.ts'
import { counting, declaredBy, type Person } from '../reading.ts'

/** Interest comes off only on a loan for developing the house that its owner lives in. */
export const mortgageHome: Choice = {
  id: 'mortgage-home',
  asks: (person) => (declaredBy(person, 'mortgageInterest') > 0 ? ['loanForOwnHome'] : []),
  change: (person) => {
    if (declaredBy(person, 'mortgageInterest') === 0 || person.facts.loanForOwnHome !== 'no') return null
    return (reading) => counting(reading, { mortgageInterest: 0 })
  },
  words: () =>
    'Without the loan interest, since the loan is not for developing the house you own and live in',
  ground: () => ({ section: 'Section 30(2)(a)(iv)', certainty: 'verified' }),
}

/** The premiums of the year before come off. */
export const premiums: Choice = {
  id: 'life-preceding-year',
  asks: (person) => (declaredBy(person, 'lifeAssurance') > 0 ? ['premiumsYearBefore'] : []),
  change: (person) => {
    const declared = declaredBy(person, 'lifeAssurance')
    const { premiumsYearBefore: paid } = person.facts
    if (declared === 0 || paid === undefined || paid === declared) return null
    return (reading) => counting(reading, { lifeAssurance: paid })
  },
  words: ({ declared }) => `With the premiums that you paid in ${declared.taxYear - 1}`,
  ground: () => ({ section: 'Section 30(2)(a)(v)', certainty: 'verified' }),
}

/** The part of the rent that is for the year, in kobo. */
function rentOfYear(person: Person): number {
  const rent = declaredBy(person, 'rentPaidBySelf')
  const { rentMonths = 12, rentMonthsInYear } = person.facts
  if (rentMonths <= 12) return rent
  return Math.round((rent * (rentMonthsInYear ?? 12)) / rentMonths)
}

/** Of rent paid for longer than the year its part for the year counts. */
export const rentPeriod: Choice = {
  id: 'rent-period',
  asks: (person) => {
    if (declaredBy(person, 'rentPaidBySelf') === 0) return []
    return (person.facts.rentMonths ?? 0) > 12 ? ['rentMonths', 'rentMonthsInYear'] : ['rentMonths']
  },
  change: (person) => {
    const rent = rentOfYear(person)
    if (rent === declaredBy(person, 'rentPaidBySelf')) return null
    return (reading) => counting(reading, { rentPaidBySelf: rent })
  },
  words: ({ declared }) => `With the part of your rent that is for ${declared.taxYear}`,
  ground: () => ({
    section: 'Section 30(2)(a)(vi)',
    certainty: 'reported',
    reportedBy: reporters.boardGuidelines,
  }),
}
