import {
  amountOf,
  formatEffectiveRate,
  formatNaira,
  listed,
  notOffered,
} from '../../../../../../tax/index.ts'
import { byMonth, type CaseFigures } from '../../figures.ts'
import type { OwnWords } from '../words.ts'
import { asOne } from '../as-one.ts'
import { offNames, roleNames } from './names.ts'

const naira = formatNaira
const due = ({ tax, ownRules }: CaseFigures) => ownRules ?? tax

/** The calculator's own figure leads here: it is the one that stands on the person's screen. */
const act = ({ tax, ownRules, why, isOldLaw, taxYear }: CaseFigures) =>
  ownRules === null
    ? ''
    : isOldLaw
      ? ` By the law in force in ${taxYear} it comes to ${naira(tax)}.`
      : ` By the Act itself it comes to ${naira(tax)}. What makes the difference: ${asOne(why.map(({ words }) => `${words}.`))}`

/** The band that makes most of the tax. */
function mostOf({ bands }: CaseFigures): string {
  const most = bands.reduce<CaseFigures['bands'][number] | undefined>(
    (top, band) => (top && top.tax >= band.tax ? top : band),
    undefined,
  )
  if (most === undefined || most.tax === 0) return ''
  const others = bands.filter((band) => band.tax > 0 && band !== most)
  const rest = others.map(({ rate, tax }) => `${naira(tax)} at ${rate}%`)
  return `Your bands at ${most.rate}% make ${naira(most.tax)} of it, on ${naira(most.amount)}${rest.length === 0 ? '' : `; the rest is ${listed(rest)}`}.`
}

function lines(figures: CaseFigures): string {
  const { income, takenOff, taxable, offTogether } = figures
  if (offTogether !== null && offTogether > 0)
    return `Your income is ${naira(income)}; ${naira(offTogether)} is taken off, by this calculator’s rules, so ${naira(taxable)} is taxable.`
  const off = takenOff.map(({ key, naira: each }) => `${naira(each)} ${offNames[key]}`)
  return `Your income is ${naira(income)}; ${off.length === 0 ? 'nothing is' : `${listed(off)} ${off.length === 1 ? 'is' : 'are'}`} taken off, so ${naira(taxable)} is taxable.${ofRent(figures)}`
}

/** What rent relief is, where some is taken off: it is never the rent itself. */
function ofRent({ takenOff, isOldLaw }: CaseFigures): string {
  const hasRelief = !isOldLaw && takenOff.some(({ key }) => key === 'rentPaidBySelf')
  return hasRelief ? ' Rent relief is 20% of the rent you paid, at most ₦500,000.' : ''
}

const headline = (figures: CaseFigures) =>
  due(figures) === 0
    ? `No tax is due in your saved calculation for ${figures.taxYear}.`
    : `Your tax for ${figures.taxYear} is ${naira(due(figures))} a year, about ${naira(byMonth(due(figures)))} a month${figures.effectiveRate > 0 ? `: ${formatEffectiveRate(figures.effectiveRate)} of your income` : ''}.`

const left = (figures: CaseFigures) =>
  `${naira(figures.net)} a year is left in your hand, about ${naira(byMonth(figures.net))} a month`

/** What is left by the law, where the tax of the result is another: what is left of that stands before it. */
const leftByTheLaw = ({ netByTheLaw, tax }: CaseFigures) =>
  netByTheLaw === null
    ? ''
    : ` After the tax by the law itself, ${naira(tax)}, ${naira(netByTheLaw)} a year would be left.`

