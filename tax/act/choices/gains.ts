import type { FactKey } from '../../answers/facts.ts'
import { told } from '../../years/told.ts'
import type { Choice } from '../choice.ts'
import type { Facts } from '../facts.ts'
import { counting, declaredBy, type Person } from '../reading.ts'

const { shareProceeds, shareGain, chattels: chattelsLimit } = told

/** What is free of a gain on Nigerian shares, in kobo. */
export function freeOfShares({ sharesGain: gain = 0, sharesProceeds, sharesReinvested = 0 }: Facts): number {
  if (sharesProceeds === undefined || sharesProceeds === 0) return 0
  if (sharesProceeds < shareProceeds.value * 100 && gain <= shareGain.value * 100) return gain
  const kept = sharesProceeds - Math.min(sharesProceeds, sharesReinvested)
  // The products pass 2^53.
  const charged = (2n * BigInt(gain) * BigInt(kept) + BigInt(sharesProceeds)) / (2n * BigInt(sharesProceeds))
  return gain - Number(charged)
}

/** What is free of a gain on personal things: all of it where they were sold for no more than a limit, in kobo. */
export function freeOfChattels({ chattelsGain = 0, chattelsProceeds }: Facts): number {
  return chattelsProceeds !== undefined && chattelsProceeds <= chattelsLimit.value * 100 ? chattelsGain : 0
}

/**
 * What of the gains is charged, in kobo. They were declared less all losses: those on digital assets come back first, so
 * that a free gain does not count because such a loss stood against it.
 */
function charged(person: Person): number {
  const { facts } = person
  const free = freeOfShares(facts) + (facts.homeGain ?? 0) + (facts.vehiclesGain ?? 0) + freeOfChattels(facts)
  return Math.max(0, declaredBy(person, 'gains') + (facts.digitalLosses ?? 0) - free)
}

const whenGiven = (amount: number | undefined, ...keys: readonly FactKey[]) => ((amount ?? 0) > 0 ? keys : [])

/** Some gains are free: small ones on shares, those on one's own home and cars, and on personal things sold cheaply. */
export const gains: Choice = {
  id: 'gains',
  asks: (person) => {
    if (declaredBy(person, 'gains') === 0) return []
    const { sharesGain, chattelsGain } = person.facts
    return [
      'sharesGain',
      ...whenGiven(sharesGain, 'sharesProceeds', 'sharesReinvested'),
      'homeGain',
      'vehiclesGain',
      'chattelsGain',
      ...whenGiven(chattelsGain, 'chattelsProceeds'),
      'digitalLosses',
    ]
  },
  change: (person) => {
    const declared = declaredBy(person, 'gains')
    if (declared === 0) return null
    const counted = charged(person)
    return counted === declared ? null : (reading) => counting(reading, { gains: counted })
  },
  words: ({ facts }) =>
    (facts.digitalLosses ?? 0) > 0
      ? 'Your gains without those that are free, and with losses on digital assets kept to digital gains'
      : 'Your gains without those that are free',
  ground: () => ({
    section: 'Sections 28(3), 34(1)(a) and 51 to 53',
    certainty: 'verified',
    unsure: 'Whether a loss on a disposal reduces more than gains. We count it against gains alone.',
  }),
}
