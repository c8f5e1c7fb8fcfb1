import { buildReport, type Report, type ReportSource } from '../../../../contract/report/index.ts'
import { readPdf } from '../../../../templates/report/testing/read-pdf.ts'
import { drawReport } from '../drawing/draw-report.ts'
import { fitFonts } from '../glyphs/fit-fonts.ts'
import { fontsOf } from './fonts.ts'

/** A report drawn as in the browser, with the fonts that it would fetch. */
export async function drawn(source: ReportSource): Promise<{ bytes: Uint8Array; report: Report }> {
  const { report, set } = fitFonts(buildReport(source))
  return { bytes: await drawReport(report, fontsOf(set)), report }
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** What a reader finds in the drawn report, runs of blanks as one. */
export async function drawnAndRead(source: ReportSource) {
  const { bytes, report } = await drawn(source)
  const read = await readPdf(bytes)
  return { report, ...read, text: flat(read.text), pageTexts: read.pageTexts.map(flat) }
}
