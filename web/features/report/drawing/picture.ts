import { hatchSpacing, type BandPicture, type PictureStrip } from '../../../../contract/report/index.ts'
import { bodyWidth, layout, reportColours, textStyles } from '../../../../contract/report/layout.ts'
import { heightOf } from '../../../../contract/report/setting/heights.ts'
import type { LinesOf } from '../../../../contract/report/setting/lines.ts'
import { setCaption } from '../../../../contract/report/setting/texts.ts'
import type { Part } from './flow.ts'
import type { Paper } from './paper.ts'
import { drawText } from './paragraph.ts'

const { bandGround, bandHatch, taxGround, taxHatch, gold, sheet, edge } = reportColours
const { margin } = layout.page
const measures = layout.picture

/** A bar of the income by bands; the hatching differs by rate, so that it is readable in black and white. */
export function picture(
  paper: Paper,
  linesOf: LinesOf,
  { strips, relief, description, caption }: BandPicture,
  height: number,
): Part {
  const { captionGap, reliefInset, reliefLine, reliefDash } = measures
  const words = setCaption(linesOf, caption)
  return {
    height: height + captionGap + heightOf(words),
    draw(y) {
      paper.content(
        'Figure',
        () => {
          strips.forEach((strip, index) => drawStrip(paper, strip, index === 0, y, height))
          if (relief) {
            const left = across(relief.x)
            const width = (relief.width / 100) * bodyWidth - reliefInset
            const stroke = { width: reliefLine, dash: reliefDash, colour: edge }
            paper.dashedBox(left, y + reliefInset, width, height - 2 * reliefInset, stroke)
          }
        },
        { alt: description },
      )
      paper.content('P', () => drawText(paper, words, margin, y + height + captionGap))
    },
  }
}

const across = (percent: number) => margin + (percent / 100) * bodyWidth

function drawStrip(paper: Paper, strip: PictureStrip, isFirst: boolean, y: number, height: number): void {
  const { groundSpacing, taxEdge, separator, labelLeft, amountBaseline, rateAbove } = measures
  const { x, width, taxTop, rate, rateLabel, amountLabel } = strip
  const left = across(x)
  const right = across(x + width)
  const taxed = y + (taxTop / 100) * height
  const bottom = y + height
  paper.box(left, y, right - left, height, bandGround)
  hatch(paper, left, right, y, bottom, groundSpacing, bandHatch)
  if (rate > 0) {
    paper.box(left, taxed, right - left, bottom - taxed, taxGround)
    hatch(paper, left, right, taxed, bottom, hatchSpacing(rate), taxHatch)
    paper.box(left, taxed, right - left, taxEdge, gold)
  }
  if (!isFirst) paper.box(left, y, separator, height, sheet)
  if (amountLabel !== null)
    paper.text(amountLabel, left + labelLeft, y + amountBaseline, textStyles.inPicture)
  if (rateLabel !== null) paper.text(rateLabel, left + labelLeft, taxed - rateAbove, textStyles.inPicture)
}

/** Draws evenly spaced vertical lines. @param pixels distance between two lines; undefined draws none. */
function hatch(
  paper: Paper,
  left: number,
  right: number,
  top: number,
  bottom: number,
  pixels: number | undefined,
  colour: string,
): void {
  if (pixels === undefined) return
  const spacing = pixels * measures.pixel
  const count = Math.ceil((right - left) / spacing - 0.5)
  const places = Array.from({ length: count }, (_, index) => left + (index + 0.5) * spacing)
  paper.hatch(places, top, bottom, { width: measures.hatchLine, colour })
}
