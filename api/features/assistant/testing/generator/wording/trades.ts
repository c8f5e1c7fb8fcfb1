/** Who works for themselves, as they say so. */
export const ownTrades = [
  'I run a salon',
  'I drive Bolt',
  'I get laundry for Aba',
  'I bake cakes from home',
  'POS agent here',
  'I be caterer',
  'I have a small poultry farm',
  'welder in Nnewi',
  'I own a boutique',
  'I dey sell provisions for market',
] as const

/** What such work is spent on. */
export const tradeCosts = [
  'fuel and data',
  'nylon and packaging',
  'feed and drugs',
  'shop rent',
  'flour and gas',
  'spare parts',
  'detergent and light',
  'firewood and oil',
  'delivery',
  'diesel and repairs',
] as const

/** Whom a small employer pays. */
export const hands = [
  'cleaner',
  'sales girl',
  'driver',
  'cook',
  'manager',
  'pharmacist',
  'cashier',
  'security man',
  'nanny',
  'baker',
] as const
