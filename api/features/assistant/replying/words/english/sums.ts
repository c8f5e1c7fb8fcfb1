import {
  formatEffectiveRate,
  formatNaira,
  formatRate,
  listed,
  minimumWageSection,
} from '../../../../../../tax/index.ts'
import { noteFigures } from '../../../../../../tax/years/nta-2025.ts'
import { personalIncomeTaxAct } from '../../../../../../tax/years/pita.ts'
import type { CaseLabel, Remark } from '../../../deciding/decision.ts'
import { calledPerson } from '../../../reading/index.ts'
import { byMonth, type CaseFigures } from '../../figures.ts'
import type { SumWords, Told } from '../words.ts'
import { offNames, periodNames, roleNames } from './names.ts'

const naira = formatNaira
const aMonth = (year: number) => `about ${naira(byMonth(year))} a month`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What tells a case from the one beside it, before its sentence. */
function ifIt(label: CaseLabel | null): string {
  if (label === null || label.kind === 'year') return ''
  if (label.kind === 'period') return `if ${naira(label.naira)} is ${periodNames[label.period]}, `
  if (label.kind === 'person')
    return label.person === null ? 'for you, ' : `for your ${calledPerson(label.person)}, `
  return `with ${naira(label.naira)} ${roleNames[label.role]}, `
}

function called({ label, figures }: Told): string {
  if (label?.kind === 'year') return `in ${label.year}`
  if (label?.kind === 'amount') return `with ${roleNames[label.role]} of ${naira(label.naira)} a year`
  return `for ${figures.taxYear}`
}

const byLaw = ({ isOldLaw }: CaseFigures) => (isOldLaw ? ', by the law in force then' : '')

function tax({ label, figures }: Told): string {
  const { taxYear, tax: due } = figures
  const sentence =
    due === 0
      ? `no tax is due for ${taxYear}${byLaw(figures)}.`
      : `the tax for ${taxYear} is ${naira(due)} a year${byLaw(figures)}: ${aMonth(due)}.`
  return capital(`${ifIt(label)}${sentence}`)
}

function cameAbout(figures: CaseFigures): string {
  const { income, takenOff, taxable, topRate, consolidated, isPayExempt, tax: due } = figures
  if (isPayExempt && due === 0)
    return `A job that pays no more than the national minimum wage, ${naira(noteFigures.minimumWage.value)} a month, is not taxed: ${minimumWageSection}.`
  const all = takenOff.map(({ key, naira: off }) => `${naira(off)} ${offNames[key]}`)
  const off = consolidated > 0 ? [...all, `${naira(consolidated)} consolidated relief`] : all
  const top = due > 0 ? `, and the highest band you reach is ${formatRate(topRate)}` : ''
  if (off.length === 0) return `The income is ${naira(income)} a year, all of it taxable${top}.`
  return `Of income of ${naira(income)} a year ${listed(off)} ${off.length === 1 ? 'comes' : 'come'} off: ${naira(taxable)} is taxable${top}.`
}

const difference = (from: number, to: number) =>
  to === from ? 'the same' : `${naira(Math.abs(to - from))} ${to > from ? 'more' : 'less'}`

function rate({ label, figures }: Told): string {
  return capital(
    `${ifIt(label)}the tax for ${figures.taxYear} is ${naira(figures.tax)} a year, ${aMonth(figures.tax)}${figures.effectiveRate > 0 ? `: ${formatEffectiveRate(figures.effectiveRate)} of the income` : ''}.`,
  )
}

