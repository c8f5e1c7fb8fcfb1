import { formatNaira, listed, taxYears } from '../../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../../tax/years/index.ts'
import type { Ask } from '../../../deciding/decision.ts'
import type { Missing } from '../../../deciding/missing.ts'
import {
  calledPerson,
  isOfWhole,
  type ReadAmount,
  type Reading,
  type WholeTrap,
} from '../../../reading/index.ts'
import type { AskWords } from '../words.ts'
import { quoted } from '../quoted.ts'
import { assetNames, periodNames, roleNames } from './names.ts'

const money = ({ value, currency, isPercent }: ReadAmount) =>
  isPercent ? `${value}%` : currency === 'NGN' ? formatNaira(value) : `${value} ${currency}`

/** An amount as it was read: "pay ₦450,000 a month". */
function readAs(amount: ReadAmount): string {
  const name = amount.role === undefined ? 'an amount' : roleNames[amount.role]
  const period =
    amount.period && amount.period !== 'once' && !amount.isPercent ? ` ${periodNames[amount.period]}` : ''
  const times = amount.times === undefined ? '' : ` (${amount.times} times)`
  const whose = amount.person === undefined ? '' : ` (${calledPerson(amount.person)})`
  return `${name} ${money(amount)}${period}${times}${whose}`
}

/** Traps that are about a part of the year. */
const isOfTime: ReadonlySet<string> = new Set(['month', 'partYear', 'changeWithin', 'until'])

/** What is asked where a message as a whole is unclear. */
const ofWhole: Readonly<Record<WholeTrap, string>> = {
  offers:
    'You set several amounts against each other, and I cannot tell which belong together. Please give each side a sentence of its own: its pay, and what else it has.',
  mixedMoney: 'Some of the amounts are in another money, and some name none. Please say the money of each.',
  between: 'You named two amounts as a range. Which one shall I calculate with?',
  percentOf: 'I cannot tell what the percentage is of. Please say it as an amount.',
  basicUntold:
    'You named a share of your basic, but not the basic itself. How much is your basic salary, a month or a year?',
  pairAndYears: 'You compare two amounts and two years at once. Please ask for one of the two first.',
  grossAndNet: 'You named the pay and what is left of it. From which of the two shall I start?',
}

const questions: {
  readonly [Kind in Missing['kind']]: (missing: Extract<Missing, { kind: Kind }>, reading: Reading) => string
} = {
  trap: ({ trap }) =>
    isOfWhole(trap.kind)
      ? ofWhole[trap.kind]
      : `“${trap.words}” changes the sum, and I am not sure how. ${isOfTime.has(trap.kind) ? 'Please say for how many months each pay came, for instance “500k for 6 months, then 600k for 6 months”.' : 'Please say it with plain amounts: how much it is, and how often.'}`,
  unplaced: ({ words }) => `What is the ${words}? I do not want to guess, because it changes the tax.`,
  dangling: ({ role }) => `You said ${roleNames[role]}, but not how much. How much is it, and how often?`,
  rate: ({ currency, words }) =>
    currency === 'XXX'
      ? `In which money is ${words}, and how many naira do you get for one of it?`
      : `How many naira do you get for 1 ${currency}? Tax is worked out in naira, so I need your rate for ${words}.`,
  hours: ({ amount }) => `How many hours do you work at ${money(amount)} an hour? Tax is on the whole year.`,
  days: ({ amount }) =>
    `How many days do you work at ${money(amount)} a day? Say it by the week, the month or the year.`,
  period: ({ amount }) => `Is ${money(amount)} a month or a year? The tax is very different.`,
  income: ({ person }) =>
    person === undefined
      ? 'How much do you earn, and is it a month or a year? Without it there is no tax to work out.'
      : `How much does your ${calledPerson(person)} earn, and is it a month or a year? Each person’s tax is worked out alone, so nobody else’s money is in it.`,
  compared: () => 'Which two do you want to compare? Please say both, each with its amount and how often.',
  net: ({ amount }) => `Is ${money(amount)} what is left after tax, or the pay before it?`,
  costs: ({ amount }) =>
    `What did it cost you to make the ${money(amount)} of sales: goods, shop, workers? Tax is on what is left.`,
  beforeCosts: ({ amount }) => `Is ${money(amount)} before or after those costs?`,
  asset: ({ amount }) =>
    `What did you sell? ${money(amount)} may be taxed or free: the Act frees some things.`,
  boughtFor: ({ amount }) =>
    `What did you pay for it? Only the gain is taxed, not the whole ${money(amount)}.`,
  soldFor: () => 'For how much did you sell it? The rule depends on the price.',
  homeOrShop: ({ amount }) =>
    `Is the rent of ${money(amount)} for your home, or for the shop? Of a home 20% comes off, at most ₦500,000; of a shop it is a cost, and all of it does.`,
  salesOrProfit: ({ amount }) =>
    `Is ${money(amount)} all that comes in, or what is left after the costs? Tax is on what is left.`,
  raise: ({ amount }) => `Is ${money(amount)} what is added to the pay, or the new pay itself?`,
  implausible: ({ about, amount }) =>
    about === 'rent'
      ? `Rent of ${money(amount)} is much more than the income I read. Is it right, and is it for one year?`
      : `${money(amount)} for ${roleNames[amount.role ?? 'pension']} is not usual beside the pay I read. Is it right, and is it a month or a year?`,
  tooMany: () =>
    'Those are more amounts than I can read at once. Please ask with the main ones: the pay, and what comes off it.',
  tooLarge: () => 'That amount is more than I can calculate with. Please check the zeros.',
  year: ({ year }) =>
    `I have no figures for ${year}. I know the years from ${taxYears(year).at(-1) ?? year} on. Which year do you mean?`,
  oldRule: ({ year }) =>
    `That has a rule of its own, and I know only the one since ${firstYearOfAct}. Do you mean ${firstYearOfAct}, or the pay of ${year} alone?`,
  sure: (_sure, { amounts, unknown, traps }) => {
    const read = listed(amounts.filter(({ role }) => role !== 'threshold').map(readAs))
    const odd = quoted(unknown)
    const unused = listed(quoted(traps.map(({ words }) => words)))
    return `I read: ${read}.${odd.length === 0 ? '' : ` I do not know the word ${odd.join(', ')}.`}${traps.length === 0 ? '' : ` I leave out ${unused}: if that changes an amount, say how.`} Shall I calculate?`
  },
}

