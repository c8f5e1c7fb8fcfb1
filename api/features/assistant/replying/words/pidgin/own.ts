import { formatEffectiveRate, formatNaira, listed } from '../../../../../../tax/index.ts'
import { byMonth, type CaseFigures } from '../../figures.ts'
import type { OwnWords } from '../words.ts'
import { asOne } from '../as-one.ts'
import { changeInPidgin, notOfferedInPidgin } from './changes.ts'
import { answerNames, offNames, roleNames } from './names.ts'
import { notComparedInPidgin, whyInPidgin } from './why.ts'

const naira = formatNaira
const due = ({ tax, ownRules }: CaseFigures) => ownRules ?? tax

/** The calculator's own figure leads here: it is the one that stands on the person's screen. */
const act = ({ tax, ownRules, why, isOldLaw, taxYear }: CaseFigures) =>
  ownRules === null
    ? ''
    : isOldLaw
      ? ` By di law wey dey for ${taxYear} e be ${naira(tax)}.`
      : ` By di Act itself e be ${naira(tax)}. Wetin make am different: ${asOne(why.map((one) => `${whyInPidgin(one)}.`))}`

/** The band that makes most of the tax. */
function mostOf({ bands }: CaseFigures): string {
  const most = bands.reduce<CaseFigures['bands'][number] | undefined>(
    (top, band) => (top && top.tax >= band.tax ? top : band),
    undefined,
  )
  if (most === undefined || most.tax === 0) return ''
  const others = bands.filter((band) => band.tax > 0 && band !== most)
  const rest = others.map(({ rate, tax }) => `${naira(tax)} for ${rate}%`)
  return `Na di band of ${most.rate}% bring ${naira(most.tax)} of am, from ${naira(most.amount)}${rest.length === 0 ? '' : `; wetin remain na ${rest.join(' and ')}`}.`
}

function lines(figures: CaseFigures): string {
  const { income, takenOff, taxable, offTogether } = figures
  if (offTogether !== null && offTogether > 0)
    return `Your income na ${naira(income)}; dem comot ${naira(offTogether)}, as dis calculator dey do am, so dem go tax ${naira(taxable)}.`
  const off = takenOff.map(({ key, naira: each }) => `${naira(each)} ${offNames[key]}`)
  return `Your income na ${naira(income)}; dem comot ${off.length === 0 ? 'nothing' : off.join(' and ')}, so dem go tax ${naira(taxable)}.${ofRent(figures)}`
}

/** What rent relief is, where some is taken off: it is never the rent itself. */
function ofRent({ takenOff, isOldLaw }: CaseFigures): string {
  const hasRelief = !isOldLaw && takenOff.some(({ key }) => key === 'rentPaidBySelf')
  return hasRelief ? ' Rent relief na 20% of di rent wey you pay, ₦500,000 na di highest.' : ''
}

const headline = (figures: CaseFigures) =>
  due(figures) === 0
    ? `You no go pay any tax for ${figures.taxYear} for di calculation wey you save.`
    : `Your tax for ${figures.taxYear} na ${naira(due(figures))} for one year, about ${naira(byMonth(due(figures)))} every month${figures.effectiveRate > 0 ? `: ${formatEffectiveRate(figures.effectiveRate)} of your income` : ''}.`

const left = (figures: CaseFigures) =>
  `${naira(figures.net)} go remain for your hand for one year, about ${naira(byMonth(figures.net))} every month`

/** Wetin remain by di law, if di tax for di result na another one. */
const leftByTheLaw = ({ netByTheLaw, tax }: CaseFigures) =>
  netByTheLaw === null
    ? ''
    : ` After di tax of di law itself, ${naira(tax)}, na ${naira(netByTheLaw)} for remain for one year.`