const remarks: { readonly [Kind in Remark['kind']]: (remark: Extract<Remark, { kind: Kind }>) => string } = {
  payPeriod: ({ naira: said, period }) =>
    `You did not say how often you get ${naira(said)}: I took it as ${periodNames[period]}.`,
  leftOut: ({ rule, naira: said }) => leftOutWords[rule](said === 0 ? '' : ` of ${naira(said)}`),
  others: ({ person }) =>
    `What your ${calledPerson(person)} earns or pays is not in it: each person’s tax is worked out alone.`,
  profit: ({ sales, costs, left }) =>
    `Sales of ${naira(sales)} less ${naira(costs)} costs leave ${naira(left)} a year.`,
  rentLeft: ({ rents, costs, left }) =>
    `Rents of ${naira(rents)} less ${naira(costs)} spent on the houses leave ${naira(left)} a year.`,
  lossOff: ({ loss, left }) =>
    `The loss of ${naira(loss)} comes off the profit of the business: ${naira(left)} is left.`,
  lossKept: ({ loss }) =>
    `The loss of ${naira(loss)} takes nothing off here: it comes off the profit of the business in later years.`,
  car: ({ cost, counted }) =>
    `Of your employer’s car, which cost ${naira(cost)}, ${naira(counted)} a year counts as pay.`,
  times: ({ naira: said, period, times }) =>
    `I counted ${naira(said)} ${periodNames[period]} ${times} times.`,
  noProfit: () => 'The costs are as much as the sales or more, so the business adds no income.',
  gainTaxed: ({ naira: gain }) =>
    `The gain of ${naira(gain)} joins your other income and goes through the same bands.`,
  rate: ({ currency, rate }) => `I used ${naira(rate)} for 1 ${currency}.`,
}

const notIn = 'is not in the sum'
const leftOutWords: Readonly<Record<Extract<Remark, { kind: 'leftOut' }>['rule'], (said: string) => string>> =
  {
    gratuity: (said) => `The gratuity${said} ${notIn}: under the Pension Reform Act it is free.`,
    pensionReceived: (said) => `The pension${said} ${notIn}: under the Pension Reform Act it is free.`,
    gift: (said) => `The gift${said} ${notIn}: a gift is not on the Act’s list of income.`,
    loan: (said) => `The loan${said} ${notIn}: borrowed money is not income.`,
    dividend: (said) => `The dividends${said} are not in the sum: they were taxed before you got them.`,
    bondInterest: (said) => `The interest${said} ${notIn}: it is free, or was taxed before you got it.`,
    foreignInvestment: (said) =>
      `The income from abroad${said} ${notIn}: brought in through approved channels, it is free.`,
    severanceFree: (said) =>
      `The compensation${said} ${notIn}: up to ${naira(noteFigures.lossOfOfficeFree.value)} is free.`,
    severanceOver: () =>
      `Of the compensation only what is above ${naira(noteFigures.lossOfOfficeFree.value)} is in the sum.`,
    company: (said) => `The money of the company${said} ${notIn}: a company pays its own tax.`,
    nysc: (said) => `The NYSC allowance${said} ${notIn}: it is not certain that it is taxed at all.`,
    sharesFree: () => 'The gain on the shares is free: it is within the Act’s limits.',
    homeFree: () => 'The gain on your own home is free, once in your life.',
    carFree: () => 'The gain on a private car is free, up to two cars a year.',
    thingsFree: () => 'The gain on personal things is free: they sold for little enough.',
    noGain: () => 'The sale left no gain, so it adds nothing.',
  }

/** The remark in words: each kind has its own. */
function remark<Kind extends Remark['kind']>(one: Extract<Remark, { kind: Kind }>): string {
  return remarks[one.kind](one)
}

