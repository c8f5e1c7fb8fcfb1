import type { DeductionKey, ReliefKey } from '../../../../../../tax/index.ts'
import type { Asset } from '../../../deciding/decision.ts'
import { type Period, periods, type Role, roles } from '../../../reading/index.ts'

/** Each role before its amount: "pay ₦450,000 a month". */
export const roleNames = Object.fromEntries(
  Object.entries(roles).map(([role, { name }]) => [role, name]),
) as Readonly<Record<Role, string>>

/** Each period after its amount. */
export const periodNames = Object.fromEntries(
  Object.entries(periods).map(([period, { name }]) => [period, name]),
) as Readonly<Record<Period, string>>

export const assetNames: Readonly<Record<Asset, string>> = {
  land: 'Land or a building',
  home: 'The home I lived in',
  shares: 'Nigerian shares',
  crypto: 'Crypto',
  car: 'A private car',
  things: 'Other personal things',
}

/** What comes off, after its amount: "₦288,000 pension". */
export const offNames: Readonly<Record<DeductionKey | ReliefKey, string>> = {
  rentPaidBySelf: 'rent relief',
  pensionContribution: 'pension',
  nhfContribution: 'NHF',
  nhisContribution: 'NHIS',
  lifeAssurance: 'life premium',
  mortgageInterest: 'home loan interest',
}
