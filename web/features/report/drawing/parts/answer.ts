import { reportColours, type Answer } from '../../../../../contract/report/index.ts'
import { dash } from '../../../../../contract/http/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types } from '../style.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

const { ink, leaf, green } = reportColours

/** Total Tax Due over the double rule that ends a ledger, or the TAX EXEMPT box with its reason. */
export function answer(paper: Paper, given: Answer): Part {
  return given.kind === 'due' ? taxDue(paper, given) : exempt(paper, given)
}

function taxDue(paper: Paper, { label, amount }: Extract<Answer, { kind: 'due' }>): Part {
  const right = page.margin + bodyWidth
  // The sign is lighter than the digits, so that the number speaks first.
  const sign = amount.startsWith('₦') ? '₦' : ''
  const digits = amount.slice(sign.length)
  // A dash is no figure: it is not made great.
  const type = amount === dash ? types.figureSign : types.figure
  const digitsWidth = paper.widthOf(digits, type)
  const width = digitsWidth + paper.widthOf(sign, types.figureSign)
  return {
    height: 50,
    draw(y) {
      paper.artifact(() => {
        paper.rule(page.margin, y + 1, bodyWidth, 1.5, ink)
        paper.rule(right - width, y + 44, width, 1.2, ink)
        paper.rule(right - width, y + 47.4, width, 1.2, ink)
      })
      paper.content('P', () => {
        paper.text(label, page.margin, y + 34, types.answerLabel)
        paper.text(sign, right - width, y + 34, types.figureSign)
        paper.text(digits, right - digitsWidth, y + 34, type)
      })
    },
  }
}

function exempt(paper: Paper, { label, reason }: Extract<Answer, { kind: 'exempt' }>): Part {
  const inset = 14
  const words = paragraph(paper, reason, bodyWidth - 2 * inset, types.body)
  const height = 34 + words.height + 10
  return {
    height,
    draw(y) {
      paper.artifact(() => {
        paper.box(page.margin, y, bodyWidth, height, leaf)
        paper.box(page.margin, y, bodyWidth, 3, green)
      })
      paper.content('P', () => {
        paper.text(label, page.margin + inset, y + 26, types.exempt)
        words.draw(page.margin + inset, y + 34)
      })
    },
  }
}
