import { reportColours, type Row } from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types, type Density } from '../style.ts'
import type { ColumnPlace } from './columns.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

const { ink, line } = reportColours
const gutter = 16
/** Air for the double rule under a final figure. */
const underFinal = 5

/** A row of a table, whole: its name with what is said under it, and its figures at the end of their columns. */
export function tableRow(
  paper: Paper,
  { kind, cells, notes }: Row,
  places: readonly ColumnPlace[],
  { row }: Density,
): Part {
  const type = kind === 'line' && notes.length === 0 ? types.body : types.strong
  const nameType = kind === 'line' && notes.length < 2 ? types.body : type
  const [first] = places
  const width = (first?.width ?? bodyWidth) - gutter
  const name = paragraph(paper, cells[0] ?? '', width, nameType)
  const said = notes.map((words) => paragraph(paper, words, width, types.note))
  const padding = (row - types.body.size * 1.36) / 2
  const text = said.reduce((sum, words) => sum + words.height, name.height + 2 * padding)
  const height = kind === 'final' ? text + underFinal : text
  const drawName = (x: number, y: number) => {
    name.draw(x, y)
    let top = y + name.height
    for (const words of said) {
      words.draw(x, top)
      top += words.height
    }
  }
  return {
    height,
    draw(y) {
      paper.artifact(() => drawRules(paper, kind, y, height))
      paper.element('TR', () => {
        paper.content('TH', () => drawName(first?.x ?? page.margin, y + padding), { scope: 'Row' })
        places.slice(1).forEach((place, index) => {
          const figure = cells[index + 1] ?? ''
          const figureWidth = paper.widthOf(figure, type)
          const x = place.x + place.width - figureWidth
          if (kind === 'final' && figure !== '')
            paper.artifact(() => drawDoubleRule(paper, x, y + padding + name.lineHeight + 0.6, figureWidth))
          paper.content('TD', () => paper.text(figure, x, y + padding + name.firstBaseline, type))
        })
      })
    },
  }
}

/** A hairline under each row, a rule above what concludes. */
function drawRules(paper: Paper, kind: Row['kind'], y: number, height: number): void {
  if (kind !== 'line') paper.rule(page.margin, y, bodyWidth, 1, ink)
  paper.rule(page.margin, y + height, bodyWidth, 0.5, line)
}

/** Under the figure that everything led to. */
function drawDoubleRule(paper: Paper, x: number, y: number, width: number): void {
  paper.rule(x, y, width, 0.7, ink)
  paper.rule(x, y + 2, width, 0.7, ink)
}
