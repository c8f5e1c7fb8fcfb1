import { fitFonts } from '../../../../contract/report/glyphs/fit-fonts.ts'
import {
  openPack,
  packFileName,
  packFiles,
  packReport,
  type PackSource,
  zipPack,
} from '../../../../contract/report/return/index.ts'
import { loadFonts } from '../glyphs/load-fonts.ts'
import { drawReport } from './draw-report.ts'

/**
 * Creates the return pack of a calculation in the browser: its paper alone, or the ZIP with data and lists. This module
 * imports the PDF library, so it is loaded on demand.
 * @throws ReportError when there is no result to hand in; another error when the fonts cannot be fetched.
 */
export async function makePack(source: PackSource, kind: 'pdf' | 'zip'): Promise<File> {
  const pack = openPack(source)
  const { report, set } = fitFonts(packReport(pack))
  const paper = await drawReport(report, await loadFonts(set))
  if (kind === 'pdf') return fileOf(paper, report.fileName, 'application/pdf')
  const zip = zipPack({ name: report.fileName, bytes: paper }, packFiles(pack), source.today)
  return fileOf(zip, packFileName(pack.taxYear, source.today, 'zip'), 'application/zip')
}

function fileOf(bytes: Uint8Array, name: string, type: string): File {
  return new File([bytes.slice().buffer], name, { type })
}
