import type { Report } from '../../../../contract/report/index.ts'
import {
  beginsPage,
  densities,
  layout,
  ordinaryDensity,
  returnEnd,
  type Density,
} from '../../../../contract/report/layout.ts'
import type { FontFiles } from '../glyphs/coverage.ts'
import { answer, drawFooters, facts, header, remarks } from './blocks.ts'
import { flow, heightTogether, type Piece } from './flow.ts'
import { openPaper, type Paper } from './paper.ts'
import { picture } from './picture.ts'
import { table } from './table.ts'

/**
 * Draws a report as a PDF: tagged, searchable, on as few pages as possible. The return gets a page of its own when it
 * fits on one; the appendix with the calculation begins on the next.
 * @param fonts fonts that contain every character of the report.
 */
export async function drawReport(report: Report, fonts: FontFiles): Promise<Uint8Array> {
  const paper = openPaper(fonts, { title: report.documentTitle, language: report.language })
  flow(paper, fittingPieces(paper, report) ?? piecesOf(paper, report, ordinaryDensity))
  drawFooters(paper, report)
  return paper.finish()
}

/** The return in the largest spacing that fits on one page; undefined when none fits. */
function fittingPieces(paper: Paper, report: Report): readonly Piece[] | undefined {
  for (const density of densities) {
    const pieces = piecesOf(paper, report, density)
    if (heightTogether(beforeAppendix(pieces)) <= returnEnd(report, density)) return pieces
  }
  return undefined
}

function piecesOf(paper: Paper, report: Report, density: Density): readonly Piece[] {
  const { gap } = density
  return [
    { gap: 0, part: header(paper, report) },
    { gap, part: facts(paper, report.facts) },
    { gap, part: answer(paper, report.answer) },
    ...(report.remarks.length > 0
      ? [{ gap: gap * layout.remarks.gap, part: remarks(paper, report.remarks) }]
      : []),
    ...(report.picture && density.picture > 0
      ? [{ gap, part: picture(paper, report.picture, density.picture) }]
      : []),
    ...report.sections.map((section) => ({
      gap,
      newPage: beginsPage(section),
      part: table(paper, section, density),
    })),
  ]
}

/** The pieces of the return: everything before the appendix with the calculation. */
function beforeAppendix(pieces: readonly Piece[]): readonly Piece[] {
  const start = pieces.findIndex(({ newPage }) => newPage === true)
  return start === -1 ? pieces : pieces.slice(0, start)
}
