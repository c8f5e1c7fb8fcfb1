import {
  nothingPaid,
  payslipBoxes,
  payslipOf,
  questionWords,
  screenWords,
  withFigure,
  withNone,
} from '../../../../tax/index.ts'
import { lawYear } from '../../calculations/index.ts'
import { amountReading } from '../questions/amount-reading.ts'
import { QuestionHelp } from '../help/QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { faultsByKey, useScreen, type ScreenProps } from '../screens/use-screen.ts'
import { boxId, boxLabel } from './block.ts'
import { FigureRow } from './FigureRow.tsx'
import styles from './payslip.module.css'
import { usePayslips } from './use-payslips.ts'

const boxes = ['pension', 'nhf', 'nhis'] as const
const keys = Object.keys(nothingPaid) as (keyof typeof nothingPaid)[]

/** What somebody without a payslip paid into pension, NHF and NHIS in the year. */
export function Contributions(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers } = acts
  const [[slip = payslipOf(answers, null)], set] = usePayslips(acts, keys, (stored) =>
    payslipOf(stored, null),
  )
  const words = screenWords(props.screen, lawYear(answers), answers)
  const faults = faultsByKey(acts.faults)
  const paidNone = boxes.every((box) => slip.figures[box]?.isNone)
  const choose = (isNone: boolean) => set([boxes.reduce((all, box) => withNone(all, box, isNone), slip)])
  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={words.heading}
      below={
        <QuestionHelp
          about={props.screen.questions.map((question) => ({
            id: question.id,
            name: questionWords(question, lawYear(answers)).label,
          }))}
          title={words.helpTitle}
          guide={`/help#${props.screen.id}`}
        />
      }
    >
      <h1>{words.heading}</h1>
      <p className="small">{words.hint}</p>
      <label className={styles.all}>
        <input type="checkbox" checked={paidNone} onChange={(event) => choose(event.target.checked)} />I paid
        into none of them
      </label>
      <div className={styles.slip}>
        {boxes.map((box) => {
          const { text = '', isNone = false } = slip.figures[box] ?? {}
          return (
            <FigureRow
              key={box}
              id={boxId(box, 0)}
              label={boxLabel(box)}
              note={box === 'pension' ? undefined : box === 'nhf' ? 'housing fund' : 'health'}
              value={text}
              per="for the year"
              error={faults[payslipBoxes[box]]}
              said={isNone || text === '' ? undefined : amountReading(text)}
              none={{ isNone, onChange: (chosen) => set([withNone(slip, box, chosen)]) }}
              isLast={box === 'nhis'}
              onChange={(typed) => set([withFigure(slip, box, typed)])}
            />
          )
        })}
      </div>
    </ScreenFrame>
  )
}
