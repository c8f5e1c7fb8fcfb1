import type { WorksheetContent } from '../kinds.ts'
import { atLeastNothing, type Kobo, nairaOf } from '../kobo.ts'
import type { Fills } from '../rules.ts'
import { freeGains, type GainsWork, workGains } from './work.ts'

const when = ({ rows }: { rows: readonly unknown[] }, amount: Kobo) =>
  rows.length > 0 ? nairaOf(atLeastNothing(amount)) : null

/**
 * The answers that sales set. Losses on digital assets that no digital gain takes up were never in the gains, so the fact
 * that would add them back is emptied; so are facts about what was not sold.
 */
export function gainsFills(content: WorksheetContent<'gains'>): Fills {
  if (content.disposals.length + content.digital.length === 0) return {}
  return fillsOf(workGains(content))
}

function fillsOf({ shares, home, vehicles, chattels, declared }: GainsWork): Fills {
  return {
    gains: nairaOf(declared),
    sharesGain: when(shares, shares.gain),
    sharesProceeds: when(shares, shares.proceeds),
    sharesReinvested: when(shares, shares.reinvested),
    homeGain: when(home, freeGains(home)),
    vehiclesGain: when(vehicles, freeGains(vehicles)),
    chattelsGain: when(chattels, chattels.gain),
    chattelsProceeds: when(chattels, chattels.proceeds),
    digitalLosses: null,
  }
}
