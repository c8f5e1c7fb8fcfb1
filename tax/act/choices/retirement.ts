import { section } from '../../years/sections.ts'
import type { Choice } from '../choice.ts'
import { countedIn, counting, declaredBy } from '../reading.ts'

/** A pension that is neither under the Pension Reform Act nor for a wound or injury is income. */
export const pensionTaxable: Choice = {
  id: 'pension-taxable',
  asks: (person) => (declaredBy(person, 'pension') > 0 ? ['pensionKind'] : []),
  change: (person) => {
    const pension = declaredBy(person, 'pension')
    if (pension === 0 || person.facts.pensionKind !== 'other') return null
    // The pension itself is no part of any sum: it joins the income of no particular kind.
    return (reading) => counting(reading, { otherIncome: countedIn(reading, 'otherIncome') + pension })
  },
  words: () => 'Your pension counts as income, since it is not under the Pension Reform Act',
  ground: () => ({ section: section('163(1)(i) and (j)', '4(2)(b)'), certainty: 'verified' }),
}

/** A retirement annuity under the Pension Reform Act is exempt. */
export const annuityExempt: Choice = {
  id: 'annuity-exempt',
  asks: (person) => (declaredBy(person, 'annuity') > 0 ? ['annuityUnderReform'] : []),
  change: (person) => {
    if (declaredBy(person, 'annuity') === 0 || person.facts.annuityUnderReform !== 'yes') return null
    return (reading) => counting(reading, { annuity: 0 })
  },
  words: () => 'Without your annuity, which is exempt under the Pension Reform Act',
  ground: () => ({ section: section('163(1)(i)'), certainty: 'verified' }),
}

/** A gratuity under the Pension Reform Act is exempt, and one paid for a death. */
export const gratuityExempt: Choice = {
  id: 'gratuity-exempt',
  asks: (person) => (declaredBy(person, 'gratuities') > 0 ? ['gratuityKind'] : []),
  change: (person) => {
    const kind = person.facts.gratuityKind
    if (declaredBy(person, 'gratuities') === 0 || (kind !== 'reform' && kind !== 'death')) return null
    return (reading) => counting(reading, { gratuities: 0 })
  },
  words: ({ facts }) =>
    facts.gratuityKind === 'death'
      ? 'Without the gratuity, which is exempt because it was paid for a death'
      : 'Without your gratuity, which is exempt under the Pension Reform Act',
  ground: ({ facts }) => ({
    section: facts.gratuityKind === 'death' ? section('163(1)(k)') : section('163(1)(i)'),
    certainty: 'verified',
  }),
}
