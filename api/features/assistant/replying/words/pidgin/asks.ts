import { formatNaira, taxYears } from '../../../../../../tax/index.ts'
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

/** An amount as it was read. */
function readAs(amount: ReadAmount): string {
  const name = amount.role === undefined ? 'one amount' : roleNames[amount.role]
  const period =
    amount.period && amount.period !== 'once' && !amount.isPercent ? ` ${periodNames[amount.period]}` : ''
  const times = amount.times === undefined ? '' : ` (${amount.times} times)`
  const whose = amount.person === undefined ? '' : ` (${calledPerson(amount.person)})`
  return `${name} ${money(amount)}${period}${times}${whose}`
}

/** What is asked where a message as a whole is unclear. */
const ofWhole: Readonly<Record<WholeTrap, string>> = {
  offers:
    'You put plenty money against each other, and I no sure which one follow which. Abeg talk each side for im own sentence: di pay, and wetin else dey.',
  mixedMoney: 'Some money na foreign money, some no get name. Abeg talk which money each one be.',
  between: 'You call two amount. Which one make I take calculate?',
  percentOf: 'I no sure wetin di percent dey for. Abeg talk am as amount.',
  basicUntold:
    'You talk percent of your basic, but you no talk the basic. How much be your basic salary, for month or for year?',
  pairAndYears: 'You dey compare two amount and two year together. Abeg ask one first.',
  grossAndNet: 'You call di pay and wetin remain for hand. Which of di two make I start from?',
}

const questions: {
  readonly [Kind in Missing['kind']]: (missing: Extract<Missing, { kind: Kind }>, reading: Reading) => string
} = {
  trap: ({ trap }) =>
    isOfWhole(trap.kind)
      ? ofWhole[trap.kind]
      : `“${trap.words}” dey change di sum, and I no sure how. Abeg talk am with plain amount: how much, and how often.`,
  unplaced: ({ words }) => `Wetin be di ${words}? I no wan guess, because e dey change di tax.`,
  dangling: ({ role }) =>
    `You talk ${roleNames[role]}, but you no talk how much. How much e be, and how often?`,
  rate: ({ currency, words }) =>
    currency === 'XXX'
      ? `Which money be ${words}, and how many naira you dey get for one?`
      : `How many naira you dey get for 1 ${currency}? Na naira dem dey use calculate tax, so I need your rate for ${words}.`,
  hours: ({ amount }) =>
    `How many hours you dey work for ${money(amount)} every hour? Tax na for di whole year.`,
  days: ({ amount }) =>
    `How many days you dey work for ${money(amount)} every day? Talk am by week, month or year.`,
  period: ({ amount }) => `${money(amount)} na every month or every year? Di tax go different well well.`,
  income: ({ person }) =>
    person === undefined
      ? 'How much you dey make, and na every month or every year? Without am I no fit calculate tax.'
      : `How much your ${calledPerson(person)} dey make, and na every month or every year? Everybody dey pay im own tax, so no other person money dey inside.`,
  compared: () => 'Which two you wan compare? Abeg talk di two, each one with im amount and how often.',
  net: ({ amount }) => `${money(amount)} na wetin remain after tax, or na di pay before tax?`,
  costs: ({ amount }) =>
    `How much you spend to make di ${money(amount)} sales: goods, shop, workers? Na wetin remain dem dey tax.`,
  beforeCosts: ({ amount }) => `${money(amount)} na before you remove wetin you spend, or after?`,
  asset: ({ amount }) =>
    `Wetin you sell? Dem fit tax ${money(amount)} or e fit free: di law free some things.`,
  boughtFor: ({ amount }) =>
    `How much you buy am? Na only di gain dem dey tax, no be di whole ${money(amount)}.`,
  soldFor: () => 'How much you sell am? Di rule depend on di price.',
  homeOrShop: ({ amount }) =>
    `Di rent of ${money(amount)} na for di house wey you dey live, or na for di shop? For house na 20% dem dey comot, e no go pass ₦500,000; for shop na wetin you spend, so all of am dey comot.`,
  salesOrProfit: ({ amount }) =>
    `${money(amount)} na all di money wey enter, or na wetin remain after you remove wetin you spend? Na wetin remain dem dey tax.`,
  raise: ({ amount }) => `${money(amount)} na wetin dem add join di pay, or na di new pay?`,
  implausible: ({ about, amount }) =>
    about === 'rent'
      ? `Rent of ${money(amount)} pass di money wey I read well well. E correct, and na for one year?`
      : `${money(amount)} for ${roleNames[amount.role ?? 'pension']} no dey usual for di pay wey I read. E correct, and na every month or every year?`,
  tooMany: () =>
    'Di money wey you mention too plenty for one time. Abeg ask with di main ones: di pay, and wetin dey comot from am.',
  tooLarge: () => 'Dat amount too big, I no fit calculate am. Abeg check di zeros.',
  year: ({ year }) =>
    `I no get figure for ${year}. I sabi di years from ${taxYears(year).at(-1) ?? year}. Which year you mean?`,
  oldRule: ({ year }) =>
    `Dat one get im own rule, and I sabi only di one from ${firstYearOfAct}. You mean ${firstYearOfAct}, or only di pay of ${year}?`,
  sure: (_sure, { amounts, unknown, traps }) => {
    const read = amounts.filter(({ role }) => role !== 'threshold').map(readAs)
    const odd = quoted(unknown)
    const unused = quoted(traps.map(({ words }) => words))
    return `Dis na wetin I read: ${read.join(', ')}.${odd.length === 0 ? '' : ` I no sabi di word ${odd.join(', ')}.`}${unused.length === 0 ? '' : ` I comot ${unused.join(', ')}: if e dey change any amount, talk how.`} Make I calculate am?`
  },
}

