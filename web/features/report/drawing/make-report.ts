import { buildReport, type ReportSource } from '../../../../contract/report/index.ts'
import { drawReport } from './draw-report.ts'
import { fitFonts } from '../glyphs/fit-fonts.ts'
import { loadFonts } from '../glyphs/load-fonts.ts'

/**
 * The report of a calculation as a PDF file, made on this device. This module brings the PDF library along: import
 * it when a report is asked for.
 * @throws ReportError when there is no result to report; another error when the fonts cannot be fetched.
 */
export async function makeReport(source: ReportSource): Promise<File> {
  const { report, set } = fitFonts(buildReport(source))
  const bytes = await drawReport(report, await loadFonts(set))
  return new File([bytes.slice().buffer], report.fileName, { type: 'application/pdf' })
}
