import { isOfWhole, roleOf, type ReadAmount, type Reading, type Role } from '../../reading/index.ts'
import { wordsIn } from '../../replying/words/index.ts'
import type { AskWords } from '../../replying/words/words.ts'
import type { Ask, Asset, Option, Slot } from '../decision.ts'
import type { Missing } from '../missing.ts'
import {
  afterCostsSaid,
  leaveOutWords,
  newPaySaid,
  periodSaid,
  placeSaid,
  raiseSaid,
  roleSaid,
} from './says.ts'

const slots: Readonly<Record<Missing['kind'], Slot>> = {
  trap: 'meaning',
  unplaced: 'role',
  dangling: 'amount',
  rate: 'rate',
  hours: 'hours',
  days: 'days',
  period: 'period',
  income: 'income',
  compared: 'meaning',
  net: 'role',
  raise: 'meaning',
  salesOrProfit: 'role',
  homeOrShop: 'role',
  costs: 'amount',
  beforeCosts: 'role',
  asset: 'meaning',
  boughtFor: 'amount',
  soldFor: 'amount',
  implausible: 'sure',
  tooLarge: 'amount',
  tooMany: 'meaning',
  year: 'meaning',
  oldRule: 'meaning',
  sure: 'sure',
}

/** What an amount without a place is offered as. */
const offered: readonly Role[] = [
  'salary',
  'bonus',
  'business',
  'rent',
  'rentReceived',
  'pension',
  'gift',
  'living',
]
/** The same beside sales, where most amounts are costs. */
const offeredInTrade: readonly Role[] = ['cost', 'rent', 'revenue', 'salary', 'living']

/** What a thing that was sold may be, and what a tap says. */
const assetSays: Readonly<Record<Asset, string>> = {
  land: 'I sold land',
  home: 'I sold the house that I live in',
  shares: 'I sold shares',
  crypto: 'I sold crypto',
  car: 'I sold a car',
  things: 'I sold furniture',
}

const roleOptions = (amount: ReadAmount, roles: readonly Role[], { roleNames }: AskWords): Option[] =>
  roles.map((role) => ({ label: roleNames[role], says: roleSaid(amount, role) }))

const calculate = ({ calculate: label }: AskWords): Option => ({ label, says: 'Calculate' })

/** What is sent where something that was named is to be left out. */
const without = (role: Role) => `no ${roleOf(role).name}`

/** The taps of what can be answered by one; what has to be typed has none. */
const options: {
  readonly [Kind in Missing['kind']]?: (
    missing: Extract<Missing, { kind: Kind }>,
    words: AskWords,
  ) => readonly Option[]
} = {
  trap: ({ trap }, words) =>
    isOfWhole(trap.kind) ? [] : [{ label: words.leaveOut, says: leaveOutWords(trap.words) }],
  unplaced: ({ amount }, words) => (amount ? roleOptions(amount, offered, words) : []),
  dangling: ({ role }, words) => [{ label: words.leaveOut, says: without(role) }],
  period: ({ amount }, words) =>
    (['month', 'year'] as const).map((period) => ({
      label: words.periodNames[period],
      says: periodSaid(amount, period),
    })),
  hours: (_hours, words) =>
    [20, 40].map((hours) => ({ label: words.hoursAWeek(hours), says: `${hours} hours a week` })),
  days: (_days, words) =>
    [5, 6].map((days) => ({ label: words.daysAWeek(days), says: `${days} days a week` })),
  net: ({ amount }, words) => roleOptions(amount, ['net', 'salary'], words),
  costs: (_costs, words) => [{ label: words.noCosts, says: 'no costs' }],
  beforeCosts: ({ amount }, words) => [
    ...roleOptions(amount, ['revenue'], words),
    { label: words.roleNames.business, says: afterCostsSaid(amount) },
  ],
  salesOrProfit: ({ amount }, words) => roleOptions(amount, ['revenue', 'business'], words),
  homeOrShop: ({ amount }, words) => [
    { label: words.homeRent, says: roleSaid(amount, 'rent') },
    { label: words.shopRent, says: roleSaid(amount, 'cost') },
  ],
  raise: (_raise, words) => [
    { label: words.added, says: raiseSaid },
    { label: words.newPay, says: newPaySaid },
  ],
  asset: (_asset, words) =>
    (Object.keys(assetSays) as Asset[]).map((asset) => ({
      label: words.assetNames[asset],
      says: assetSays[asset],
    })),
  implausible: (_implausible, words) => [calculate(words)],
  sure: (_sure, words) => [calculate(words)],
}

function optionsOf<Kind extends Missing['kind']>(
  missing: Extract<Missing, { kind: Kind }>,
  words: AskWords,
): readonly Option[] {
  return options[missing.kind]?.(missing, words) ?? []
}

/** The words of the person that a question back is about. */
function aboutOf(missing: Missing): string {
  if ('amount' in missing && missing.amount) return missing.amount.words
  if (missing.kind === 'trap') return missing.trap.words
  return 'words' in missing ? missing.words : ''
}

/** Questions whose taps say the amount again, which may stand there twice. */
const saysAmount: ReadonlySet<Missing['kind']> = new Set([
  'unplaced',
  'period',
  'net',
  'beforeCosts',
  'salesOrProfit',
  'homeOrShop',
])

/** The taps, with which of two equal amounts they are about. */
function tapsOf(missing: Missing, reading: Reading, words: AskWords): readonly Option[] {
  const isInTrade = reading.amounts.some(({ role }) => role === 'revenue')
  const taps =
    isInTrade && missing.kind === 'unplaced' && missing.amount
      ? roleOptions(missing.amount, offeredInTrade, words)
      : optionsOf(missing, words)
  if (!saysAmount.has(missing.kind) || !('amount' in missing) || !missing.amount) return taps
  const place = placeSaid(reading, missing.amount)
  return taps.map(({ label, says }) => ({ label, says: says + place }))
}

/** The same question after an answer that was not understood: how it may be answered, and then that it waits. */
export function askedAgain(ask: Ask, reading: Reading): Ask {
  const words = wordsIn(reading.language).asks
  return ask.times === 0
    ? { ...ask, times: 1, question: words.again(ask) }
    : { ...ask, times: 2, question: words.leftThere }
}

/** What is missing as one precise question, with taps, in the language of the person. */
export function askOf(missing: Missing, reading: Reading): Ask {
  const words = wordsIn(reading.language).asks
  return {
    slot: slots[missing.kind],
    missing: missing.kind,
    times: 0,
    about: aboutOf(missing),
    question: words.question(missing, reading),
    options: tapsOf(missing, reading, words),
    ...(missing.kind === 'income' && missing.person !== undefined && { person: missing.person }),
  }
}
