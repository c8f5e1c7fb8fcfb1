import { contributionRows } from '../answers/keys.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import { lawOf } from '../years/index.ts'
import { presumptiveFigures } from '../years/presumptive.ts'
import { presumptiveName } from '../years/reporters.ts'
import { noteFigures } from '../years/nta-2025.ts'
import type { Standing } from './standing.ts'
import type { ToldFirst } from './told-first.ts'

/** Whether words hold the law's figures: paper of the free plan has a dash for every figure. */
interface Figures {
  readonly taxYear: number
  readonly isWithFigures: boolean
}

/** Of whose pay was taxed although it is exempt, or no tax is due. */
export const claimBackWords =
  'Ask your employer to check. Keep your payslips: tax overpaid can be claimed back in writing within six years.'

/** Of a total that is due by the rules although the Act exempts the pay. */
export const bandsOnlyWords =
  'This calculator’s rules tax every job by the bands and do not know the minimum wage. Go by the Act.'

const wage = `, ${formatNaira(noteFigures.minimumWage.value)} a month,`

/**
 * On what an exemption rests: "Exempt only because a contribution is assumed (8% pension). If it was not paid, tax would
 * be due."; null where it rests on nothing that is assumed.
 */
export function restsOnInWords(
  { restsOn }: Pick<Standing, 'restsOn'>,
  { taxYear, isWithFigures }: Figures,
): string | null {
  const rows = contributionRows.filter(({ key }) => restsOn.includes(key))
  if (rows.length === 0) return null
  const names = rows.map((row) =>
    isWithFigures ? `${formatRate(lawOf(taxYear)[row.assumed].value)} ${row.shortName}` : row.shortName,
  )
  return rows.length === 1
    ? `Exempt only because a contribution is assumed (${names.join()}). If it was not paid, tax would be due.`
    : `Exempt only because contributions are assumed (${names.join(', ')}). If nothing was paid, tax would be due.`
}

/** What the Act says first to whoever it exempts; null of everybody else. Each is a sentence. @param isDue whether the result has tax. */
export function payExemptInWords(
  { isPayExempt, taker }: Pick<Standing, 'isPayExempt' | 'taker'>,
  { isWithFigures, isDue }: Pick<Figures, 'isWithFigures'> & { readonly isDue: boolean },
): readonly string[] | null {
  if (!isPayExempt) return null
  return [
    `A job that pays no more than the national minimum wage${isWithFigures ? wage : ''} is not taxed.`,
    'Your employer should take no PAYE from it.',
    ...(isDue && taker === 'employer-in-part'
      ? ['Your other income is still taxed. Section 58 can be read to free it too: that is not certain.']
      : []),
  ]
}

const { presumptiveFreeTurnover: freeTurnover, presumptiveShare } = presumptiveFigures
const bySales = {
  withFigures: `up to ${formatNaira(freeTurnover.value)} a year no tax is due, above that ${formatRate(presumptiveShare.value)} of all sales. So reported, not read in the Act: ${freeTurnover.reportedBy}.`,
  without: `up to a limit no tax is due. So reported, not read in the Act: ${presumptiveName}, in the press.`,
}

/** What no result may stand without, a sentence or two each. */
export function toldFirstInWords(
  { toldFirst }: Pick<Standing, 'toldFirst'>,
  { isWithFigures }: Pick<Figures, 'isWithFigures'>,
): readonly string[] {
  const words: Readonly<Record<ToldFirst, string>> = {
    'pensioner-interest':
      'By the Act a pensioner’s interest on savings is taxed as other income is. This calculator counts it as zero.',
    'pensioner-foreign-dividends':
      'By the Act a pensioner’s dividends from abroad are taxed, unless they came in through approved channels. This calculator counts them as zero.',
    'no-records': `If you keep no records of your business, it is taxed by its sales: ${isWithFigures ? bySales.withFigures : bySales.without}`,
  }
  return toldFirst.map((each) => words[each])
}

const employerAbroad = 'If your employer is abroad and takes none, you pay it yourself.'

/** Who takes the tax that is due; null for a year before the Act. @param hasSeveralJobs whether several employers paid. */
export function takerInWords(
  { taker, isPayExempt }: Pick<Standing, 'taker' | 'isPayExempt'>,
  hasSeveralJobs = false,
): string | null {
  if (taker === null) return null
  const other = 'Tax on your other income is yours to pay, less what was withheld from it.'
  if (taker === 'nobody') return 'No employer takes this tax: what is due is yours to pay.'
  if (isPayExempt) return taker === 'employer' ? null : other
  const takes = `${hasSeveralJobs ? 'Your employers in Nigeria take' : 'Your employer in Nigeria takes'} what is due on your pay, as PAYE. ${employerAbroad}`
  return taker === 'employer' ? takes : `${takes} ${other}`
}

/** All of it for who sees figures, in sentences: what stands before any result, what the Act exempts, then on what the result rests or who takes the tax. */
export function standingInWords(
  standing: Standing,
  {
    taxYear,
    isExempt,
    hasSeveralJobs = false,
  }: { readonly taxYear: number; readonly isExempt: boolean; readonly hasSeveralJobs?: boolean },
): readonly string[] {
  const pay = payExemptInWords(standing, { isWithFigures: true, isDue: !isExempt })
  return [
    ...toldFirstInWords(standing, { isWithFigures: true }),
    pay && `By the Act your pay is exempt. ${pay.join(' ')}`,
    isExempt
      ? restsOnInWords(standing, { taxYear, isWithFigures: true })
      : takerInWords(standing, hasSeveralJobs),
  ].filter((words) => words !== null)
}
