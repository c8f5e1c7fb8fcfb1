import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Report } from '../../../contract/report/index.ts'
import {
  densities,
  estimatedReturnHeight,
  ordinaryDensity,
  returnEnd,
} from '../../../contract/report/layout.ts'
import { ReportPage } from './ReportPage.tsx'
import { reportStyle, typeface } from './style.ts'

/** A report as a whole HTML document to print. Whatever stands in it shows as text. */
export function renderReport(report: Report): string {
  const density =
    densities.find((each) => estimatedReturnHeight(report, each) <= returnEnd(report, each)) ??
    ordinaryDensity
  const style = `${fontFaces()}\n${reportStyle(report, density)}`
  return `<!doctype html>${renderToStaticMarkup(createElement(ReportPage, { report, density, style }))}`
}

const face = (weight: 400 | 700): string => {
  const file = readFileSync(new URL(`../fonts/NotoSans-NG-${weight}.ttf`, import.meta.url))
  return `@font-face { font-family: "${typeface}"; font-weight: ${weight}; src: url(data:font/ttf;base64,${file.toString('base64')}) format("truetype"); }`
}

let faces: string | undefined

/**
 * The fonts of the report as part of its style sheet: Noto Sans with every Nigerian letter and mark as one glyph, so
 * that the text of the file is found again letter by letter. Read once a process.
 */
function fontFaces(): string {
  return (faces ??= `${face(400)}\n${face(700)}`)
}