export const own: OwnWords = {
  none: 'You never save any calculation, so I no get anything of your own to look. Finish one for di questionnaire, or ask with amount, like “tax on 450k a month”.',
  result: (figures) =>
    `${headline(figures)} ${left(figures)}. ${lines(figures)} ${mostOf(figures)}${act(figures)}${leftByTheLaw(figures)}`,
  bands: (figures) => `${headline(figures)} ${mostOf(figures)} ${lines(figures)}${act(figures)}`,
  net: (figures) =>
    `${left(figures)}: na di income wey you save, without contributions and di tax of ${naira(due(figures))}.${leftByTheLaw(figures)}`,
  saving: (role, withIt, without, taxYear) =>
    without === withIt
      ? `For di calculation wey you save, di ${roleNames[role]} no change anything: di tax for ${taxYear} na ${naira(withIt)} with am and without am.`
      : `Di ${roleNames[role]} for di calculation wey you save comot ${naira(without - withIt)} from di tax for ${taxYear}: ${naira(withIt)} with am, ${naira(without)} without am.`,
  oldLaw: ({ before, tax, isOldLaw, taxYear }) => {
    const old =
      before.tax === 0
        ? 'you no go pay any tax'
        : `di tax na ${naira(before.tax)} for one year, about ${naira(byMonth(before.tax))} every month`
    if (isOldLaw) return `For ${taxYear} na di law before di Act dey work: by am ${old}.`
    const { difference, notCompared } = before
    const beside =
      difference === null
        ? notCompared === null
          ? ''
          : notComparedInPidgin(notCompared.why)
        : difference === 0
          ? 'By di Act e be di same.'
          : `By di Act e be ${naira(tax)}: ${naira(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`
    return `With di same answers, by di law before 2026 ${old}. ${beside} Your result show both, line by line.`
  },
  paye: (job, whole) =>
    `For your salary alone di tax for ${job.taxYear} na ${naira(due(job))} for one year: PAYE of about ${naira(byMonth(due(job)))} every month. With your other money e be ${naira(due(whole))}; di ${naira(Math.max(0, due(whole) - due(job)))} wey remain your oga no dey take am: na you go pay am with your return.`,
  changes: changeInPidgin,
  notOffered: notOfferedInPidgin,
  noChanges: 'Nothing wey you fit still do for dis year go change am.',
  part: ({ parts, withIt, without, alone }) => {
    const [tax, rest] = [due(withIt), due(without)]
    const what = listed(parts.map(({ key, naira: each }) => `${answerNames[key]} of ${naira(each)}`))
    const adds = Math.max(0, tax - rest)
    const law =
      withIt.ownRules === null && without.ownRules === null
        ? ''
        : ` By di law itself na ${naira(Math.max(0, withIt.tax - without.tax))}: ${naira(withIt.tax)} with am, ${naira(without.tax)} without am.`
    const byItself =
      alone === null
        ? ''
        : ` If na only am you get, with di same deductions, di tax for be ${naira(due(alone))}.`
    return `For di calculation wey you save for ${withIt.taxYear}, your ${what} for one year dey add ${naira(adds)} to di tax, about ${naira(byMonth(adds))} every month: ${naira(tax)} with am, ${naira(rest)} without am, everything else as you save am. Di bands no get tax for one money alone: na wetin e add on top di rest be dis.${byItself}${law}`
  },
  changed: (key, before, after) =>
    `your ${answerNames[key]} na ${naira(after)} for one year, no be ${naira(before)}`,
  changedPay: (before, after) =>
    `your whole pay, basic and allowance join, na ${naira(after)} for one year, no be ${naira(before)}`,
  supposing: (parts) => `If ${listed(parts)}:`,
  whatIf: (before, after) => {
    const [was, is] = [due(before), due(after)]
    const change =
      was === is
        ? 'di same as now'
        : `${naira(Math.abs(is - was))} ${is > was ? 'more' : 'less'} than di ${naira(was)} now`
    return `Your tax for ${after.taxYear} for be ${naira(is)} for one year, about ${naira(byMonth(is))} every month: ${change}. ${naira(after.net)} for remain for your hand for one year. Everything else na as you save am.${act(after)}`
  },
}
