import {
  formatAmount,
  formatNaira,
  isBlank,
  isPayeOverPay,
  payslipBoxes,
  usualPension,
  usualPensionPercent,
  withFigure,
  withNone,
  type Payslip,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { boxId, boxLabel, perOf, type BlockProps } from './block.ts'
import { FigureRow } from './FigureRow.tsx'
import styles from './payslip.module.css'

const contributions = ['pension', 'nhf', 'nhis'] as const
type ContributionBox = (typeof contributions)[number]

const notes = { pension: 'your share', nhf: 'housing fund', nhis: 'health' } as const

interface TakenOutProps extends BlockProps {
  /** What an empty box of a contribution means. */
  emptyMeans: (key: (typeof payslipBoxes)[ContributionBox]) => string
  /** Whether the last box of the screen is here. */
  isLast: boolean
}

/** What a payslip shows as taken out: the contributions, each with None, and the tax, to compare. */
export function TakenOut({ slip, at, ofWhich, faults, onChange, emptyMeans, isLast }: TakenOutProps) {
  return (
    <fieldset className={styles.slip}>
      <legend>Taken out of it{ofWhich}</legend>
      {contributions.map((box) => {
        const { text = '', isNone = false } = slip.figures[box] ?? {}
        const isEmpty = !isNone && isBlank(text)
        return (
          <FigureRow
            key={box}
            id={boxId(box, at)}
            label={boxLabel(box)}
            note={notes[box]}
            value={text}
            per={perOf(slip)}
            error={faults[boxId(box, at)]}
            said={isEmpty ? emptyMeans(payslipBoxes[box]) : undefined}
            none={{ isNone, onChange: (chosen) => onChange(withNone(slip, box, chosen)) }}
            onChange={(typed) => onChange(withFigure(slip, box, typed))}
          >
            {box === 'pension' && isEmpty && <UsualPension slip={slip} at={at} onChange={onChange} />}
          </FigureRow>
        )
      })}
      <FigureRow
        id={boxId('paye', at)}
        label={boxLabel('paye')}
        note="tax taken, to compare"
        value={slip.figures.paye?.text ?? ''}
        per={perOf(slip)}
        error={faults[boxId('paye', at)]}
        said={isPayeOverPay(slip) ? 'PAYE is more than the pay. Check the zeros.' : undefined}
        isLast={isLast}
        onChange={(text) => onChange(withFigure(slip, 'paye', text))}
      />
    </fieldset>
  )
}

/** The pension that is usually withheld, one press away; nothing while the pay that it is a share of is empty. */
function UsualPension({ slip, at, onChange }: Pick<BlockProps, 'at' | 'onChange'> & { slip: Payslip }) {
  const usual = usualPension(slip)
  if (usual === undefined) return null
  const use = () => {
    onChange(withFigure(slip, 'pension', formatAmount(usual)))
    // The button goes: focus returns to the box.
    document.getElementById(boxId('pension', at))?.focus()
  }
  return (
    <Button kind="link" onClick={use}>
      {`${usualPensionPercent}% of basic, housing and transport: use ${formatNaira(usual)}`}
    </Button>
  )
}