/** The question for what is missing: each kind has its own. */
function question<Kind extends Missing['kind']>(missing: Extract<Missing, { kind: Kind }>, reading: Reading) {
  return questions[missing.kind](missing, reading)
}

/** How person fit answer di question wey e go type. */
const examples: Readonly<Partial<Record<Missing['kind'], string>>> = {
  rate: '“1,500 naira for one dollar”',
  income: '“450k every month”',
  compared: '“450k every month or 500k every month”',
  boughtFor: '“I buy am 3m”',
  soldFor: '“I sell am 5m”',
  tooMany: '“I dey earn 450k every month and I dey pay 900k rent”',
  tooLarge: '“450k every month”',
  year: '“for 2026”',
  oldRule: '“for 2026”',
  costs: '“2m”',
  unplaced: '“na rent”',
  dangling: '“36k every month”',
}

function again({ missing, options, about }: Ask): string {
  const taps = options.map(({ label }) => `“${label}”`)
  const example = examples[missing]
  const ways = [
    ...(taps.length === 0 ? [] : [`tap or type ${taps.join(' or ')}`]),
    ...(example === undefined ? [] : [`type am like ${example}`]),
  ]
  return `${about === '' ? '' : `For “${about}”: `}I no take dat one as answer. ${ways.length === 0 ? '' : `Abeg ${ways.join(', or ')}. `}If you no know, talk “I no know”.`
}

export const asks: AskWords = {
  roleNames,
  periodNames,
  assetNames,
  calculate: 'Calculate am',
  leaveOut: 'Comot am',
  noCosts: 'I no spend anything',
  added: 'Dem add am join di pay',
  newPay: 'Na di new pay',
  homeRent: 'Rent of my house',
  shopRent: 'Rent of di shop',
  hoursAWeek: (hours) => `${hours} hours every week`,
  daysAWeek: (days) => `${days} days every week`,
  question,
  again,
  leftThere:
    'Without dat one I no fit calculate am, so I leave am here. When you know am, ask again and put everything for one sentence, like “I dey earn 450k every month and I dey pay 900k rent every year”.',
  corrected: (from, to) => `I don change ${readAs(from)} to ${readAs(to)}.`,
  supposed: {
    trap: 'I comot wetin I no fit read.',
    unplaced: 'I comot dat money from di sum.',
    dangling: 'I no count any of am.',
    period: 'You no know how often, so I take wetin dey usual for dat kind money.',
    hours: 'I take am say na 40 hours every week.',
    days: 'I take am say na 5 days every week.',
    costs: 'I no count wetin you spend: if you count am, di tax go small.',
    beforeCosts: 'I take am as wetin remain after you spend: if na before, di tax go small.',
    salesOrProfit: 'I take am as wetin remain after you spend: if na before, di tax go small.',
    homeOrShop: 'I take am as rent of your house: if na for shop, di tax go small.',
    net: 'I take am as di pay before tax.',
    raise: 'I take am as wetin dem add join di pay.',
  },
}
