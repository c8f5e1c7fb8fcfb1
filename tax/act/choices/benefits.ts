import type { FactKey } from '../../answers/facts.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import type { Choice } from '../choice.ts'
import { counting, declaredBy, type Person } from '../reading.ts'

const share = noteFigures.vehicleShareOfCost.value

/** The annual value of a thing that an employer owns: a share of its cost less what the person spent on it; kobo. */
const valueOf = (cost: number, ownExpense: number) =>
  Math.max(0, Math.round((cost * share) / 100) - ownExpense)

/** What a car counts at, in kobo; null where it is not known. */
function carValue({ facts }: Person): number | null {
  const { carOwner, carCost, carOwnExpense, carHire } = facts
  if (carOwner === 'hired') return carHire ?? null
  if (carOwner === 'employer' && carCost !== undefined) return valueOf(carCost, carOwnExpense ?? 0)
  return null
}

const asksOfCar: Readonly<Record<'employer' | 'hired', readonly FactKey[]>> = {
  employer: ['carOwner', 'carCost', 'carOwnExpense'],
  hired: ['carOwner', 'carHire'],
}

/** A car counts at 5% of what it cost the employer who owns it, or at its hire. */
export const car: Choice = {
  id: 'car-value',
  asks: (person) => {
    if (declaredBy(person, 'vehicleBenefit') === 0) return []
    const { carOwner } = person.facts
    return carOwner === undefined ? ['carOwner'] : asksOfCar[carOwner]
  },
  change: (person) => {
    const declared = declaredBy(person, 'vehicleBenefit')
    const value = carValue(person)
    if (declared === 0 || value === null || value === declared) return null
    return (reading) => counting(reading, { vehicleBenefit: value })
  },
  words: ({ facts }) =>
    facts.carOwner === 'hired'
      ? 'Your car counted at what your employer pays to hire it'
      : `Your car counted at ${share}% of its cost${(facts.carOwnExpense ?? 0) > 0 ? ', less what you paid for it' : ''}`,
  ground: () => ({ section: 'Section 14(1)(a) and (b) and (2)', certainty: 'verified' }),
}

/** So does anything else that the employer owns and lends. */
export const lentThings: Choice = {
  id: 'lent-things',
  asks: (person) => {
    if (declaredBy(person, 'otherBenefits') === 0) return []
    return (person.facts.assetCounted ?? 0) > 0
      ? ['assetCounted', 'assetCost', 'assetOwnExpense']
      : ['assetCounted']
  },
  change: (person) => {
    const others = declaredBy(person, 'otherBenefits')
    const counted = Math.min(others, person.facts.assetCounted ?? 0)
    const { assetCost, assetOwnExpense = 0 } = person.facts
    if (counted === 0 || assetCost === undefined) return null
    const value = valueOf(assetCost, assetOwnExpense)
    if (value === counted) return null
    return (reading) => counting(reading, { otherBenefits: others - counted + value })
  },
  words: () => `Things that your employer lends you counted at ${share}% of their cost`,
  ground: () => ({ section: 'Section 14(1)(a) and (2)', certainty: 'verified' }),
}
