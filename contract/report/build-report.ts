import { product } from '../http/index.ts'
import {
  estimateInWords,
  formatNaira,
  type OldLaw,
  oldLawExemptionIn,
  paperName,
  payExemptInWords,
  restsOnInWords,
  statusOptions,
  takerInWords,
  toldFirstInWords,
} from '../../tax/index.ts'
import { calculationOf, type Calculation } from './calculation.ts'
import { actOf } from './act.ts'
import { bandPictureOf } from './band-picture.ts'
import { mapTexts, type Answer, type Fact, type Report } from './report.ts'
import { bandsSection } from './sections/bands.ts'
import { benefitsSection } from './sections/benefits.ts'
import { deductionsSection } from './sections/deductions.ts'
import { explainedSections } from './sections/explained.ts'
import { monthSection } from './sections/month.ts'
import { incomeSection } from './sections/income.ts'
import { summarySection } from './sections/summary.ts'
import type { ReportSource } from './request/source.ts'
import { cleanText } from './request/taxpayer.ts'
import { naira } from './table.ts'
import { dayInWords, reportFileName, reportWords, upgradeInWords } from './words.ts'

/**
 * The report of a calculation [spec 23.2, 23.9]. A masked result makes a masked report: every amount and rate a dash,
 * and a line that says how to see them.
 * @throws ReportError when there is no result to report.
 */
export function buildReport(source: ReportSource): Report {
  const calculation = calculationOf(source)
  const { taxYear, open, explanation } = calculation
  const report: Report = {
    language: 'en-NG',
    documentTitle: `${reportWords.title}: ${reportWords.subtitle}, ${reportWords.taxYear} ${taxYear}`,
    title: reportWords.title,
    subtitle: reportWords.subtitle,
    runningHead: `${reportWords.title}: ${reportWords.subtitle}`,
    facts: factsOf(source, taxYear),
    first: firstOf(source, calculation),
    answer: answerOf(calculation, source),
    act: actOf(calculation),
    remarks: remarksOf(calculation, source),
    isMasked: open === undefined,
    picture: open ? bandPictureOf(open) : null,
    sections: [
      summarySection(calculation),
      incomeSection(calculation),
      benefitsSection(calculation),
      deductionsSection(calculation),
      bandsSection(calculation),
      ...(explanation
        ? [monthSection(explanation), ...explainedSections(explanation)].filter((section) => section !== null)
        : []),
    ],
    footer: { date: dayInWords(source.today), owner: product.footer },
    fileName: reportFileName(taxYear, source.today),
  }
  return mapTexts(report, cleanText)
}

function factsOf({ taxpayer, answers }: ReportSource, taxYear: number): readonly Fact[] {
  const status = statusOptions.find(({ value }) => value === answers.status)?.label
  return [
    { label: reportWords.taxpayer, value: taxpayer.name ?? reportWords.notGiven },
    { label: reportWords.tin, value: taxpayer.tin ?? reportWords.notGiven },
    { label: reportWords.taxYear, value: String(taxYear) },
    { label: reportWords.status, value: status ?? reportWords.notGiven },
  ]
}

/** What stands before any total: what the Act, or the law of the year, exempts, and what the calculation leaves out. */
function firstOf({ standing }: ReportSource, { open, taxYear, result }: Calculation): readonly string[] {
  const words = payExemptInWords(standing, { isWithFigures: open !== undefined, isDue: !result.isExempt })
  return [
    ...(words === null ? [] : [`By the Act your pay is exempt. ${words.join(' ')}`]),
    ...toldFirstInWords(standing, { isWithFigures: open !== undefined }),
    ...(standing.oldLaw === null
      ? []
      : [oldLawFirst(taxYear, standing.oldLaw === 'exempt', open === undefined)]),
  ]
}

function answerOf({ result, open, taxYear }: Calculation, { standing }: ReportSource): Answer {
  if (!result.isExempt) return { kind: 'due', label: paperName('totalTax'), amount: naira(open?.totalTax) }
  const rests = restsOnInWords(standing, { taxYear, isWithFigures: open !== undefined })
  const reason = result.exemptionReason ?? ''
  const namesFigures = reason.includes('₦')
  return {
    kind: 'exempt',
    label: reportWords.exempt,
    reason: [open === undefined && namesFigures ? reportWords.withinFreeBand : reason, rests]
      .filter((words) => words !== null)
      .join(' '),
  }
}

const bandsOnly =
  'The tax above is by this calculator’s rules, which tax every job by the bands and do not know the minimum wage. Go by the Act.'
const bandsOnlyMasked =
  'This calculator’s rules tax every job by the bands and do not know the minimum wage. Go by the Act.'
const changedSince =
  'The working is left out: the rules have changed since this was calculated. Edit the calculation to bring it up to date.'

/** What is said under the answer: who takes the tax, that it is an estimate, what is hidden or left out. */
function remarksOf(
  { result, taxYear, open, explanation }: Calculation,
  { standing, origin }: ReportSource,
): readonly string[] {
  return [
    !result.isExempt && standing.isPayExempt && (open === undefined ? bandsOnlyMasked : bandsOnly),
    !result.isExempt && takerInWords(standing, explanation?.act?.hasSeveralJobs),
    estimateInWords(taxYear, result.isExempt),
    ...(explanation?.oldLaw.wasInForce ? oldLawRemarks(explanation.oldLaw) : []),
    open === undefined && upgradeInWords(origin),
    open !== undefined && explanation === null && changedSince,
  ].filter((words) => typeof words === 'string')
}

/** What the old law says of a job at the minimum wage, in a year in which it was in force: without the wage where figures are hidden. */
function oldLawFirst(taxYear: number, isCertain: boolean, isMasked: boolean): string {
  const { heading, words, source } = oldLawExemptionIn(taxYear, isCertain)
  return isMasked
    ? `${heading}: a job at the national minimum wage. ${source}.`
    : `${heading}. ${words} ${source}.`
}

/** The figure of the law that was in force, and its relief beside that of the estimate. */
function oldLawRemarks({
  law,
  net,
  totalTaxIfExempt,
  consolidatedWords,
  notCompared,
}: OldLaw): readonly string[] {
  const ifExempt = totalTaxIfExempt === null ? '' : `; ${formatNaira(totalTaxIfExempt)} if your pay is exempt`
  return [
    `Under the ${law} the tax comes to ${formatNaira(net.totalTax)}${ifExempt}.`,
    consolidatedWords,
    ...(notCompared === null ? [] : [notCompared]),
  ]
}
