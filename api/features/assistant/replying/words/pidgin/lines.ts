import {
  dayInFull,
  formatEffectiveRate,
  formatNaira,
  type SettlementLine,
} from '../../../../../../tax/index.ts'
import { lineNames, type OwnLineId } from '../../../deciding/own-lines/names.ts'
import { byMonth } from '../../figures.ts'
import type { LineWords } from '../line-words.ts'
import { own } from './own.ts'

const naira = formatNaira

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (id: OwnLineId) => lineNames[id].pcm[0]

/** Wetin di person no name: for relief, wetin dem take work am out. */
const notNamed: Readonly<Partial<Record<OwnLineId, string>>> = {
  rentPaidBySelf: 'rent for your house',
  rentRelief: 'rent for your house',
}

/** What a line of the settlement comes to by the Act, where there is one. */
const counted = ({ act, estimate }: SettlementLine) => act ?? estimate

export const lines: LineWords = {
  amount: (id, amount, taxYear) =>
    amount === 0
      ? `${capital(nameOf(id))} for di calculation wey you save for ${taxYear} na ₦0.`
      : `${capital(nameOf(id))} for di calculation wey you save for ${taxYear} na ${naira(amount)} for one year, about ${naira(byMonth(amount))} every month.`,
  none: (id, taxYear) =>
    id === 'consolidatedRelief'
      ? `Consolidated relief no dey for di calculation wey you save for ${taxYear}: na only di law before 2026 get am.`
      : `You no name any ${notNamed[id] ?? nameOf(id)} for di calculation wey you save for ${taxYear}${id === 'rentRelief' ? ', so rent relief no dey' : ''}.`,
  cameAbout: ({ sentence, steps }, withSteps) => {
    const told = sentence === 'Your answer.' ? 'Na wetin you type.' : sentence
    const shown = steps.filter(({ amount }) => amount !== 0)
    if (!withSteps || shown.length === 0) return told
    return `${told} ${capital(shown.map(({ label, amount }) => `${label}: ${naira(amount)}`).join(' and '))}.`
  },
  ofTax: ({ tax, without, isIncome }) => {
    if (tax === without) return `E no change any tax: ${naira(tax)} with am and without am.`
    const part = naira(Math.abs(tax - without))
    return isIncome && tax > without
      ? `For your tax of ${naira(tax)}, na ${part} come from am: without am di tax for be ${naira(without)}.`
      : `E make your tax ${part} ${tax < without ? 'less' : 'more'}: ${naira(tax)} with am, ${naira(without)} without am.`
  },
  rate: ({ effectiveRate, totalTax, annualIncome }) =>
    `Your effective rate na ${formatEffectiveRate(effectiveRate)}: di tax of ${naira(totalTax)} out of all your income of ${naira(annualIncome)}.`,
  bands: ({ breakdown, totalTax }) =>
    breakdown.length === 0
      ? 'No band hold any of your income: dem no go tax anything. All di tax na ₦0.'
      : `${breakdown.map(({ band, amount, rate, tax }) => `${band}: ${naira(amount)} of your own at ${rate}% na ${naira(tax)}.`).join(' ')} All di tax na ${naira(totalTax)}.`,
  byTheAct: (figures) =>
    figures.ownRules === null
      ? `By ${figures.isOldLaw ? 'di law of dat year' : 'di Act itself'} your tax for ${figures.taxYear} na ${naira(figures.tax)} for one year: e be di same for your result.`
      : own.result(figures),
  paye: ({ month, taxYear, tax, taken }) => {
    if (month === null)
      return `You no name any oga for di calculation wey you save for ${taxYear}, so nobody dey take PAYE: di tax of ${naira(tax)} for one year na you go pay am with your return.`
    const { inResult, byTheAct, besides } = month
    const act = byTheAct === null || byTheAct === inResult ? '' : `; by di Act itself na ${naira(byTheAct)}`
    const rest =
      besides > 0
        ? ` About ${naira(Math.round(besides))} every month no oga dey take am: keep am for your return.`
        : ''
    const took =
      taken === undefined ? '' : ` You put ${naira(taken)} as di PAYE wey dem don take for di year.`
    return `PAYE wey suppose dey your payslip na ${naira(inResult)} every month${act}. All di tax for ${taxYear} na ${naira(tax)} for one year.${rest}${took}`
  },
  payeTaken: (taken, taxYear) =>
    taken === null
      ? `You no name any PAYE wey dem don take for di calculation wey you save for ${taxYear}. E dey your payslips: add am for di whole year and put am for “PAYE taken”.`
      : `PAYE wey dem don take for di calculation wey you save for ${taxYear} na ${naira(taken)} for di year. E no change any tax; e dey comot from wetin remain to pay.`,
  balance: ({ taxYear, lines: all, balance, left, due }) => {
    const [tax, ...off] = all
    const whole = naira(tax === undefined ? 0 : counted(tax))
    const taken = off.filter((line) => counted(line) !== 0)
    const less =
      taken.length === 0
        ? `You no name any PAYE wey dem don take, or anything wey you don pay, so na all di tax of ${whole}.`
        : `Di tax na ${whole}; wetin comot na ${taken.map((line) => `${naira(-counted(line))} (${line.label})`).join(' and ')}.`
    const estimate =
      balance.act === null || balance.act === balance.estimate
        ? ''
        : ` Na by di Act itself be dat; by di estimate for your result na ${naira(balance.estimate)}.`
    if (left < 0)
      return `For ${taxYear} ${naira(-left)} go come back to you, once you claim am. ${less}${estimate}`
    if (left === 0)
      return `For ${taxYear} nothing remain to pay: your balance na ₦0. ${taken.length === 0 ? '' : less}${estimate}`.trim()
    const by = due === null ? '' : ` by ${dayInFull(due.day)}`
    return `For ${taxYear} you still dey owe ${naira(left)}${by}. ${less}${estimate}`
  },
  takeHome: (figures) => own.net(figures),
  payExempt: ({ taxYear, tax, isPayExempt, reason }) =>
    isPayExempt
      ? `Dem no go tax your pay for ${taxYear}: no job dey pay pass di national minimum wage. By di Act your tax na ${naira(tax)}.`
      : `Di minimum wage exemption no count for di calculation wey you save for ${taxYear}. ${reason === null ? '' : `${reason} `}Di tax na ${naira(tax)}.`,
}
