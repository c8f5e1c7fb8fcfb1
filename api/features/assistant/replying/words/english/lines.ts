import {
  dayInFull,
  formatEffectiveRate,
  formatNaira,
  listed,
  type SettlementLine,
} from '../../../../../../tax/index.ts'
import { lineNames, type OwnLineId } from '../../../deciding/own-lines/names.ts'
import { byMonth } from '../../figures.ts'
import type { LineWords } from '../line-words.ts'
import { own } from './own.ts'

const naira = formatNaira

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (id: OwnLineId) => lineNames[id].en[0]

/** What was not named: of a relief, what it is worked out of. */
const notNamed: Readonly<Partial<Record<OwnLineId, string>>> = {
  rentPaidBySelf: 'rent for your home',
  rentRelief: 'rent for your home',
}

/** What a line of the settlement comes to by the Act, where there is one. */
const counted = ({ act, estimate }: SettlementLine) => act ?? estimate

export const lines: LineWords = {
  amount: (id, amount, taxYear) =>
    amount === 0
      ? `${capital(nameOf(id))} in your saved calculation for ${taxYear}: ₦0.`
      : `${capital(nameOf(id))} in your saved calculation for ${taxYear}: ${naira(amount)} a year, about ${naira(byMonth(amount))} a month.`,
  none: (id, taxYear) =>
    id === 'consolidatedRelief'
      ? `There is no consolidated relief in your saved calculation for ${taxYear}: only the law before 2026 had it.`
      : `You named no ${notNamed[id] ?? nameOf(id)} in your saved calculation for ${taxYear}${id === 'rentRelief' ? ', so there is no rent relief' : ''}.`,
  cameAbout: ({ sentence, steps }, withSteps) => {
    const told = sentence === 'Your answer.' ? 'It is what you typed.' : sentence
    const shown = steps.filter(({ amount }) => amount !== 0)
    if (!withSteps || shown.length === 0) return told
    return `${told} ${capital(listed(shown.map(({ label, amount }) => `${label}: ${naira(amount)}`)))}.`
  },
  ofTax: ({ tax, without, isIncome }) => {
    if (tax === without) return `It changes no tax: ${naira(tax)} with it and without it.`
    const part = naira(Math.abs(tax - without))
    return isIncome && tax > without
      ? `Of your tax of ${naira(tax)}, ${part} comes from it: without it the tax would be ${naira(without)}.`
      : `It makes your tax ${part} ${tax < without ? 'less' : 'more'}: ${naira(tax)} with it, ${naira(without)} without it.`
  },
  rate: ({ effectiveRate, totalTax, annualIncome }) =>
    `Your effective rate is ${formatEffectiveRate(effectiveRate)}: the tax of ${naira(totalTax)} as a part of your whole income of ${naira(annualIncome)}.`,
  bands: ({ breakdown, totalTax }) =>
    breakdown.length === 0
      ? 'No band holds any of your income: nothing of it is taxable. Total Tax Due: ₦0.'
      : `${breakdown.map(({ band, amount, rate, tax }) => `${band}: ${naira(amount)} of yours at ${rate}% is ${naira(tax)}.`).join(' ')} Total Tax Due: ${naira(totalTax)}.`,
  byTheAct: (figures) =>
    figures.ownRules === null
      ? `${figures.isOldLaw ? 'By the law of that year' : 'By the Act itself'} your tax for ${figures.taxYear} is ${naira(figures.tax)} a year: the same as in your result.`
      : own.result(figures),
  paye: ({ month, taxYear, tax, taken }) => {
    if (month === null)
      return `You named no employer in your saved calculation for ${taxYear}, so nobody takes PAYE: the tax of ${naira(tax)} a year you pay yourself, with your return.`
    const { inResult, byTheAct, besides } = month
    const act = byTheAct === null || byTheAct === inResult ? '' : `; by the Act itself ${naira(byTheAct)}`
    const rest =
      besides > 0
        ? ` About ${naira(Math.round(besides))} a month is taken by no employer: put it aside for your return.`
        : ''
    const took = taken === undefined ? '' : ` You put ${naira(taken)} as the PAYE taken in the year.`
    return `PAYE to expect on a payslip: ${naira(inResult)} a month${act}. The whole tax for ${taxYear} is ${naira(tax)} a year.${rest}${took}`
  },
  payeTaken: (taken, taxYear) =>
    taken === null
      ? `You named no PAYE taken in your saved calculation for ${taxYear}. It stands on your payslips: add it up for the year and put it under “PAYE taken”.`
      : `PAYE taken in your saved calculation for ${taxYear}: ${naira(taken)} in the year. It changes no tax; it comes off what is left to pay.`,
  balance: ({ taxYear, lines: all, balance, left, due }) => {
    const [tax, ...off] = all
    const whole = naira(tax === undefined ? 0 : counted(tax))
    const taken = off.filter((line) => counted(line) !== 0)
    const less =
      taken.length === 0
        ? `You named no PAYE that was taken, and nothing that you paid, so it is the whole tax of ${whole}.`
        : `The tax is ${whole}; off it come ${listed(taken.map((line) => `${naira(-counted(line))} (${line.label})`))}.`
    const estimate =
      balance.act === null || balance.act === balance.estimate
        ? ''
        : ` That is by the Act itself; by the estimate of your result it is ${naira(balance.estimate)}.`
    if (left < 0)
      return `For ${taxYear} ${naira(-left)} comes back to you, once you claim it. ${less}${estimate}`
    if (left === 0)
      return `For ${taxYear} nothing is left to pay: your balance is ₦0. ${taken.length === 0 ? '' : less}${estimate}`.trim()
    const by = due === null ? '' : ` by ${dayInFull(due.day)}`
    return `For ${taxYear} you still owe ${naira(left)}${by}. ${less}${estimate}`
  },
  takeHome: (figures) => own.net(figures),
  payExempt: ({ taxYear, tax, isPayExempt, reason }) =>
    isPayExempt
      ? `Your pay for ${taxYear} is exempt: no job pays more than the national minimum wage. By the Act your tax is ${naira(tax)}.`
      : `The minimum wage exemption does not count in your saved calculation for ${taxYear}. ${reason === null ? '' : `${reason} `}The tax is ${naira(tax)}.`,
}