/** The question for what is missing: each kind has its own. */
function question<Kind extends Missing['kind']>(missing: Extract<Missing, { kind: Kind }>, reading: Reading) {
  return questions[missing.kind](missing, reading)
}

/** How a question that is typed may be answered. */
const examples: Readonly<Partial<Record<Missing['kind'], string>>> = {
  rate: '“1,500 naira to the dollar”',
  income: '“450k a month”',
  compared: '“450k a month or 500k a month”',
  boughtFor: '“I bought it for 3m”',
  soldFor: '“I sold it for 5m”',
  tooMany: '“I earn 450k a month and pay 900k rent”',
  tooLarge: '“450k a month”',
  year: '“for 2026”',
  oldRule: '“for 2026”',
  costs: '“2m”',
  unplaced: '“it is rent”',
  dangling: '“36k a month”',
}

function again({ missing, options, about }: Ask): string {
  const taps = options.map(({ label }) => `“${label}”`)
  const example = examples[missing]
  const ways = [
    ...(taps.length === 0 ? [] : [`tap or type ${taps.join(' or ')}`]),
    ...(example === undefined ? [] : [`type it like ${example}`]),
  ]
  return `${about === '' ? '' : `On “${about}”: `}I did not take that as an answer. ${ways.length === 0 ? '' : `Please ${ways.join(', or ')}. `}If you do not know, say “I don’t know”.`
}

export const asks: AskWords = {
  roleNames,
  periodNames,
  assetNames,
  calculate: 'Calculate',
  leaveOut: 'Leave it out',
  noCosts: 'It cost nothing',
  added: 'Added to the pay',
  newPay: 'The new pay',
  homeRent: 'Rent of my home',
  shopRent: 'Rent of the shop',
  hoursAWeek: (hours) => `${hours} hours a week`,
  daysAWeek: (days) => `${days} days a week`,
  question,
  again,
  leftThere:
    'Without that I cannot work it out, so I leave it here. When you know it, ask again with all of it in one sentence, like “I earn 450k a month and pay 900k rent a year”.',
  corrected: (from, to) => `I changed ${readAs(from)} to ${readAs(to)}.`,
  supposed: {
    trap: 'I left out what I could not read.',
    unplaced: 'I left that amount out of the sum.',
    dangling: 'I counted none of it.',
    period: 'You do not know how often, so I took what is usual for such an amount.',
    hours: 'I supposed 40 hours a week.',
    days: 'I supposed 5 days a week.',
    costs: 'I counted no costs: with costs the tax is less.',
    beforeCosts: 'I took it as what is left after the costs: if it is before them, the tax is less.',
    salesOrProfit: 'I took it as what is left after the costs: if it is before them, the tax is less.',
    homeOrShop: 'I took it as the rent of your home: as that of a shop the tax is less.',
    net: 'I took it as the pay before tax.',
    raise: 'I took it as what is added to the pay.',
  },
}
