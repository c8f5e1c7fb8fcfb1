import {
  claimBackWords,
  formatNaira,
  formatRate,
  lawOf,
  type ByTheAct,
  type ContributionKey,
  type PayeMonth,
  listed,
} from '../../../../tax/index.ts'
import { contributionOf } from '../assumed.ts'

/** The month in words. */
export interface MonthWords {
  readonly before: string
  readonly figure: string
  readonly after: string
  /** Amounts by the month; `mine` is the person's own. */
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly mine?: boolean }[]
  readonly sentences: readonly string[]
  /** The section of law under what is said; absent where none is needed. */
  readonly cite?: string
  /** Contributions that explain the difference when they count as ₦0; empty where none do. */
  readonly count: readonly ContributionKey[]
}

const whole = Math.round
const naira = (amount: number) => formatNaira(whole(amount))

/** The month of whoever has an employer: what to expect as PAYE, beside the Act and the payslip. */
export function payeInWords(month: PayeMonth, act: ByTheAct, taxYear: number): MonthWords {
  const { inResult, byTheAct, onPayslip, besides, withoutExtra } = month
  const differs = byTheAct !== null && whole(byTheAct) !== whole(inResult)
  const expected = whole(differs && isMoreThanPaid(act) ? byTheAct : inResult)
  const isNone = expected === 0
  const who = act.hasSeveralJobs ? 'Your employers' : 'Your employer'
  return {
    before: `${who} should take ${isNone ? '' : 'about '}`,
    figure: isNone ? 'no PAYE' : `${formatNaira(expected)} a month.`,
    after: !isNone
      ? ''
      : differs && expected !== whole(byTheAct)
        ? ' from your pay, if what is assumed was really paid.'
        : ' from your pay.',
    rows: [
      {
        label: isNone && !differs ? 'PAYE to expect a month' : 'PAYE in this result',
        amount: naira(inResult),
      },
      ...(withoutExtra === null
        ? []
        : [{ label: 'Without commission and bonus', amount: naira(withoutExtra.inResult) }]),
      ...(differs ? [{ label: 'PAYE by the Act', amount: naira(byTheAct) }] : []),
      ...(onPayslip === null
        ? []
        : [{ label: 'PAYE on your payslip', amount: naira(onPayslip), mine: true }]),
    ],
    sentences: [
      ...(withoutExtra === null ? [] : ['Commission and bonus are spread over the months here.']),
      ...(onPayslip === null && differs ? [holdsInWords(month, act, taxYear)] : []),
      ...verdictInWords(month, act, taxYear),
      ...(whole(besides) > 0
        ? [
            `Put aside ${naira(besides)} a month for the tax by the Act on your other income: no employer takes it.`,
          ]
        : []),
    ],
    ...(isWronglyTaken(month) && { cite: 'Nigeria Tax Administration Act, section 55' }),
    count: month.explainedBy,
  }
}

/** Whether more makes the Act's total another than contributions that are assumed and may have been paid. */
const isMoreThanPaid = ({ parts, assumed }: ByTheAct): boolean =>
  assumed.length === 0 || parts.some(({ id }) => id !== 'contributions-paid')

/** On what each of two figures of PAYE holds, in a sentence or two. */
function holdsInWords({ byTheAct, inResult }: PayeMonth, act: ByTheAct, taxYear: number): string {
  const isPaidAssumed = !act.isPayExempt && act.assumed.length > 0
  if (!isPaidAssumed) return `By the Act it is ${naira(byTheAct ?? 0)}, not ${naira(inResult)}.`
  const shares = listed(act.assumed.map((key) => `${shareOf(key, taxYear)} ${nameOf(key)}`))
  const names = listed(act.assumed.map(nameOf))
  const takes = `${act.hasSeveralJobs ? 'your employers also take' : 'your employer also takes'} ${shares}`
  return isMoreThanPaid(act)
    ? `By the Act it is ${naira(byTheAct ?? 0)} if nothing is paid for ${names}, less if ${takes}.`
    : `${naira(inResult)} holds if ${takes}. By the Act it is ${naira(byTheAct ?? 0)} if nothing is paid for ${names}.`
}

