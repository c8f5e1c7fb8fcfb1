import type { ReactNode } from 'react'
import {
  boxesOf,
  formatNaira,
  monthsInYear,
  payOf,
  withFigure,
  withMonths,
  type Payslip,
} from '../../../../tax/index.ts'
import { SelectBox } from '../../../components/fields/index.ts'
import { useQuiet } from '../../../components/fields/money/use-quiet.ts'
import { boxId, boxLabel, perOf, type BlockProps } from './block.ts'
import { FigureRow } from './FigureRow.tsx'
import styles from './payslip.module.css'
import rows from './rows.module.css'

const payBoxes = ['basic', 'housing', 'transport', 'other'] as const

const monthsOffered = [
  ...Array.from({ length: monthsInYear }, (_, less) => monthsInYear - less).map((months) => ({
    value: String(months),
    label: months === 1 ? '1 month' : `${months} months`,
  })),
  { value: 'year', label: 'It is the year’s total' },
]

interface PaidToYouProps extends BlockProps {
  /** What the sum under it is called. */
  sumLabel: string
  /** What is wrong with the months of all payslips together. */
  monthsSaid: string
  children: ReactNode
}

/** The pay that a payslip shows, for how long it was paid, and what that makes in the year. */
export function PaidToYou({
  slip,
  at,
  ofWhich,
  faults,
  onChange,
  sumLabel,
  monthsSaid,
  children,
}: PaidToYouProps) {
  const shown = boxesOf(slip)
  const monthsId = boxId('months', at)
  return (
    <fieldset className={styles.slip}>
      <legend>Paid to you{ofWhich}</legend>
      {payBoxes
        .filter((box) => shown.includes(box))
        .map((box) => (
          <FigureRow
            key={box}
            id={boxId(box, at)}
            label={boxLabel(box, slip)}
            value={slip.figures[box]?.text ?? ''}
            per={perOf(slip)}
            error={faults[boxId(box, at)]}
            onChange={(text) => onChange(withFigure(slip, box, text))}
          />
        ))}
      <div className={rows.row}>
        <label htmlFor={monthsId}>Paid like this for</label>
        <SelectBox
          id={monthsId}
          value={slip.months === null ? 'year' : String(slip.months)}
          options={monthsOffered}
          aria-describedby={`${monthsId}-said`}
          onChange={(value) => onChange(withMonths(slip, value === 'year' ? null : Number(value)))}
        />
        <p id={`${monthsId}-said`} role="status" className={styles.over}>
          {faults[monthsId] ?? monthsSaid}
        </p>
      </div>
      <Sum label={sumLabel} naira={payOf(slip)} />
      {children}
    </fieldset>
  )
}

/** A sum, said aloud a second after the last key. */
export function Sum({ label, naira }: { label: string; naira: number }) {
  const words = formatNaira(naira)
  const { isQuiet, isTyped } = useQuiet(words)
  return (
    <>
      <p className={styles.sum}>
        <span>{label}</span> <span>{words}</span>
      </p>
      <span className="hide" role="status">
        {isQuiet && isTyped && `${label}: ${words}`}
      </span>
    </>
  )
}

/** The sum of several payslips. */
export function payTogether(slips: readonly Payslip[]): number {
  return slips.reduce((kobo, slip) => kobo + Math.round(payOf(slip) * 100), 0) / 100
}
