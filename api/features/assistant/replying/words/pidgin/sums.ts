import {
  formatEffectiveRate,
  formatNaira,
  formatRate,
  minimumWageSection,
} from '../../../../../../tax/index.ts'
import { noteFigures } from '../../../../../../tax/years/nta-2025.ts'
import { personalIncomeTaxAct } from '../../../../../../tax/years/pita.ts'
import type { CaseLabel, Remark } from '../../../deciding/decision.ts'
import { calledPerson } from '../../../reading/index.ts'
import { byMonth, type CaseFigures } from '../../figures.ts'
import type { SumWords, Told } from '../words.ts'
import { offNames, periodNames, roleNames } from './names.ts'
import { whyInPidgin } from './why.ts'

const naira = formatNaira
const aMonth = (year: number) => `about ${naira(byMonth(year))} every month`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What tells a case from the one beside it, before its sentence. */
function ifIt(label: CaseLabel | null): string {
  if (label === null || label.kind === 'year') return ''
  if (label.kind === 'period') return `if ${naira(label.naira)} na ${periodNames[label.period]}, `
  if (label.kind === 'person')
    return label.person === null ? 'for you, ' : `for your ${calledPerson(label.person)}, `
  return `with ${naira(label.naira)} ${roleNames[label.role]}, `
}

function called({ label, figures }: Told): string {
  if (label?.kind === 'year') return `for ${label.year}`
  if (label?.kind === 'amount') return `with ${roleNames[label.role]} of ${naira(label.naira)} for one year`
  return `for ${figures.taxYear}`
}

const byLaw = ({ isOldLaw }: CaseFigures) => (isOldLaw ? ', by di law wey dey dat time' : '')

function tax({ label, figures }: Told): string {
  const { taxYear, tax: due } = figures
  const sentence =
    due === 0
      ? `you no go pay any tax for ${taxYear}${byLaw(figures)}.`
      : `your tax for ${taxYear} na ${naira(due)} for one year${byLaw(figures)}: ${aMonth(due)}.`
  return capital(`${ifIt(label)}${sentence}`)
}

function cameAbout(figures: CaseFigures): string {
  const { income, takenOff, taxable, topRate, consolidated, isPayExempt, tax: due } = figures
  if (isPayExempt && due === 0)
    return `Dem no dey tax job wey no pay pass di national minimum wage, ${naira(noteFigures.minimumWage.value)} every month: ${minimumWageSection}.`
  const all = takenOff.map(({ key, naira: off }) => `${naira(off)} ${offNames[key]}`)
  const off = consolidated > 0 ? [...all, `${naira(consolidated)} consolidated relief`] : all
  const top = due > 0 ? `, and di highest band wey you reach na ${formatRate(topRate)}` : ''
  if (off.length === 0)
    return `Di money wey enter na ${naira(income)} for one year, and dem go tax all of am${top}.`
  return `From ${naira(income)} for one year dem comot ${off.join(' and ')}: dem go tax ${naira(taxable)}${top}.`
}

const difference = (from: number, to: number) =>
  to === from ? 'di same' : `${naira(Math.abs(to - from))} ${to > from ? 'more' : 'less'}`

const notIn = 'no dey inside di sum'
const leftOutWords: Readonly<Record<Extract<Remark, { kind: 'leftOut' }>['rule'], (said: string) => string>> =
  {
    gratuity: (said) => `Di gratuity${said} ${notIn}: under di Pension Reform Act e free.`,
    pensionReceived: (said) => `Di pension${said} ${notIn}: under di Pension Reform Act e free.`,
    gift: (said) => `Di dash${said} ${notIn}: dash no dey for di list of income for di Act.`,
    loan: (said) => `Di loan${said} ${notIn}: money wey you borrow no be income.`,
    dividend: (said) => `Di dividend${said} ${notIn}: dem don tax am before e reach you.`,
    bondInterest: (said) => `Di interest${said} ${notIn}: e free, or dem don tax am before e reach you.`,
    foreignInvestment: (said) =>
      `Di money from abroad${said} ${notIn}: if e enter through approved channels, e free.`,
    severanceFree: (said) =>
      `Di money${said} for di job wey you lose ${notIn}: up to ${naira(noteFigures.lossOfOfficeFree.value)} free.`,
    severanceOver: () =>
      `For di money for di job wey you lose, na only wetin pass ${naira(noteFigures.lossOfOfficeFree.value)} dey inside di sum.`,
    company: (said) => `Di company money${said} ${notIn}: company dey pay im own tax.`,
    nysc: (said) => `Di NYSC allawee${said} ${notIn}: e no sure say dem dey tax am at all.`,
    sharesFree: () => 'Di gain for di shares free: e no pass di limit of di Act.',
    homeFree: () => 'Di gain for di house wey you dey live free, one time for your life.',
    carFree: () => 'Di gain for your own motor free, up to two motor for one year.',
    thingsFree: () => 'Di gain for your own things free: di price small.',
    noGain: () => 'Di sale no bring gain, so e no add anything.',
  }

