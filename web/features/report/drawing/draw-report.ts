import type { Report } from '../../../../contract/report/index.ts'
import { layout } from '../../../../contract/report/layout.ts'
import { typesetter, type LinesOf } from '../../../../contract/report/setting/lines.ts'
import { planOf, type Plan } from '../../../../contract/report/setting/pages.ts'
import type { FontFiles } from '../../../../contract/report/glyphs/coverage.ts'
import { act, answer, drawFooters, facts, header, remarks } from './blocks.ts'
import { flow, type Piece } from './flow.ts'
import { openPaper, type Paper } from './paper.ts'
import { picture } from './picture.ts'
import { sectionParts } from './table.ts'

/**
 * Draws a report as a PDF: tagged, searchable, its lines and pages as planned for both writers.
 * @param fonts fonts that contain every character of the report.
 */
export async function drawReport(report: Report, fonts: FontFiles): Promise<Uint8Array> {
  const paper = openPaper(fonts, { title: report.documentTitle, language: report.language })
  const linesOf = typesetter(paper.widthOf)
  const plan = planOf(report, linesOf)
  const sections = report.sections.map((section) => sectionParts(paper, linesOf, section, plan.density))
  flow(paper, plan, { top: topOf(paper, linesOf, report, plan), sections })
  drawFooters(paper, report)
  return paper.finish()
}

function topOf(
  paper: Paper,
  linesOf: LinesOf,
  report: Report,
  { density: { gap, picture: height } }: Plan,
): readonly Piece[] {
  return [
    { gap: 0, part: header(paper, report) },
    { gap, part: facts(paper, linesOf, report.facts) },
    ...(report.first.length > 0 ? [{ gap, part: remarks(paper, linesOf, report.first) }] : []),
    { gap, part: answer(paper, linesOf, report.answer) },
    ...(report.act ? [{ gap: 0, part: act(paper, linesOf, report.act) }] : []),
    ...(report.remarks.length > 0
      ? [{ gap: gap * layout.remarks.gap, part: remarks(paper, linesOf, report.remarks) }]
      : []),
    ...(report.picture && height > 0 ? [{ gap, part: picture(paper, linesOf, report.picture, height) }] : []),
  ]
}
