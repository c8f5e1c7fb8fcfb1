import { product } from '../http/index.ts'
import { paperName, restsOnInWords, statusOptions } from '../../tax/index.ts'
import { calculationOf, type Calculation } from './calculation.ts'
import { actOf } from './act.ts'
import { bandPictureOf } from './band-picture.ts'
import { firstOf, remarksOf } from './remarks.ts'
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
import { dayInWords, reportFileName, reportWords } from './words.ts'

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