/** The month of whoever has no employer; undefined where by the Act no tax is due. */
export function putAsideInWords(act: Pick<ByTheAct, 'putAside'>): MonthWords | undefined {
  if (whole(act.putAside) === 0) return undefined
  return {
    before: 'Put aside ',
    figure: `${naira(act.putAside)} a month.`,
    after: '',
    rows: [],
    sentences: ['No employer takes PAYE from you: the whole tax by the Act is then there when it is due.'],
    count: [],
  }
}

/** Tax is taken although none is due, by the result and by the Act. */
function isWronglyTaken({ inResult, byTheAct, verdict }: PayeMonth): boolean {
  return verdict === 'more' && whole(inResult) === 0 && whole(byTheAct ?? 0) === 0
}

/** One or two sentences about the payslip. */
function verdictInWords(month: PayeMonth, act: ByTheAct, taxYear: number): readonly string[] {
  const { inResult, byTheAct, onPayslip, verdict, explainedBy } = month
  if (onPayslip === null || verdict === 'not-given') return ['Compare it with PAYE on your payslip.']
  const than = (figure: number) => {
    const gap = whole(onPayslip) - whole(figure)
    return `${formatNaira(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'}`
  }
  const names = listed(explainedBy.map(nameOf))
  const explained = explainedBy.length === 0 ? [] : [`They agree once ${names} counts as ₦0.`]
  const toAct = byTheAct === null || whole(byTheAct) === whole(inResult) ? undefined : than(byTheAct)
  switch (verdict) {
    case 'usual':
      return ['Your payslip agrees with PAYE without them.']
    case 'agrees':
      return [
        `Your payslip agrees with this result${toAct === undefined && byTheAct !== null ? ' and with the Act' : ''}.`,
      ]
    case 'right-by-act':
      return [
        `Your payslip takes ${than(inResult)} and is right by the Act: ${reasonOf(act, explainedBy, taxYear)}`,
      ]
    case 'more':
      if (isWronglyTaken(month)) return [`By these answers none is due. ${claimBackWords}`]
      return [
        `Your payslip takes ${than(inResult)} than this result${toAct === undefined ? '' : `, and ${toAct} than by the Act`}.`,
        ...(explained.length > 0 ? explained : ['Ask your employer how it was worked out.']),
      ]
    case 'less':
      return [
        `Your payslip takes ${than(inResult)} than this result${toAct === undefined ? '' : `, and ${toAct} than by the Act`}.`,
        'Check your answers, and ask your employer: tax that is not taken now is due later.',
      ]
    case 'between':
    default:
      return [
        `Your payslip takes ${than(inResult)} than this result and ${toAct ?? ''} than by the Act.`,
        ...(explained.length > 0 ? explained : ['Ask your employer how it was worked out.']),
      ]
  }
}

/** Why the Act comes to another figure, in words that end a sentence. */
function reasonOf({ parts }: ByTheAct, explainedBy: readonly ContributionKey[], taxYear: number): string {
  const names = listed(explainedBy.map(nameOf))
  if (explainedBy.length > 0) {
    const shares = explainedBy.map((key) => shareOf(key, taxYear))
    return `nothing comes off for ${names}. You left ${names} empty, so this result assumes ${listed(shares)}.`
  }
  return `${listed(parts.map(({ words }) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`))}.`
}

function nameOf(key: ContributionKey): string {
  return contributionOf(key)?.shortName ?? ''
}

function shareOf(key: ContributionKey, taxYear: number): string {
  const row = contributionOf(key)
  return row === undefined ? '' : formatRate(lawOf(taxYear)[row.assumed].value)
}
