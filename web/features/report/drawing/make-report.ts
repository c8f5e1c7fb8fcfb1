import { buildReport, type ReportSource } from '../../../../contract/report/index.ts'
import { drawReport } from './draw-report.ts'
import { fitFonts } from '../../../../contract/report/glyphs/fit-fonts.ts'
import { loadFonts } from '../glyphs/load-fonts.ts'

/**
 * Creates the PDF report of a calculation in the browser. This module imports the PDF library, so it is loaded on
 * demand.
 * @throws ReportError when there is no result to report; another error when the fonts cannot be fetched.
 */
export async function makeReport(source: ReportSource): Promise<File> {
  const { report, set } = fitFonts(buildReport(source))
  const bytes = await drawReport(report, await loadFonts(set))
  return new File([bytes.slice().buffer], report.fileName, { type: 'application/pdf' })
}
