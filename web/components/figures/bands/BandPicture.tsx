import { type ReactNode, useId } from 'react'
import { bandGeometry, type Strip } from '../../../../contract/report/bands/bands.ts'
import { cx } from '../../cx.ts'
import styles from './weave.module.css'
import { WarpPattern, WeftPattern } from './weave.tsx'

export interface BandPictureRow {
  /** Naira in the band. */
  amount: number
  /** Percent. */
  rate: number
  /** The formatted amount, such as ₦2,200,000; absent when the strip shows none. */
  label?: string
}

export interface BandPictureProps {
  rows: readonly BandPictureRow[]
  /** Total income in naira, the whole width. The part outside the bands is drawn as relief. */
  income: number
  /** The whole picture in one sentence, for screen readers. */
  description: string
  caption?: ReactNode
  /** On the sample report: smaller, with seams in the sheet's colour. */
  onSheet?: boolean
}

/** The income as woven strips, to scale: each strip is a band, its woven hem is the tax. A real table must follow it. */
export function BandPicture({ rows, income, description, caption, onSheet = false }: BandPictureProps) {
  const id = useId()
  const { strips, relief } = bandGeometry(rows, income)
  const labels = rows.filter(({ amount }) => amount > 0).map(({ label }) => label)
  const weave = (rate: number) => `${id}-${rate}`
  return (
    <figure className={cx(styles.picture, onSheet && styles.slip)}>
      <svg role="img" aria-label={description}>
        <defs>
          <WarpPattern id={weave(0)} />
          {[...new Set(strips.map(({ rate }) => rate))].map(
            (rate) => rate > 0 && <WeftPattern key={rate} id={weave(rate)} rate={rate} />,
          )}
        </defs>
        {strips.map((strip, index) => (
          <WovenStrip key={strip.x} strip={strip} label={labels[index]} isFirst={index === 0} weave={weave} />
        ))}
        {relief && (
          <rect className={styles.relief} x={`${relief.x}%`} y="1%" width={`${relief.width}%`} height="98%" />
        )}
      </svg>
      {caption !== undefined && <figcaption className="note">{caption}</figcaption>}
    </figure>
  )
}

interface WovenStripProps {
  strip: Strip
  label: string | undefined
  isFirst: boolean
  weave: (rate: number) => string
}

function WovenStrip({ strip, label, isFirst, weave }: WovenStripProps) {
  const { rate, showsRate, showsAmount } = strip
  const x = `${strip.x}%`
  const width = `${strip.width}%`
  const taxTop = `${strip.taxTop}%`
  return (
    <>
      <rect fill={`url(#${weave(0)})`} x={x} width={width} height="100%" />
      {rate > 0 && (
        <>
          <rect fill={`url(#${weave(rate)})`} x={x} y={taxTop} width={width} height={`${rate}%`} />
          <rect className={styles.rim} x={x} y={taxTop} width={width} height="2" />
        </>
      )}
      {!isFirst && <rect className={styles.seam} x={x} width="2" height="100%" />}
      {showsAmount && rate > 0 && label !== undefined && (
        <text x={x} dx="10" y="26">
          {label}
        </text>
      )}
      {showsRate && (
        <text x={x} dx="10" y={taxTop} dy="-9">
          {rate}%
        </text>
      )}
    </>
  )
}
