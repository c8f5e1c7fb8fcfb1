import type { Person, ReadAmount, Role, Trap } from '../reading/index.ts'

/** What stands between a message and its figure: one thing, to be asked. */
export type Missing =
  /** A word or phrase that changes what a sum means, and that no rule used. */
  | { readonly kind: 'trap'; readonly trap: Trap }
  /** An amount that could be several things, or none. */
  | { readonly kind: 'unplaced'; readonly words: string; readonly amount: ReadAmount | undefined }
  /** A word that should have an amount and has none. */
  | { readonly kind: 'dangling'; readonly role: Role }
  /** How many naira one of another money is; `currency` XXX where it was not named. */
  | { readonly kind: 'rate'; readonly currency: string; readonly words: string }
  /** How many hours or days are worked. */
  | { readonly kind: 'hours'; readonly amount: ReadAmount }
  | { readonly kind: 'days'; readonly amount: ReadAmount }
  | { readonly kind: 'period'; readonly amount: ReadAmount }
  /** The income of the person who asks, or of somebody else. */
  | { readonly kind: 'income'; readonly person?: Person }
  /** The other side of a comparison. */
  | { readonly kind: 'compared' }
  /** What is left after tax, from which the pay before it is asked. */
  | { readonly kind: 'net'; readonly amount: ReadAmount }
  /** What sales cost. */
  | { readonly kind: 'costs'; readonly amount: ReadAmount }
  /** Whether a business figure is before or after the costs that were named. */
  | { readonly kind: 'beforeCosts'; readonly amount: ReadAmount }
  /** What was sold. */
  | { readonly kind: 'asset'; readonly amount: ReadAmount }
  | { readonly kind: 'boughtFor'; readonly amount: ReadAmount }
  | { readonly kind: 'soldFor'; readonly amount: ReadAmount }
  /** Whether what a shop brings is its sales, or what it leaves. */
  | { readonly kind: 'salesOrProfit'; readonly amount: ReadAmount }
  /** Whether a rent that somebody with a trade pays is that of the home, or of the shop. */
  | { readonly kind: 'homeOrShop'; readonly amount: ReadAmount }
  /** Whether a raise is what is added, or what the pay becomes. */
  | { readonly kind: 'raise'; readonly amount: ReadAmount }
  /** It is too much beside the rest to be meant. */
  | { readonly kind: 'implausible'; readonly amount: ReadAmount; readonly about: 'rent' | 'pension' | 'off' }
  | { readonly kind: 'tooLarge'; readonly amount: ReadAmount }
  /** More amounts than are read at once: none of them was. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'year'; readonly year: number }
  /** What the law before the Act said of something that has a rule of its own. */
  | { readonly kind: 'oldRule'; readonly year: number }
  /** All of it was read, but not beyond doubt: the person looks at it first. */
  | { readonly kind: 'sure' }

/** Something or what is missing for it. */
export type Found<Value> =
  { readonly found: Value; readonly missing?: never } | { readonly missing: Missing; readonly found?: never }

export const found = <Value>(value: Value): Found<Value> => ({ found: value })
export const lacks = (missing: Missing): { readonly missing: Missing } => ({ missing })
