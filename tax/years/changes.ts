import { lawMatters, lawSaidOf, type LawSaid } from './law-said.ts'

/** A matter of which two years do not say the same, or not by the same law. */
export interface LawChange {
  readonly id: LawMatter
  readonly heading: string
  /** What holds in the first of the two years, and in the other: by another section it may be the same. */
  readonly said: readonly [LawSaid, LawSaid]
}

export type LawMatter = (typeof lawMatters)[number]

const headings = {
  estimate: 'This calculator’s own rule',
  bands: 'Bands and rates',
  'free-band': 'Income at 0%',
  'consolidated-relief': 'Consolidated relief',
  'rent-relief': 'Rent relief',
  'minimum-wage': 'Job at the minimum wage',
  'minimum-tax': 'Minimum tax',
} as const satisfies Readonly<Record<LawMatter, string>>

/**
 * What two tax years do not say alike, in the order in which it is told: made of the laws of the years, so that a year
 * beside itself, and two years under one law, have nothing.
 * @throws RangeError for a year before 2020.
 */
export function lawChanges(one: number, other: number): readonly LawChange[] {
  const first = lawSaidOf(one)
  const second = lawSaidOf(other)
  return lawMatters
    .filter((id) => !isAlike(first[id], second[id]))
    .map((id) => ({ id, heading: headings[id], said: [first[id], second[id]] }))
}

const isAlike = (one: LawSaid, other: LawSaid) =>
  one.words === other.words && one.source === other.source && one.unsure === other.unsure
