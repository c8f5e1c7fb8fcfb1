import type { ReactElement } from 'react'
import { type BandPicture, hatchSpacing, type PictureStrip } from '../../../contract/report/index.ts'
import { layout, reportColours as colours } from '../../../contract/report/layout.ts'
import type { SetText } from '../../../contract/report/setting/texts.ts'
import { Lines } from './Lines.tsx'

const measures = layout.picture

/** Points in the pixels of the drawing. */
const px = (points: number): number => points / measures.pixel

const hatchId = (rate: number): string => `hatch-${rate}`

/** The ground of untaxed income for rate 0, else of the taxed part: closer as the rate rises, so that it reads without colour. */
function Hatch({ rate }: { rate: number }): ReactElement {
  const spacing = rate === 0 ? measures.groundSpacing : hatchSpacing(rate)
  const size = spacing ?? measures.groundSpacing
  const [ground, line] =
    rate === 0 ? [colours.bandGround, colours.bandHatch] : [colours.taxGround, colours.taxHatch]
  return (
    <pattern id={hatchId(rate)} width={size} height={size} patternUnits="userSpaceOnUse">
      <path d={`M0 0h${size}v${size}H0z`} fill={ground} />
      {spacing !== undefined && (
        <path d={`M${size / 2} 0v${size}`} stroke={line} strokeWidth={px(measures.hatchLine)} />
      )}
    </pattern>
  )
}

function Strip({ strip, isFirst }: { strip: PictureStrip; isFirst: boolean }): ReactElement {
  const [x, width, taxTop] = [strip.x, strip.width, strip.taxTop].map((share) => `${share}%`)
  const labelLeft = px(measures.labelLeft)
  return (
    <>
      <rect fill={`url(#${hatchId(0)})`} x={x} width={width} height="100%" />
      {strip.rate > 0 && (
        <>
          <rect
            fill={`url(#${hatchId(strip.rate)})`}
            x={x}
            y={taxTop}
            width={width}
            height={`${strip.rate}%`}
          />
          <rect fill={colours.gold} x={x} y={taxTop} width={width} height={px(measures.taxEdge)} />
        </>
      )}
      {!isFirst && <rect fill={colours.sheet} x={x} width={px(measures.separator)} height="100%" />}
      {strip.amountLabel !== null && (
        <text x={x} dx={labelLeft} y={px(measures.amountBaseline)}>
          {strip.amountLabel}
        </text>
      )}
      {strip.rateLabel !== null && (
        <text x={x} dx={labelLeft} y={taxTop} dy={-px(measures.rateAbove)}>
          {strip.rateLabel}
        </text>
      )}
    </>
  )
}

/** The income by bands, to scale. The table of the bands says the same in figures. */
export function Picture({ picture, caption }: { picture: BandPicture; caption: SetText }): ReactElement {
  const { strips, relief, description } = picture
  const rates = [...new Set([0, ...strips.map(({ rate }) => rate)])]
  const inset = `${measures.reliefInset}pt`
  return (
    <div className="picture">
      {/* No <figure> around both: in the PDF it would be one figure more, without words of its own. */}
      <svg role="img" aria-label={description}>
        <defs>
          {rates.map((rate) => (
            <Hatch key={rate} rate={rate} />
          ))}
        </defs>
        {strips.map((strip, index) => (
          <Strip key={strip.x} strip={strip} isFirst={index === 0} />
        ))}
        {relief && (
          <rect
            className="relief"
            x={`${relief.x}%`}
            y={inset}
            style={{
              width: `calc(${relief.width}% - ${inset})`,
              height: `calc(100% - 2 * ${inset})`,
            }}
          />
        )}
      </svg>
      <p>
        <Lines text={caption} />
      </p>
    </div>
  )
}
