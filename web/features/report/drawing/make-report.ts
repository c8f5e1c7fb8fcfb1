import { buildReport, type ReportSource } from '../../../../contract/report/index.ts'
import { standingOf, type Standing } from '../../../../tax/index.ts'
import { drawReport } from './draw-report.ts'
import { fitFonts } from '../../../../contract/report/glyphs/fit-fonts.ts'
import { loadFonts } from '../glyphs/load-fonts.ts'
import { asPlanShows } from './as-plan-shows.ts'

/** What a report is made of; a new result has all of its answers, and from them how the person stands. */
export type BrowserSource = Omit<ReportSource, 'standing'> & { readonly standing?: Standing | undefined }

/**
 * Creates the PDF report of a calculation in the browser. This module imports the PDF library, so it is loaded on
 * demand.
 * @throws ReportError when there is no result to report; another error when the fonts cannot be fetched.
 */
export async function makeReport({ standing, ...source }: BrowserSource): Promise<File> {
  const currentYear = new Date(source.today).getUTCFullYear()
  const known = standing ?? standingOf(source.answers, { currentYear })
  const { report, set } = fitFonts(buildReport({ ...source, standing: known }))
  const bytes = await drawReport(report, await loadFonts(set))
  return new File([bytes.slice().buffer], report.fileName, { type: 'application/pdf' })
}

/** The report of the signed-in person, as their plan shows it when it is made. @throws as makeReport does. */
export async function makeOwnReport({ result, ...source }: BrowserSource): Promise<File> {
  return makeReport({ ...source, result: result && (await asPlanShows(result)) })
}
