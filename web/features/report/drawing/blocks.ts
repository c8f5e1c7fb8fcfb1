import { dash } from '../../../../contract/http/index.ts'
import {
  pageInWords,
  type Answer,
  type Fact,
  type Report,
  type Row,
} from '../../../../contract/report/index.ts'
import {
  baselineIn,
  bodyWidth,
  layout,
  lineHeight,
  reportColours,
  rowStyles,
  textEnd,
  textStyles,
} from '../../../../contract/report/layout.ts'
import {
  actHeight,
  answerHeight,
  factsHeight,
  headerHeight,
  remarksHeight,
  heightOf,
} from '../../../../contract/report/setting/heights.ts'
import type { LinesOf } from '../../../../contract/report/setting/lines.ts'
import { setAct, setFacts, setReason, setRemark } from '../../../../contract/report/setting/texts.ts'
import type { Part } from './flow.ts'
import type { Paper } from './paper.ts'
import { drawText } from './paragraph.ts'

const { margin, width: pageWidth } = layout.page

/** The green header with title and subtitle over a gold rule, as wide as the page. */
export function header(paper: Paper, { title, subtitle }: Report): Part {
  const { top, rim } = layout.header
  const subtitleTop = top + lineHeight(textStyles.title)
  const height = headerHeight() - rim
  return {
    height: headerHeight(),
    draw(y) {
      paper.artifact(() => {
        paper.box(0, y, pageWidth, height, reportColours.deep)
        paper.box(0, y + height, pageWidth, rim, reportColours.gold)
      })
      paper.content('H1', () => {
        paper.text(title, margin, y + top + baselineIn(textStyles.title), textStyles.title)
        paper.text(subtitle, margin, y + subtitleTop + baselineIn(textStyles.subtitle), textStyles.subtitle)
      })
    },
  }
}

/** Taxpayer, TIN, Tax Year and Employment Status side by side; a long name continues on the lines below. */
export function facts(paper: Paper, linesOf: LinesOf, list: readonly Fact[]): Part {
  return {
    height: factsHeight(linesOf, list),
    draw(y) {
      for (const { x, label, value } of setFacts(linesOf, list))
        paper.content('P', () => {
          drawText(paper, value, margin + x, drawText(paper, label, margin + x, y))
        })
    },
  }
}

/** Total Tax Due over a double rule, or the TAX EXEMPT box with its reason. */
export function answer(paper: Paper, linesOf: LinesOf, model: Answer): Part {
  const height = answerHeight(linesOf, model)
  return { height, draw: model.kind === 'due' ? taxDue(paper, model) : exempt(paper, linesOf, model) }
}

function taxDue(paper: Paper, { label, amount }: Extract<Answer, { kind: 'due' }>): Part['draw'] {
  const { rule, top, underFigure, doubleRule } = layout.answer
  const right = margin + bodyWidth
  // The naira sign has a lighter colour than the digits.
  const sign = amount.startsWith('₦') ? '₦' : ''
  const digits = amount.slice(sign.length)
  const style = amount === dash ? textStyles.figureSign : textStyles.figure
  const digitsWidth = paper.widthOf(digits, style)
  const width = digitsWidth + paper.widthOf(sign, textStyles.figureSign)
  const baseline = rule + top + baselineIn(style)
  const underline = rule + top + lineHeight(style) + underFigure
  return (y) => {
    paper.artifact(() => {
      paper.box(margin, y, bodyWidth, rule, reportColours.ink)
      paper.doubleRule(right - width, y + underline, width, doubleRule, reportColours.ink)
    })
    paper.content('P', () => {
      paper.text(label, margin, y + baseline, textStyles.answerLabel)
      paper.text(sign, right - width, y + baseline, textStyles.figureSign)
      paper.text(digits, right - digitsWidth, y + baseline, style)
    })
  }
}

function exempt(paper: Paper, linesOf: LinesOf, model: Extract<Answer, { kind: 'exempt' }>): Part['draw'] {
  const { rule, inset, top } = layout.exempt
  const height = answerHeight(linesOf, model)
  const reasonTop = rule + top + lineHeight(textStyles.exempt)
  return (y) => {
    paper.artifact(() => {
      paper.box(margin, y, bodyWidth, height, reportColours.greenTint)
      paper.box(margin, y, bodyWidth, rule, reportColours.green)
    })
    paper.content('P', () => {
      const baseline = y + rule + top + baselineIn(textStyles.exempt)
      paper.text(model.label, margin + inset, baseline, textStyles.exempt)
      drawText(paper, setReason(linesOf, model.reason), margin + inset, y + reasonTop)
    })
  }
}

/** What the Act comes to, and what makes the difference. */
export function act(paper: Paper, linesOf: LinesOf, row: Row): Part {
  const { name, notes } = setAct(linesOf, row)
  const figure = row.cells[1] ?? ''
  const style = textStyles[rowStyles(row).figure]
  return {
    height: actHeight(linesOf, row),
    draw(y) {
      const top = y + layout.act.top
      paper.content('P', () => {
        const end = drawText(paper, name, margin, top)
        const left = margin + bodyWidth - paper.widthOf(figure, style)
        notes.reduce((at, note) => drawText(paper, note, margin, at), end)
        paper.text(figure, left, top + baselineIn(style), style)
      })
    },
  }
}

/** Sentences under the answer on a gold background: an estimate, or how to see what is hidden. */
export function remarks(paper: Paper, linesOf: LinesOf, sentences: readonly string[]): Part {
  const { rule, inset, top } = layout.remarks
  const texts = sentences.map((words) => setRemark(linesOf, words))
  const height = remarksHeight(linesOf, sentences)
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        paper.box(margin, y, bodyWidth, height, reportColours.goldTint)
        paper.box(margin, y, bodyWidth, rule, reportColours.gold)
      })
      let lineTop = y + rule + top
      for (const text of texts) {
        const at = lineTop
        paper.content('P', () => drawText(paper, text, margin + inset, at))
        lineTop += heightOf(text)
      }
    },
  }
}

/**
 * Draws the footer of every page (date, service, Page X of Y) and, from the second page on, a small header with the
 * title.
 */
export function drawFooters(paper: Paper, report: Report): void {
  const { rule, baseline } = layout.foot
  const ownerBaseline = baseline + lineHeight(textStyles.label)
  paper.eachPage((number, pages) =>
    paper.artifact(() => {
      if (number > 1) drawRunningHead(paper, report.runningHead)
      const count = pageInWords(number, pages)
      const countLeft = margin + bodyWidth - paper.widthOf(count, textStyles.label)
      paper.box(margin, textEnd + rule, bodyWidth, layout.hairline, reportColours.line)
      paper.text(report.footer.date, margin, textEnd + baseline, textStyles.label)
      paper.text(count, countLeft, textEnd + baseline, textStyles.label)
      paper.text(report.footer.owner, margin, textEnd + ownerBaseline, textStyles.label)
    }, 'Pagination'),
  )
}

function drawRunningHead(paper: Paper, words: string): void {
  const { strip, rim, baseline } = layout.runningHead
  paper.box(0, 0, pageWidth, strip, reportColours.deep)
  paper.box(0, strip, pageWidth, rim, reportColours.gold)
  paper.text(words, margin, baseline, textStyles.label)
}
