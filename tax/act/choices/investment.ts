import type { AmountKey } from '../../answers/keys.ts'
import { hasEmployment } from '../../answers/status.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Choice } from '../choice.ts'
import { asksNothing } from '../choice.ts'
import { byLaw, countedIn, counting, declaredBy, type Person, type Reading } from '../reading.ts'

const isAbroad = ({ facts }: Person) => facts.resident === 'no'

/**
 * The reading in which an amount that the calculation leaves out for pensioners can count: it does so at the next
 * change, and what is still left out counts as nothing.
 */
function pensionersAsEverybody(reading: Reading): Reading {
  if (!reading.law.pensionersInvestmentFree || reading.declared.status !== 'pensioner') return reading
  const left: Partial<Record<AmountKey, number>> = { dividendsNigeria: 0, dividendsForeign: 0, interest: 0 }
  return byLaw(counting(reading, left), { pensionersInvestmentFree: false })
}

/** The tax that the company withheld on its dividends is final. */
export const dividendsFinal: Choice = {
  id: 'dividends-final',
  asks: asksNothing,
  change: (person) => {
    // A pensioner's are left out already.
    if (declaredBy(person, 'dividendsNigeria') === 0 || person.declared.status === 'pensioner') return null
    return (reading) => counting(reading, { dividendsNigeria: 0 })
  },
  words: () => 'Without your Nigerian dividends, which were taxed before you got them',
  ground: () => ({
    section: citationLine([section('28(2)(b)(iv)'), administrationSection('51(3)')]),
    certainty: 'verified',
    unsure: `${section('163(1)(b)')} exempts dividends of collective investment schemes, section 63(4) says otherwise.`,
  }),
}

/** Foreign dividends through approved channels are exempt, others are income. */
export const foreignDividends: Choice = {
  id: 'foreign-dividends',
  asks: (person) =>
    declaredBy(person, 'dividendsForeign') > 0 && !isAbroad(person) ? ['foreignDividendsApproved'] : [],
  change: (person) => {
    const dividends = declaredBy(person, 'dividendsForeign')
    const { foreignDividendsApproved: approved } = person.facts
    if (dividends === 0 || approved === undefined || isAbroad(person)) return null
    const counts = approved === 'no'
    if (counts === (person.declared.status !== 'pensioner')) return null
    return (reading) => counting(pensionersAsEverybody(reading), { dividendsForeign: counts ? dividends : 0 })
  },
  words: ({ facts }) =>
    facts.foreignDividendsApproved === 'no'
      ? 'With your foreign dividends, which did not come through approved channels'
      : 'Without your foreign dividends, which came through approved channels',
  ground: () => ({
    section: section('163(1)(s)'),
    certainty: 'verified',
    unsure: 'The Act does not say which channels are approved.',
  }),
}

/** Foreign interest, rent and royalties through approved channels are exempt; pay, fees and profit are not. */
export const foreignIncome: Choice = {
  id: 'foreign-income',
  asks: (person) => (declaredBy(person, 'foreignIncome') > 0 && !isAbroad(person) ? ['foreignApproved'] : []),
  change: (person) => {
    const income = declaredBy(person, 'foreignIncome')
    const exempt = Math.min(income, person.facts.foreignApproved ?? 0)
    if (exempt === 0 || isAbroad(person)) return null
    return (reading) => counting(reading, { foreignIncome: income - exempt })
  },
  words: () => 'Without the interest, rent and royalties that came from abroad through approved channels',
  ground: () => ({
    section: section('163(1)(s)'),
    certainty: 'verified',
    unsure: 'The Act does not say which channels are approved.',
  }),
}

/** Interest on government bonds is exempt, that on short-term securities and corporate bonds was finally taxed. */
export const interestKinds: Choice = {
  id: 'interest-kinds',
  asks: (person) =>
    declaredBy(person, 'interest') > 0 && !isAbroad(person) ? ['interestBonds', 'interestShortTerm'] : [],
  change: (person) => {
    const interest = declaredBy(person, 'interest')
    const { interestBonds, interestShortTerm } = person.facts
    if (interest === 0 || isAbroad(person)) return null
    const counts = Math.max(0, interest - (interestBonds ?? 0) - (interestShortTerm ?? 0))
    const isPensioner = person.declared.status === 'pensioner'
    if (counts === (isPensioner ? 0 : interest)) return null
    return (reading) => counting(pensionersAsEverybody(reading), { interest: counts })
  },
  words: ({ declared }) =>
    declared.status === 'pensioner'
      ? 'With the interest that is neither exempt nor taxed before you got it'
      : 'Without the interest that is exempt or was taxed before you got it',
  ground: ({ facts }) => ({
    section: citationLine([section('163(1)(n)'), administrationSection('51(5)')]),
    certainty: 'verified',
    ...((facts.interestShortTerm ?? 0) > 0 && {
      reportedBy: `For treasury bills: ${reporters.treasuryBills}`,
    }),
  }),
}

/** Who is not resident is taxed on what comes from Nigeria, and finally at source on what they invest here. */
export const residence: Choice = {
  id: 'residence',
  asks: (person) => (fromInvesting.some((key) => declaredBy(person, key) > 0) ? ['resident'] : []),
  change: (person) => {
    const had = fromInvesting.filter((key) => declaredBy(person, key) > 0)
    if (!isAbroad(person) || had.length === 0) return null
    const counted = Object.fromEntries(had.map((key) => [key, 0]))
    return (reading) => counting(reading, counted)
  },
  words: () =>
    'You were not resident: income from abroad is left out, and the tax that is withheld here on rent, interest and dividends is final, so that none of it is counted in this figure',
  ground: (person) => ({
    section: citationLine([
      section('12'),
      section('13'),
      section('17'),
      section('202'),
      administrationSection('51(2)'),
    ]),
    certainty: 'verified',
    unsure: `No rule was found for a year that is spent partly in Nigeria and partly abroad.${hasEmployment(person.declared.status) ? ' The two published texts of section 13 charge pay for work in Nigeria under different conditions. We count it.' : ''}`,
  }),
}

/** What a person abroad is not taxed on by the bands. */
const fromInvesting: readonly AmountKey[] = [
  'foreignIncome',
  'dividendsForeign',
  'dividendsNigeria',
  'interest',
  'rentalIncome',
]

/** Tax paid abroad is credited, up to the Nigerian tax on the same income. */
export const foreignTax: Choice = {
  id: 'foreign-tax',
  asks: (person) =>
    declaredBy(person, 'foreignIncome') + declaredBy(person, 'dividendsForeign') > 0 && !isAbroad(person)
      ? ['foreignTaxPaid']
      : [],
  change: (person) => {
    const paid = person.facts.foreignTaxPaid ?? 0
    if (paid === 0 || isAbroad(person)) return null
    if (declaredBy(person, 'foreignIncome') + declaredBy(person, 'dividendsForeign') === 0) return null
    return (reading) => ({ ...reading, paidAbroad: paid })
  },
  words: () => 'Less the tax that you paid abroad, up to the Nigerian tax on that income',
  ground: () => ({ section: section('120'), certainty: 'verified' }),
}

/** What comes from abroad and counts, in kobo: not the dividends that the calculation leaves out for pensioners. */
export function fromAbroad(reading: Reading): number {
  const { declared, law } = reading
  const areLeftOut = law.pensionersInvestmentFree && declared.status === 'pensioner'
  return countedIn(reading, 'foreignIncome') + (areLeftOut ? 0 : countedIn(reading, 'dividendsForeign'))
}