export const own: OwnWords = {
  none: 'You have no saved calculation yet, so there is nothing of yours to look at. Finish one in the questionnaire, or ask with an amount, like “tax on 450k a month”.',
  result: (figures) =>
    `${headline(figures)} ${left(figures)}. ${lines(figures)} ${mostOf(figures)}${act(figures)}${leftByTheLaw(figures)}`,
  bands: (figures) => `${headline(figures)} ${mostOf(figures)} ${lines(figures)}${act(figures)}`,
  net: (figures) =>
    `${left(figures)}: your saved income less contributions and the tax of ${naira(due(figures))}.${leftByTheLaw(figures)}`,
  saving: (role, withIt, without, taxYear) =>
    without === withIt
      ? `In your saved calculation the ${roleNames[role]} changes nothing: the tax for ${taxYear} is ${naira(withIt)} with it and without it.`
      : `The ${roleNames[role]} in your saved calculation makes the tax for ${taxYear} ${naira(without - withIt)} less: ${naira(withIt)} with it, ${naira(without)} without it.`,
  oldLaw: ({ before, tax, isOldLaw, taxYear }) => {
    const old =
      before.tax === 0
        ? 'no tax is due'
        : `the tax is ${naira(before.tax)} a year, about ${naira(byMonth(before.tax))} a month`
    if (isOldLaw) return `In ${taxYear} the law before the Act was in force: by it ${old}.`
    const { difference, notCompared } = before
    const beside =
      difference === null
        ? (notCompared?.words ?? '')
        : difference === 0
          ? 'By the Act it is the same.'
          : `By the Act it is ${naira(tax)}: ${naira(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`
    return `On the same answers, by the law before 2026 ${old}. ${beside} Your result shows both, line by line.`
  },
  paye: (job, whole) =>
    `Of your pay alone the tax for ${job.taxYear} is ${naira(due(job))} a year: PAYE of about ${naira(byMonth(due(job)))} a month. With your other income it is ${naira(due(whole))}; the ${naira(Math.max(0, due(whole) - due(job)))} between the two no employer takes: you pay it with your return.`,
  changes: ({ heading, words }) => `${heading}. ${words}`,
  notOffered,
  noChanges: 'Nothing that you could still do for this year would change it.',
  part: ({ parts, withIt, without, alone }) => {
    const [tax, rest] = [due(withIt), due(without)]
    const what = listed(parts.map(({ key, naira: each }) => `${amountOf(key).name} of ${naira(each)}`))
    const adds = Math.max(0, tax - rest)
    const byTheLaw = withIt.tax - without.tax
    const law =
      withIt.ownRules === null && without.ownRules === null
        ? ''
        : ` By the ${withIt.isOldLaw ? 'law of that year' : 'Act itself'} it is ${naira(Math.max(0, byTheLaw))}: ${naira(withIt.tax)} with it, ${naira(without.tax)} without it.`
    const [verb, it] = parts.length === 1 ? ['adds', 'it'] : ['add', 'them']
    const byItself =
      alone === null
        ? ''
        : ` By ${it === 'it' ? 'itself' : 'themselves'}, with the same deductions, the tax would be ${naira(due(alone))}.`
    return `In your saved calculation for ${withIt.taxYear} your ${what} a year ${verb} ${naira(adds)} to the tax, about ${naira(byMonth(adds))} a month: with ${it} the tax is ${naira(tax)}, without ${it} the tax would be ${naira(rest)}, everything else as you saved it. The bands have no tax of one income alone: this is what comes on top of the rest.${byItself}${law}`
  },
  changed: (key, before, after) =>
    `${amountOf(key).name} of ${naira(after)} a year instead of ${naira(before)}`,
  changedPay: (before, after) =>
    `a whole pay, basic and allowances together, of ${naira(after)} a year instead of ${naira(before)}`,
  supposing: (parts) => `With ${listed(parts)}:`,
  whatIf: (before, after) => {
    const [was, is] = [due(before), due(after)]
    const change = was === is ? 'the same' : `${naira(Math.abs(is - was))} ${is > was ? 'more' : 'less'}`
    return `Your tax for ${after.taxYear} would be ${naira(is)} a year, about ${naira(byMonth(is))} a month: ${change === 'the same' ? 'the same as now' : `${change} than the ${naira(was)} now`}. ${naira(after.net)} a year would be left in your hand. Everything else stays as you saved it.${act(after)}`
  },
}
