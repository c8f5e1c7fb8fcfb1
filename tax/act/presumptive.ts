import { told } from '../years/told.ts'

const { presumptiveFreeTurnover, presumptiveShare } = told

/** The tax on a turnover without records: nothing up to a limit, above it a share of all of it. Kobo, to the kobo. */
export function presumptiveTax(turnover: number): number {
  return turnover <= presumptiveFreeTurnover.value * 100
    ? 0
    : Math.round((turnover * presumptiveShare.value) / 100)
}
