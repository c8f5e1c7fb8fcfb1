import { fullBrotli } from './compress.ts'
import { weighPage, type WeighedChunk } from './weigh.ts'

/** Most KiB after brotli, of code and fonts, that a click on Export as PDF may fetch from the results page. */
export const reportBudgetKiB = 160

/** The fonts of a report whose names are Nigerian. */
const fonts = /^assets\/NotoSans-NG-min-\d+.*\.ttf$/

/** A file of the build that is no script. */
export interface BuiltAsset {
  readonly fileName: string
  readonly source: string | Uint8Array
}

/** A part of what the click fetches. */
export interface ReportPart {
  readonly name: string
  /** After brotli. */
  readonly bytes: number
}

/** What the first report fetches besides what the results page has loaded. */
export async function weighReport(
  chunks: readonly WeighedChunk[],
  assets: readonly BuiltAsset[],
  html: string,
): Promise<readonly ReportPart[]> {
  const page = await weighPage(chunks, html, 'features/results/index.tsx')
  const click = await weighPage(chunks, html, 'features/report/drawing/make-report.ts')
  const there = new Set(page?.scripts.map(({ name }) => name))
  const fontFiles = assets.filter(({ fileName }) => fonts.test(fileName))
  const weighed = fontFiles.map(async ({ fileName, source }) => ({
    name: fileName.replace(/^.*\//, ''),
    bytes: (await fullBrotli(Buffer.from(source))).length,
  }))
  return [...(click?.scripts ?? []).filter(({ name }) => !there.has(name)), ...(await Promise.all(weighed))]
}

/** What is wrong with the weight of a report, in words that say how to mend it; undefined when it keeps its budget. */
export function reportFaultOf(parts: readonly ReportPart[]): string | undefined {
  const scripts = parts.filter(({ name }) => !name.endsWith('.ttf'))
  if (scripts.length === 0 || parts.length - scripts.length !== 2)
    return 'The PDF report has no script or not its two fonts in this build: web/build/report-budget.ts names them.'
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (bytes <= reportBudgetKiB * 1024) return undefined
  const list = parts.map((part) => `${part.name} ${(part.bytes / 1024).toFixed(1)} KiB`).join(', ')
  return `The PDF report is over its budget: ${(bytes / 1024).toFixed(1)} KiB of code and fonts, budget ${reportBudgetKiB} KiB (${list}). web/build/lean-pdf.ts says what is left out of the library.`
}
