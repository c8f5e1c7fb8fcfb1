import {
  reportColours,
  threadSpacing,
  type BandPicture,
  type PictureStrip,
} from '../../../../../contract/report/index.ts'
import type { Paper } from '../paper.ts'
import { bodyWidth, page, types } from '../style.ts'
import { paragraph } from './paragraph.ts'
import type { Part } from './part.ts'

const { warp, warp2, weft, weft2, gold, sheet, edge } = reportColours

/** A pixel of the screen's cloth on paper, in points. */
const perPixel = 0.75
const captionGap = 4

/** The income as cloth: threads differ with the rate, so that it reads in black and white too. */
export function picture(paper: Paper, cloth: BandPicture, height: number): Part {
  const caption = paragraph(paper, cloth.caption, bodyWidth, types.note)
  return {
    height: height + captionGap + caption.height,
    draw(y) {
      paper.content(
        'Figure',
        () => {
          cloth.strips.forEach((strip, index) => drawStrip(paper, strip, index === 0, y, height))
          if (cloth.relief)
            paper.dashedBox(
              across(cloth.relief.x),
              y + 0.5,
              (cloth.relief.width / 100) * bodyWidth - 0.5,
              height - 1,
              edge,
            )
        },
        { alt: cloth.description },
      )
      paper.content('P', () => caption.draw(page.margin, y + height + captionGap))
    },
  }
}

const across = (percent: number) => page.margin + (percent / 100) * bodyWidth

function drawStrip(paper: Paper, strip: PictureStrip, isFirst: boolean, y: number, height: number): void {
  const { x, width, hemTop, rate, rateLabel, amountLabel } = strip
  const left = across(x)
  const right = across(x + width)
  const hem = y + (hemTop / 100) * height
  paper.box(left, y, right - left, height, warp)
  threads(paper, left, right, y, height, 6 * perPixel, warp2)
  if (rate > 0) {
    const spacing = threadSpacing(rate)
    paper.box(left, hem, right - left, y + height - hem, weft)
    if (spacing !== undefined) threads(paper, left, right, hem, y + height - hem, spacing * perPixel, weft2)
    paper.box(left, hem, right - left, 1.4, gold)
  }
  if (!isFirst) paper.box(left, y, 1.4, height, sheet)
  if (amountLabel !== null) paper.text(amountLabel, left + 6, y + 13, types.onCloth)
  if (rateLabel !== null) paper.text(rateLabel, left + 6, hem - 4, types.onCloth)
}

function threads(
  paper: Paper,
  left: number,
  right: number,
  top: number,
  height: number,
  spacing: number,
  colour: string,
): void {
  const count = Math.ceil((right - left) / spacing - 0.5)
  const places = Array.from({ length: count }, (_, index) => left + (index + 0.5) * spacing)
  paper.threads(places, top, top + height, colour)
}