function rate({ label, figures }: Told): string {
  return capital(
    `${ifIt(label)}your tax for ${figures.taxYear} na ${naira(figures.tax)} for one year, ${aMonth(figures.tax)}${figures.effectiveRate > 0 ? `: ${formatEffectiveRate(figures.effectiveRate)} of di income` : ''}.`,
  )
}

const remarks: { readonly [Kind in Remark['kind']]: (remark: Extract<Remark, { kind: Kind }>) => string } = {
  payPeriod: ({ naira: said, period }) =>
    `You no talk how often you dey get ${naira(said)}: I take am as ${periodNames[period]}.`,
  leftOut: ({ rule, naira: said }) => leftOutWords[rule](said === 0 ? '' : ` of ${naira(said)}`),
  others: ({ person }) =>
    `Wetin your ${calledPerson(person)} dey make or pay no dey inside: everybody dey pay im own tax.`,
  profit: ({ sales, costs, left }) =>
    `Sales of ${naira(sales)}, comot ${naira(costs)} wey you spend, na ${naira(left)} remain for one year.`,
  rentLeft: ({ rents, costs, left }) =>
    `Rent of ${naira(rents)}, comot ${naira(costs)} wey you spend for di house dem, na ${naira(left)} remain for one year.`,
  lossOff: ({ loss, left }) =>
    `Di loss of ${naira(loss)} comot from di profit of di business: ${naira(left)} remain.`,
  lossKept: ({ loss }) =>
    `Di loss of ${naira(loss)} no comot anything here: na from di profit of di business for later years e dey comot.`,
  car: ({ cost, counted }) =>
    `For your oga motor wey cost ${naira(cost)}, ${naira(counted)} for one year dey count as pay.`,
  times: ({ naira: said, period, times }) => `I count ${naira(said)} ${periodNames[period]} ${times} times.`,
  noProfit: () => 'Wetin you spend reach di sales or pass am, so di business no add any income.',
  gainTaxed: ({ naira: gain }) => `Di gain of ${naira(gain)} join your other income for di same bands.`,
  rate: ({ currency, rate }) => `I use ${naira(rate)} for 1 ${currency}.`,
}

/** The remark in words: each kind has its own. */
function remark<Kind extends Remark['kind']>(one: Extract<Remark, { kind: Kind }>): string {
  return remarks[one.kind](one)
}

