import { ofHomes } from './homes.ts'
import { ofAsides } from './asides.ts'
import { ofCouples } from './couples.ts'
import { ofLeaving } from './leaving.ts'
import { ofPay } from './pay.ts'
import { ofTelling } from './telling.ts'
import { ofThings } from './things.ts'
import { ofTrade } from './trade.ts'
import type { Saying } from './saying.ts'

/** Ways of saying that mean what another says, in the order in which they are meant. */
export const sayings: readonly Saying[] = [
  ...ofTelling,
  ...ofAsides,
  ...ofLeaving,
  ...ofCouples,
  ...ofPay,
  ...ofHomes,
  ...ofTrade,
  ...ofThings,
]

/** Whether a text has a saying that decides what an amount is. */
export const hasDecisive = (text: string): boolean =>
  sayings.some(({ said, isDecisive }) => isDecisive && text.search(said) >= 0)

/** A text in the words that the reader knows. */
export const sayingsMeant = (text: string): string =>
  sayings.reduce((now, { said, meant }) => now.replace(said, meant), text)

/** A text without what is told beside the sum. */
export const withoutAsides = (text: string): string =>
  ofAsides.reduce((now, { said, meant }) => now.replace(said, meant), text).trim()
