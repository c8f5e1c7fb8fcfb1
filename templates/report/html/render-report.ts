import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fitFonts } from '../../../contract/report/glyphs/fit-fonts.ts'
import type { Report } from '../../../contract/report/index.ts'
import { typesetter, type WidthOf } from '../../../contract/report/setting/lines.ts'
import { planOf } from '../../../contract/report/setting/pages.ts'
import { fontFile, openFonts } from '../fonts/measure.ts'
import { ReportPage } from './ReportPage.tsx'
import { reportStyle, typeface } from './style.ts'

/**
 * A report as a whole HTML document to print, its letters, lines and pages as planned for both writers. Whatever stands
 * in it shows as text.
 */
export function renderReport(told: Report): string {
  const { report } = fitFonts(told)
  const linesOf = typesetter((widthOf ??= openFonts()))
  const plan = planOf(report, linesOf)
  const style = `${fontFaces()}\n${reportStyle(report, plan.density)}`
  return `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, { report, plan, linesOf, style }))}`
}

let widthOf: WidthOf | undefined

const face = (weight: 400 | 700): string =>
  `@font-face { font-family: "${typeface}"; font-weight: ${weight}; src: url(data:font/ttf;base64,${fontFile(weight).toString('base64')}) format("truetype"); }`

let faces: string | undefined

/**
 * The fonts of the report as part of its style sheet: Noto Sans with every Nigerian letter and mark as one glyph, so
 * that the text of the file is found again letter by letter. Read once a process.
 */
function fontFaces(): string {
  return (faces ??= `${face(400)}\n${face(700)}`)
}