export const sums: SumWords = {
  tax,
  steps: ({ taxable, bands }) =>
    [
      `Na so dem take share di ${naira(taxable)} wey dem go tax:`,
      ...bands
        .filter(({ amount }) => amount > 0)
        .map(
          ({ amount, rate: percent, tax: due }) =>
            `${naira(amount)} for ${formatRate(percent)}: ${naira(due)}`,
        ),
    ].join('\n'),
  together: (due) =>
    `Join am together: ${naira(due)} for one year, ${aMonth(due)}. Everybody dey pay im own: no law join una money.`,
  net: ({ label, figures }) =>
    capital(
      `${ifIt(label)}${naira(figures.net)} go remain for your hand for one year, ${aMonth(figures.net)}, after ${figures.tax === 0 ? 'no tax' : `${naira(figures.tax)} tax`} for ${figures.taxYear}${byLaw(figures)}.`,
    ),
  rate: (one) => (one.figures.tax === 0 ? tax(one) : rate(one)),
  difference: ({ before, after }) => {
    const [from, to] = [before.figures, after.figures]
    const change =
      from.tax === to.tax
        ? `Di tax na di same, ${naira(to.tax)} for one year`
        : `Di tax na ${difference(from.tax, to.tax)} for one year, ${aMonth(Math.abs(to.tax - from.tax))}`
    return `${change}: ${naira(from.tax)} ${called(before)}, ${naira(to.tax)} ${called(after)}. Wetin go remain for your hand na ${naira(from.net)} and ${naira(to.net)} for one year: ${difference(from.net, to.net)}${from.net === to.net ? '' : `, ${aMonth(Math.abs(to.net - from.net))}`}.`
  },
  lessRents: (before, after) =>
    `If you comot di rent of each one, ${naira(before)} and ${naira(after)} go remain for one year: ${difference(before, after)}.`,
  saving: (role, { before, after }) => {
    const [without, withIt] = [before.figures.tax, after.figures.tax]
    return without === withIt
      ? `E no save anything: your tax for ${after.figures.taxYear} na ${naira(withIt)} with di ${roleNames[role]} and without am.`
      : `Di ${roleNames[role]} go comot ${naira(without - withIt)} from di tax for one year, ${aMonth(without - withIt)}: ${naira(withIt)} with am, ${naira(without)} without am.`
  },
  relief: (rent, relief, besides, { rate, limit }) => {
    const others = besides.map(({ role, naira: off }) => `di ${roleNames[role]} of ${naira(off)}`)
    const together = besides.reduce((sum, { naira: off }) => sum + off, relief)
    const all =
      others.length === 0 ? '' : `All of ${others.join(' and ')} dey comot. Join am, na ${naira(together)}. `
    return `For rent of ${naira(rent)} for one year di relief na ${naira(relief)}: na ${rate} of di rent dey comot, and e no fit pass ${naira(limit)}. ${all}Na from your income e dey comot, no be from di tax: wetin e save na dat money times di rate of your highest band.`
  },
  noReliefThen: (year, besides) => {
    const others = besides.map(({ role, naira: off }) => `di ${roleNames[role]} of ${naira(off)}`)
    const whole = others.length === 0 ? '' : ` All of ${others.join(' and ')} dey comot.`
    return `Rent no bring any relief for ${year}: na di Act bring rent relief, from 2026. Before am everybody get consolidated relief instead, whether dem pay rent or not.${whole}`
  },
  gross: (pay, { figures }) =>
    `Di pay before tax na ${naira(pay)} for one year, ${aMonth(pay)}. Di tax for ${figures.taxYear} na ${naira(figures.tax)} for one year, ${aMonth(figures.tax)}, and ${naira(Math.round(figures.net))} go remain for hand.`,
  incomeFromTax: (due, pay) =>
    `Tax of ${naira(due)} for one year na for pay of about ${naira(pay)} for one year, ${aMonth(pay)}.`,
  bands: (taxable, due, year) =>
    `For taxable income of ${naira(taxable)} di tax for ${year} na ${naira(due)} for one year, ${aMonth(due)}. Nothing dey comot again from taxable income.`,
  stillDue: (taken, { figures }) => {
    const left = figures.tax - taken
    const answer =
      left === 0
        ? 'Nothing remain to pay: wetin dem take correct.'
        : left > 0
          ? `${naira(left)} still remain to pay for di year, ${aMonth(left)}.`
          : `Dem take too much: ${naira(-left)} for di year, ${aMonth(-left)}.`
    return `${answer} Di tax for ${figures.taxYear} na ${naira(figures.tax)} for one year, ${aMonth(figures.tax)}, and dem don take ${naira(taken)}.`
  },
  cameAbout,
  nothingElse: ({ takenOff, consolidated, isPayExempt, tax: due }) =>
    isPayExempt && due === 0
      ? 'Na dat job alone e free: any other money still dey pay tax.'
      : takenOff.length === 0 && consolidated === 0
        ? 'You no talk any pension, NHF, NHIS or rent, so nothing comot.'
        : 'Wetin you no talk, I count am as nothing.',
  ownRules: ({ ownRules, why, isOldLaw, isRentIgnored, isPayExempt, tax: due, taxYear }) => {
    if (ownRules === null) return null
    if (isOldLaw)
      return `Na by di ${personalIncomeTaxAct.name}${isRentIgnored ? ', and rent no dey comot anything there' : ''}. Dis calculator own estimate for ${taxYear} na ${naira(ownRules)}.`
    if (isPayExempt && due === 0) return `Di bands of dis calculator alone for show ${naira(ownRules)}.`
    return `Na wetin di Act talk be dat. ${why.map((one) => `${whyInPidgin(one)}.`).join(' ')} Dis calculator own rules give ${naira(ownRules)}.`
  },
  remark,
}
