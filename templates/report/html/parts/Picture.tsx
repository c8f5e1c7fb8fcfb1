import type { ReactElement } from 'react'
import {
  type BandPicture,
  type PictureStrip,
  reportColours as colours,
  threadSpacing,
} from '../../../../contract/report/index.ts'

const weave = (rate: number): string => `weave-${rate}`

/** Bare warp for rate 0, else the woven hem: threads are closer as the rate rises, so that it reads without colour. */
function Weave({ rate }: { rate: number }): ReactElement {
  const spacing = rate === 0 ? 6 : threadSpacing(rate)
  const size = spacing ?? 8
  return (
    <pattern id={weave(rate)} width={size} height={size} patternUnits="userSpaceOnUse">
      <path d={`M0 0h${size}v${size}H0z`} fill={rate === 0 ? colours.warp : colours.weft} />
      {spacing !== undefined && (
        <path d={`M${size / 2} 0v${size}`} stroke={rate === 0 ? colours.warp2 : colours.weft2} />
      )}
    </pattern>
  )
}

function Strip({ strip, isFirst }: { strip: PictureStrip; isFirst: boolean }): ReactElement {
  const [x, width, hemTop] = [strip.x, strip.width, strip.hemTop].map((share) => `${share}%`)
  return (
    <>
      <rect fill={`url(#${weave(0)})`} x={x} width={width} height="100%" />
      {strip.rate > 0 && (
        <>
          <rect
            fill={`url(#${weave(strip.rate)})`}
            x={x}
            y={hemTop}
            width={width}
            height={`${strip.rate}%`}
          />
          <rect fill={colours.gold} x={x} y={hemTop} width={width} height="1.5" />
        </>
      )}
      {!isFirst && <rect fill={colours.sheet} x={x} width="2" height="100%" />}
      {strip.amountLabel !== null && (
        <text x={x} dx="8" y="18">
          {strip.amountLabel}
        </text>
      )}
      {strip.rateLabel !== null && (
        <text x={x} dx="8" y={hemTop} dy="-6">
          {strip.rateLabel}
        </text>
      )}
    </>
  )
}

/** The income as cloth, to scale (LOOK, Cloth). The table of the bands says the same in figures. */
export function Picture({ picture }: { picture: BandPicture }): ReactElement {
  const { strips, relief, description, caption } = picture
  const rates = [...new Set([0, ...strips.map(({ rate }) => rate)])]
  return (
    <figure>
      <svg role="img" aria-label={description}>
        <defs>
          {rates.map((rate) => (
            <Weave key={rate} rate={rate} />
          ))}
        </defs>
        {strips.map((strip, index) => (
          <Strip key={strip.x} strip={strip} isFirst={index === 0} />
        ))}
        {relief && (
          <rect className="relief" x={`${relief.x}%`} y="1%" width={`${relief.width}%`} height="98%" />
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
