import { administrationSection } from '../../years/sections.ts'
import { type Told, told } from '../../years/told.ts'

/** Where the law of withholding stands: "Withholding Regulations 2024 (S.I. 34), regulation 8". */
export const withholdingRegulation = (place: string): string =>
  `Withholding Regulations 2024 (S.I. 34), ${place}`

/** What payers withhold tax from, and what becomes of that tax. */
export interface WithheldKindRow {
  readonly label: string
  /** The rate for a resident and for a person who lives elsewhere; null where the table has none. */
  readonly resident: Told | null
  readonly abroad: Told | null
  /** Whether it is twice as much from a person without a tax number: not from what comes of owning. */
  readonly doubles: boolean
  /** Whose tax is settled by it: then it is declared, and credited to nothing. */
  readonly final: 'everybody' | 'abroad' | 'nobody'
  /** Where that stands, for a resident. */
  readonly finalBy?: string
}

const both = (rate: Told) => ({ resident: rate, abroad: rate })
const investment = { ...both(told.withheldInvestment), doubles: false }
const work = { doubles: true, final: 'nobody' } as const

/** The First Schedule for individuals, with what the revenue service says of exchanges. */
export const withheldKinds = {
  professional: {
    label: 'Consultancy, technical, management or professional fees',
    resident: told.withheldFees,
    abroad: told.withheldFeesAbroad,
    ...work,
  },
  commission: {
    label: 'Commission or brokerage',
    resident: told.withheldFees,
    abroad: told.withheldFeesAbroad,
    ...work,
  },
  services: {
    label: 'Other services',
    resident: told.withheldGoodsAndServices,
    abroad: told.withheldServicesAbroad,
    ...work,
  },
  goods: {
    label: 'Goods that you did not make yourself',
    resident: told.withheldGoodsAndServices,
    abroad: null,
    ...work,
  },
  roads: {
    label: 'Telecom towers, roads or buildings',
    resident: told.withheldGoodsAndServices,
    abroad: told.withheldServicesAbroad,
    ...work,
  },
  construction: {
    label: 'Other construction',
    resident: told.withheldConstruction,
    abroad: told.withheldConstructionAbroad,
    ...work,
  },
  rent: { label: 'Rent', ...investment, final: 'abroad' },
  hire: { label: 'Hire of equipment', ...both(told.withheldInvestment), ...work },
  interest: { label: 'Interest on savings or a loan', ...investment, final: 'abroad' },
  'short-term-interest': {
    label: 'Interest on treasury bills, short-term or corporate bonds',
    ...investment,
    final: 'everybody',
    finalBy: administrationSection('51(5)'),
  },
  dividend: {
    label: 'Dividends',
    ...investment,
    final: 'everybody',
    finalBy: administrationSection('51(3)'),
  },
  royalty: { label: 'Royalties', ...both(told.withheldRoyalty), doubles: false, final: 'abroad' },
  'directors-fees': {
    label: 'Directors’ fees',
    resident: told.withheldDirectors,
    abroad: told.withheldDirectorsAbroad,
    doubles: true,
    final: 'abroad',
  },
  'job-loss': { label: 'Compensation for loss of a job', ...both(told.withheldJobLoss), ...work },
  entertainment: {
    label: 'Entertainment or sports',
    resident: null,
    abroad: told.withheldEntertainersAbroad,
    doubles: true,
    final: 'abroad',
  },
  winnings: {
    label: 'Winnings',
    resident: told.withheldWinnings,
    abroad: told.withheldWinningsAbroad,
    ...work,
  },
  digital: {
    label: 'Digital assets sold at an exchange',
    ...both(told.digitalWithheld),
    doubles: false,
    final: 'nobody',
  },
  staking: {
    label: 'Staking and the like at an exchange',
    ...both(told.digitalStakingWithheld),
    doubles: false,
    final: 'nobody',
  },
  untaxed: {
    label: 'Goods that you made, sales over a counter, or exempt income',
    ...both(told.withheldNothing),
    ...work,
  },
} as const satisfies Readonly<Record<string, WithheldKindRow>>

/** What a certificate is for. */
export type WithheldKind = keyof typeof withheldKinds

/** The row of a kind. */
export const withheldRow = (kind: WithheldKind): WithheldKindRow => withheldKinds[kind]

/** As a box chooses one. */
export const withheldOptions = (Object.keys(withheldKinds) as WithheldKind[]).map((value) => ({
  value,
  label: withheldRow(value).label,
}))

/** Where it stands that a tax withheld is final for this person; null where it is credited. */
export function finalBy(kind: WithheldKind, isAbroad: boolean): string | null {
  const { final, finalBy: section } = withheldRow(kind)
  if (final === 'nobody' || (final === 'abroad' && !isAbroad)) return null
  return isAbroad ? administrationSection('51(2)') : (section ?? null)
}
