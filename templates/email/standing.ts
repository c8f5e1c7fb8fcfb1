import { dayInLagos } from './formats.ts'

/** How Pro stands once money has moved: every mail about money says the same of it. */
export type Standing =
  | { readonly pro: 'active'; readonly until: Date }
  /** The bank decides about a payment; Pro comes back by itself where a subscription still runs on it. */
  | { readonly pro: 'disputed'; readonly comesBack: boolean }
  /** A renewal was not paid, and the card is tried again. */
  | { readonly pro: 'waits-for-card' }
  /** Whether a subscription renews all the same, so that the card is charged again. */
  | { readonly pro: 'over'; readonly renews: boolean }

const KEPT = 'Your account and your calculations stay.'

/** What a payment that moved leaves of Pro. @param was whether there was Pro by it that is over, or never. */
export function standingInWords(standing: Standing, was: 'over' | 'never' = 'over'): string {
  if (standing.pro === 'active') return `Pro stays: it is active until ${dayInLagos(standing.until)}.`
  if (standing.pro === 'disputed')
    return `Pro is off while your bank decides about a payment that you disputed; until then your card is not charged and no other payment is taken. ${standing.comesBack ? 'If the bank leaves it with us, Pro comes back by itself. ' : ''}${KEPT}`
  if (standing.pro === 'waits-for-card')
    return `Pro is not active: its renewal was not paid, and the card is tried again. A card that works brings it back; your account page leads there. ${KEPT}`
  const not = was === 'over' ? 'Pro is not active any more' : 'It is not active'
  return standing.renews
    ? `${not}. A subscription still runs: your account page shows it, and stops it. ${KEPT}`
    : `${not}, and your card is not charged again. You can subscribe again whenever you like. ${KEPT}`
}

/** The same in a few words, for the line that a mailbox shows. */
export function standingInShort(standing: Standing): string {
  if (standing.pro === 'active') return 'Pro stays.'
  if (standing.pro === 'disputed') return 'Pro is off while your bank decides.'
  if (standing.pro === 'waits-for-card') return 'A renewal waits for a card that works.'
  return standing.renews ? 'Pro is not active.' : 'Pro is not active, and your card is not charged again.'
}
