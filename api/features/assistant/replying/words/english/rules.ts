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
    `No tax on your ${of('gratuity', said)}, if it is under the Pension Reform Act or was paid for a death. Any other gratuity is income.`,
  pensionReceived: (said) =>
    `No tax on your ${of('pension', said)} a year, if it is under the Pension Reform Act. Another pension counts as income.`,
  gift: (said) =>
    `A ${of('gift', said)} is not on the Act’s list of income that we read: no tax on it is counted here.`,
  loan: (said) =>
    `No tax on a ${of('loan', said)}: borrowed money is not income, and paying it back takes nothing off.`,
  dividend: (said) =>
    `No more tax on Nigerian ${of('dividends', said)}: ${told.dividendWithheld.value}% was taken before you got them, and that is final.`,
  bondInterest: (said) =>
    `No more tax on ${of('interest', said)} from Government bonds, or from treasury bills and company bonds whose tax was taken already.`,
  foreignInvestment: (said) =>
    `No tax on ${of('dividends, interest or rent', said)} from abroad, if the money came in through approved channels. If not, it joins your income.`,
  severanceFree: (said) =>
    `No tax on ${of('compensation', said)} for the lost job: up to ${free} is free. Salary, leave pay and bonuses paid with it are ordinary income.`,
  severanceOver: (said, taxed, tax) =>
    `Of ${of('the compensation', said)} only the part above ${free} is taxed: ${naira(taxed ?? 0)}.${tax === null ? '' : ` With no other income the tax on it is ${naira(tax)}.`}`,
  company: () =>
    'A company pays its own tax, which I do not calculate. What it pays you as salary or dividends is yours: ask me about that.',
  nysc: (_said, _taxed, tax) =>
    `In practice no tax is taken from the NYSC allowance, and it may be no pay from a job at all; but that is not certain.${tax === null ? '' : ` If it were taxed, the bands would come to ${naira(tax)} for the year.`}`,
  sharesFree: () =>
    `No tax on that gain: Nigerian shares are free while you sell for less than ${naira(told.shareProceeds.value)} in ${told.shareMonths.value} months and gain no more than ${naira(told.shareGain.value)}.`,
  homeFree: () =>
    'No tax the first time: the gain on your own home, with up to one acre, is free once in your life.',
  carFree: () => `No tax: the gain on up to ${told.privateVehicles.value} private cars a year is free.`,
  thingsFree: () =>
    `No tax: personal things that sell for up to ${naira(told.chattels.value)} in a year are free.`,
  noGain: () => 'No tax on that sale: it left no gain.',
}
