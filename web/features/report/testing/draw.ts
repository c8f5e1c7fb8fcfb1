import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFiles, FontSet } from '../../../../contract/report/glyphs/coverage.ts'
import { buildReport, type Report, type ReportSource } from '../../../../contract/report/index.ts'
import { readPdf } from '../../../../templates/report/testing/read-pdf.ts'
import { drawReport } from '../drawing/draw-report.ts'
import { fitFonts } from '../../../../contract/report/glyphs/fit-fonts.ts'

const folder = join(import.meta.dirname, '../../../../templates/report/fonts')
const prefix: Readonly<Record<FontSet, string>> = { small: 'NotoSans-NG-min', large: 'NotoSans-NG' }

/** The font files of a set, as the browser fetches them. */
export function fontsOf(set: FontSet): FontFiles {
  const read = (cut: number) => new Uint8Array(readFileSync(join(folder, `${prefix[set]}-${cut}.ttf`)))
  return { regular: read(400), bold: read(700) }
}

/** Draws a report as the browser does, with the same fonts. */
export async function drawn(source: ReportSource): Promise<{ bytes: Uint8Array; report: Report }> {
  return drawnAs(buildReport(source))
}

/** Draws any report, a return pack's paper too. */
export async function drawnAs(told: Report): Promise<{ bytes: Uint8Array; report: Report }> {
  const { report, set } = fitFonts(told)
  return { bytes: await drawReport(report, fontsOf(set)), report }
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** The text of a drawn report, with runs of blanks collapsed. */
export async function drawnAndRead(source: ReportSource) {
  const { bytes, report } = await drawn(source)
  const read = await readPdf(bytes)
  return { report, ...read, text: flat(read.text), pageTexts: read.pageTexts.map(flat) }
}
