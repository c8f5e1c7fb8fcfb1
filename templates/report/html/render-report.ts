import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Report } from '../../../contract/report/index.ts'
import { fontFaces } from './fonts.ts'
import { ReportPage } from './ReportPage.tsx'
import { reportStyle } from './style.ts'

/** A report as a whole HTML document to print. Whatever stands in it shows as text. */
export function renderReport(report: Report): string {
  const style = `${fontFaces()}\n${reportStyle(report.footer.date)}`
  return `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, { report, style }))}`
}