export const sums: SumWords = {
  tax,
  steps: ({ taxable, bands }) =>
    [
      `The taxable income of ${naira(taxable)} goes through the bands:`,
      ...bands
        .filter(({ amount }) => amount > 0)
        .map(
          ({ amount, rate: percent, tax: due }) =>
            `${naira(amount)} at ${formatRate(percent)}: ${naira(due)}`,
        ),
    ].join('\n'),
  together: (due) =>
    `Together that is ${naira(due)} a year, ${aMonth(due)}. Each pays alone: no law joins the two.`,
  net: ({ label, figures }) =>
    capital(
      `${ifIt(label)}${naira(figures.net)} a year comes into your hand, ${aMonth(figures.net)}, after ${figures.tax === 0 ? 'no tax' : `${naira(figures.tax)} tax`} for ${figures.taxYear}${byLaw(figures)}.`,
    ),
  rate: (one) => (one.figures.tax === 0 ? tax(one) : rate(one)),
  difference: ({ before, after }) => {
    const [from, to] = [before.figures, after.figures]
    const change =
      from.tax === to.tax
        ? `The tax stays the same, ${naira(to.tax)} a year`
        : `The tax is ${difference(from.tax, to.tax)} a year, ${aMonth(Math.abs(to.tax - from.tax))}`
    return `${change}: ${naira(from.tax)} ${called(before)}, ${naira(to.tax)} ${called(after)}. What is left in your hand is ${naira(from.net)} and ${naira(to.net)} a year: ${difference(from.net, to.net)}${from.net === to.net ? '' : `, ${aMonth(Math.abs(to.net - from.net))}`}.`
  },
  lessRents: (before, after) =>
    `Less the rent of each, ${naira(before)} and ${naira(after)} a year are left: ${difference(before, after)}.`,
  saving: (role, { before, after }) => {
    const [without, withIt] = [before.figures.tax, after.figures.tax]
    return without === withIt
      ? `It saves nothing: the tax for ${after.figures.taxYear} is ${naira(withIt)} with the ${roleNames[role]} and without.`
      : `The ${roleNames[role]} makes the tax ${naira(without - withIt)} a year less, ${aMonth(without - withIt)}: ${naira(withIt)} with it, ${naira(without)} without.`
  },
  relief: (rent, relief, besides, { rate, limit }) => {
    const others = besides.map(({ role, naira: off }) => `the ${roleNames[role]} of ${naira(off)}`)
    const together = besides.reduce((sum, { naira: off }) => sum + off, relief)
    const all =
      others.length === 0
        ? 'That much comes'
        : `${capital(listed(others))} ${others.length === 1 ? 'comes' : 'come'} off whole. Together ${naira(together)} comes`
    return `For rent of ${naira(rent)} a year the relief is ${naira(relief)}: ${rate} of the rent comes off, at most ${naira(limit)}. ${all} off your income, not off your tax: what it saves is that amount times the rate of your highest band.`
  },
  noReliefThen: (year, besides) => {
    const others = besides.map(({ role, naira: off }) => `the ${roleNames[role]} of ${naira(off)}`)
    const whole =
      others.length === 0
        ? ''
        : ` ${capital(listed(others))} ${others.length === 1 ? 'comes' : 'come'} off whole.`
    return `Rent brought no relief for ${year}: rent relief came with the Act, for 2026 and after. Before it everybody had the consolidated relief instead, whether they paid rent or not.${whole}`
  },
  gross: (pay, { figures }) =>
    `The pay before tax is ${naira(pay)} a year, ${aMonth(pay)}. The tax for ${figures.taxYear} is ${naira(figures.tax)} a year, ${aMonth(figures.tax)}, and ${naira(Math.round(figures.net))} is left in the hand.`,
  incomeFromTax: (due, pay) =>
    `Tax of ${naira(due)} a year is due on pay of about ${naira(pay)} a year, ${aMonth(pay)}.`,
  bands: (taxable, due, year) =>
    `On a taxable income of ${naira(taxable)} the tax for ${year} is ${naira(due)} a year, ${aMonth(due)}. Nothing more comes off a taxable income.`,
  stillDue: (taken, { figures }) => {
    const left = figures.tax - taken
    const answer =
      left === 0
        ? 'Nothing more is due: what was taken is right.'
        : left > 0
          ? `${naira(left)} is still due for the year, ${aMonth(left)}.`
          : `Too much was taken: ${naira(-left)} in the year, ${aMonth(-left)}.`
    return `${answer} The tax for ${figures.taxYear} is ${naira(figures.tax)} a year, ${aMonth(figures.tax)}, and ${naira(taken)} was taken.`
  },
  cameAbout,
  nothingElse: ({ takenOff, consolidated, isPayExempt, tax: due }) =>
    isPayExempt && due === 0
      ? 'It frees that job alone: other income is taxed beside it.'
      : takenOff.length === 0 && consolidated === 0
        ? 'You named no pension, NHF, NHIS or rent, so nothing comes off.'
        : 'What you did not name counts as nothing.',
  ownRules: ({ ownRules, why, isOldLaw, isRentIgnored, isPayExempt, tax: due, taxYear }) => {
    if (ownRules === null) return null
    if (isOldLaw)
      return `That is by the ${personalIncomeTaxAct.name}${isRentIgnored ? ', and rent takes nothing off there' : ''}. This calculator’s own estimate for ${taxYear} is ${naira(ownRules)}.`
    if (isPayExempt && due === 0) return `This calculator’s bands alone would show ${naira(ownRules)}.`
    return `That is what the Act says. ${why.map(({ words }) => `${words}.`).join(' ')} This calculator’s own rules come to ${naira(ownRules)}.`
  },
  remark,
}
