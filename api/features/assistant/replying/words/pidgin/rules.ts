import { formatNaira } from '../../../../../../tax/index.ts'
import { noteFigures } from '../../../../../../tax/years/nta-2025.ts'
import { told } from '../../../../../../tax/years/told.ts'
import type { RuleWords } from '../words.ts'

const naira = formatNaira
const of = (name: string, said: number | null) =>
  said === null || said === 0 ? name : `${name} of ${naira(said)}`
const free = naira(noteFigures.lossOfOfficeFree.value)

/** What the Act says before any salary: the answer first. */
export const rules: RuleWords = {
  gratuity: (said) =>
    `No tax for your ${of('gratuity', said)}, if e dey under di Pension Reform Act or dem pay am because somebody die. Any other gratuity na income.`,
  pensionReceived: (said) =>
    `No tax for your ${of('pension', said)} for one year, if e dey under di Pension Reform Act. Other pension na income.`,
  gift: (said) =>
    `${of('Dash', said)} no dey for di list of income for di Act wey we read: no tax dey for am here.`,
  loan: (said) =>
    `No tax for ${of('loan', said)}: money wey you borrow no be income, and to pay am back no dey comot anything.`,
  dividend: (said) =>
    `No more tax for ${of('dividend', said)} from Nigeria: dem don take ${told.dividendWithheld.value}% before e reach you, and e don finish.`,
  bondInterest: (said) =>
    `No more tax for ${of('interest', said)} from Government bond, or from treasury bill and company bond wey dem don take tax.`,
  foreignInvestment: (said) =>
    `No tax for ${of('dividend, interest or rent', said)} from abroad, if di money enter through approved channels. If not, e go join your income.`,
  severanceFree: (said) =>
    `No tax for ${of('money', said)} for di job wey you lose: up to ${free} free. Salary, leave pay and bonus wey join am na ordinary income.`,
  severanceOver: (said, taxed, tax) =>
    `For ${of('di money', said)} for di job wey you lose, na only wetin pass ${free} dem go tax: ${naira(taxed ?? 0)}.${tax === null ? '' : ` If you no get other income, di tax na ${naira(tax)}.`}`,
  company: () =>
    'Company dey pay im own tax, and I no dey calculate am. Wetin di company pay you as salary or dividend na your own: ask me dat one.',
  nysc: (_said, _taxed, tax) =>
    `Dem no dey tax NYSC allawee as e be now, and e fit no be pay from job at all; but e no sure.${tax === null ? '' : ` If dem tax am, di bands give ${naira(tax)} for di year.`}`,
  sharesFree: () =>
    `No tax for dat gain: shares for Nigeria free if you sell less than ${naira(told.shareProceeds.value)} inside ${told.shareMonths.value} months and di gain no pass ${naira(told.shareGain.value)}.`,
  homeFree: () =>
    'No tax di first time: di gain for di house wey you dey live, with up to one acre, free one time for your life.',
  carFree: () =>
    `No tax: di gain for up to ${told.privateVehicles.value} motor of your own for one year free.`,
  thingsFree: () => `No tax: your own things wey sell up to ${naira(told.chattels.value)} for one year free.`,
  noGain: () => 'No tax for dat sale: e no bring gain.',
}
