import type { FactKey } from '../../answers/facts.ts'
import { told } from '../../years/told.ts'
import type { Choice } from '../choice.ts'
import { counting, declaredBy, type Person } from '../reading.ts'

const { shareProceeds, shareGain, chattels: chattelsLimit } = told

/** The part of a gain on Nigerian shares that is charged, in kobo. */
function chargedOnShares(gain: number, { sharesProceeds, sharesReinvested = 0 }: Person['facts']): number {
  if (sharesProceeds === undefined || sharesProceeds === 0) return gain
  if (sharesProceeds < shareProceeds.value * 100 && gain <= shareGain.value * 100) return 0
  const kept = sharesProceeds - Math.min(sharesProceeds, sharesReinvested)
  return Number((BigInt(gain) * BigInt(kept) + BigInt(sharesProceeds) / 2n) / BigInt(sharesProceeds))
}

/** A gain on personal things is charged where they were sold for more than a limit, in kobo. */
function chargedOnChattels(gain: number, { chattelsProceeds }: Person['facts']): number {
  return chattelsProceeds === undefined || chattelsProceeds > chattelsLimit.value * 100 ? gain : 0
}

/** What of the declared gains is charged, in kobo. */
function charged(person: Person): number {
  const { facts } = person
  let rest = declaredBy(person, 'gains')
  const part = (typed = 0) => {
    const taken = Math.min(rest, typed)
    rest -= taken
    return taken
  }
  const shares = chargedOnShares(part(facts.sharesGain), facts)
  part(facts.homeGain)
  part(facts.vehiclesGain)
  const chattels = chargedOnChattels(part(facts.chattelsGain), facts)
  return shares + chattels + rest + (facts.digitalLosses ?? 0)
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
