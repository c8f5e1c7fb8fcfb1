import { dash } from '../../../../contract/http/index.ts'
import { pageInWords, type Answer, type Fact, type Report } from '../../../../contract/report/index.ts'
import {
  baselineIn,
  bodyWidth,
  layout,
  lineHeight,
  reportColours,
  textEnd,
  textStyles,
} from '../../../../contract/report/layout.ts'
import type { Part } from './flow.ts'
import type { Paper } from './paper.ts'
import { paragraph } from './paragraph.ts'

const { margin, width: pageWidth } = layout.page

/** The green header with title and subtitle over a gold rule, as wide as the page. */
export function header(paper: Paper, { title, subtitle }: Report): Part {
  const { top, bottom, rim } = layout.header
  const subtitleTop = top + lineHeight(textStyles.title)
  const height = subtitleTop + lineHeight(textStyles.subtitle) + bottom
  return {
    height: height + rim,
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
export function facts(paper: Paper, list: readonly Fact[]): Part {
  const { shares, gutter } = layout.facts
  let x: number = margin
  const columns = list.map(({ label, value }, index) => {
    const width = bodyWidth * (shares[index] ?? 1 / list.length)
    const column = {
      x,
      label: paragraph(paper, label, width - gutter, textStyles.label),
      value: paragraph(paper, value, width - gutter, textStyles.fact),
    }
    x += width
    return column
  })
  return {
    height: Math.max(...columns.map(({ label, value }) => label.height + value.height)),
    draw(y) {
      for (const column of columns)
        paper.content('P', () => {
          column.label.draw(column.x, y)
          column.value.draw(column.x, y + column.label.height)
        })
    },
  }
}

/** Total Tax Due over a double rule, or the TAX EXEMPT box with its reason. */
export function answer(paper: Paper, model: Answer): Part {
  return model.kind === 'due' ? taxDue(paper, model) : exempt(paper, model)
}

function taxDue(paper: Paper, { label, amount }: Extract<Answer, { kind: 'due' }>): Part {
  const { rule, top, underFigure, doubleRule, bottom } = layout.answer
  const right = margin + bodyWidth
  // The naira sign has a lighter colour than the digits.
  const sign = amount.startsWith('₦') ? '₦' : ''
  const digits = amount.slice(sign.length)
  const style = amount === dash ? textStyles.figureSign : textStyles.figure
  const digitsWidth = paper.widthOf(digits, style)
  const width = digitsWidth + paper.widthOf(sign, textStyles.figureSign)
  const baseline = rule + top + baselineIn(style)
  const underline = rule + top + lineHeight(style) + underFigure
  return {
    height: underline + 3 * doubleRule + bottom,
    draw(y) {
      paper.artifact(() => {
        paper.box(margin, y, bodyWidth, rule, reportColours.ink)
        paper.doubleRule(right - width, y + underline, width, doubleRule, reportColours.ink)
      })
      paper.content('P', () => {
        paper.text(label, margin, y + baseline, textStyles.answerLabel)
        paper.text(sign, right - width, y + baseline, textStyles.figureSign)
        paper.text(digits, right - digitsWidth, y + baseline, style)
      })
    },
  }
}

function exempt(paper: Paper, { label, reason }: Extract<Answer, { kind: 'exempt' }>): Part {
  const { rule, inset, top, bottom } = layout.exempt
  const words = paragraph(paper, reason, bodyWidth - 2 * inset, textStyles.body)
  const reasonTop = rule + top + lineHeight(textStyles.exempt)
  const height = reasonTop + words.height + bottom
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        paper.box(margin, y, bodyWidth, height, reportColours.greenTint)
        paper.box(margin, y, bodyWidth, rule, reportColours.green)
      })
      paper.content('P', () => {
        paper.text(label, margin + inset, y + rule + top + baselineIn(textStyles.exempt), textStyles.exempt)
        words.draw(margin + inset, y + reasonTop)
      })
    },
  }
}

/** Sentences under the answer on a gold background: an estimate, or how to see what is hidden. */
export function remarks(paper: Paper, sentences: readonly string[]): Part {
  const { rule, inset, top, bottom } = layout.remarks
  const lines = sentences.map((words) => paragraph(paper, words, bodyWidth - 2 * inset, textStyles.body))
  const height = lines.reduce((sum, line) => sum + line.height, rule + top + bottom)
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        paper.box(margin, y, bodyWidth, height, reportColours.goldTint)
        paper.box(margin, y, bodyWidth, rule, reportColours.gold)
      })
      let lineTop = y + rule + top
      for (const line of lines) {
        const at = lineTop
        paper.content('P', () => line.draw(margin + inset, at))
        lineTop += line.height
      }
    },
  }
}

/**
 * Draws the footer of every page (date, service, Page X of Y) and, from the second page on, a small header with the
 * title.
 */
export function drawFooters(paper: Paper, report: Report): void {
  const { rule, baseline, ownerBaseline } = layout.foot
  paper.eachPage((number, pages) =>
    paper.artifact(() => {
      if (number > 1) drawRunningHead(paper, report.runningHead)
      const count = pageInWords(number, pages)
      const countLeft = margin + bodyWidth - paper.widthOf(count, textStyles.label)
      paper.box(margin, textEnd + rule, bodyWidth, layout.hairline, reportColours.line)
      paper.text(report.footer.date, margin, textEnd + baseline, textStyles.label)
      paper.text(count, countLeft, textEnd + baseline, textStyles.label)
      paper.text(report.footer.owner, margin, textEnd + ownerBaseline, textStyles.owner)
    }, 'Pagination'),
  )
}

function drawRunningHead(paper: Paper, words: string): void {
  const { strip, rim, baseline } = layout.runningHead
  paper.box(0, 0, pageWidth, strip, reportColours.deep)
  paper.box(0, strip, pageWidth, rim, reportColours.gold)
  paper.text(words, margin, baseline, textStyles.label)
}
