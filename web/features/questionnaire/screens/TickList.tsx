import { useState } from 'react'
import {
  answerLabel,
  type HadCode,
  hadGroupWords,
  type HadGroup,
  type HadRow,
  hadRowsShown,
  hadTicked,
  hadWords,
  leaveHad,
  leftOutInWords,
  questionOf,
  screenWords,
  statusOfTicks,
  withTick,
} from '../../../../tax/index.ts'
import { Tick, TickGroup, TickLists } from '../../../components/fields/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'
import { checkStep, lawYear } from '../../calculations/index.ts'
import type { Explained } from '../help/HelpTexts.tsx'
import { QuestionHelp } from '../help/QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import styles from './TickList.module.css'
import { useScreen, type ScreenProps } from './use-screen.ts'

const groups = Object.entries(hadGroupWords) as readonly [HadGroup, string][]

/**
 * What else there was in the year: each row that is ticked is asked on a screen of its own. A row that is answered keeps
 * its answer until Next, so that ticking it again brings everything back.
 */
export function TickList(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers, change } = acts
  const isAdding = props.from === checkStep
  const words = screenWords(props.screen, lawYear(answers), answers)
  const [leftOut, setLeftOut] = useState<ReadonlySet<HadCode>>(new Set())
  const fitting = hadRowsShown(answers, { adding: isAdding })
  // A row that an income makes needless stays until the list is left, so that no other moves under the finger.
  const [opened] = useState(fitting)
  const rows = [
    ...fitting,
    ...opened.filter(({ code }) => code === 'contributions' && !fitting.some((row) => row.code === code)),
  ]
  const answered = hadTicked(answers)
  const ticked = new Set([...answered].filter((code) => !leftOut.has(code)))
  const left = leaveHad(answers, leftOut)

  const tick = (row: HadRow, on: boolean) => {
    const isKept = leftOutInWords(answers, row) !== undefined
    if (isKept) setLeftOut(on ? without(leftOut, row.code) : new Set([...leftOut, row.code]))
    else change({ had: withTick(answers, row.code, on) })
  }
  const goOn = () => {
    change(left)
    acts.goOn(left.status === undefined ? {} : { statusWas: String(answers.status) })
  }
  const takenAway = rows.filter(({ code }) => leftOut.has(code))

  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={words.heading}
      nextLabel={labelOf(ticked.size, isAdding, acts.asksMore({ ...answers, ...left }))}
      onNext={goOn}
      below={
        <QuestionHelp about={rows.flatMap(explainedBy(answers))} title={words.helpTitle} guide="/help" />
      }
    >
      <h1>{words.heading}</h1>
      <p className={styles.hint}>{words.hint}</p>
      <TickLists>
        {groups.map(([group, heading]) => {
          const ofGroup = rows.filter((row) => row.group === group)
          if (ofGroup.length === 0) return null
          return (
            <TickGroup key={group} legend={heading}>
              {ofGroup.map((row) => {
                const { name, note } = wordsOf(row, answers)
                return (
                  <Tick
                    key={row.code}
                    id={row.code}
                    label={name}
                    note={leftOut.has(row.code) ? leftOutInWords(answers, row) : note}
                    checked={ticked.has(row.code)}
                    onChange={(on) => tick(row, on)}
                  />
                )
              })}
            </TickGroup>
          )
        })}
      </TickLists>
      <p className="hide" role="status">
        {takenAway.map((row) => `${wordsOf(row, answers).name}: ${leftOutInWords(answers, row)}.`).join(' ')}
      </p>
    </ScreenFrame>
  )
}

function without(codes: ReadonlySet<HadCode>, code: HadCode): ReadonlySet<HadCode> {
  return new Set([...codes].filter((other) => other !== code))
}

/** The words of a row; a job or a business names the status that it makes beside what else is ticked. */
function wordsOf({ code, becomes }: HadRow, answers: DraftAnswers) {
  const status =
    becomes === null ? undefined : statusOfTicks({ ...answers, had: withTick(answers, code, true) })
  return hadWords(code, answers.status, status)
}

/** The button's words; undefined leaves them to the frame. */
function labelOf(ticked: number, isAdding: boolean, asksMore: boolean): string | undefined {
  if (isAdding) return asksMore ? 'Next' : undefined
  return ticked === 0 ? 'None of these' : undefined
}

/** The helps that a row stands for. */
const explainedBy =
  (answers: DraftAnswers) =>
  (row: HadRow): Explained[] => {
    const { name } = wordsOf(row, answers)
    if (row.code === 'business') return [{ id: 'business-income', name }]
    if (row.code === 'salary') return [{ id: 'salary', name }]
    return row.keys.map((key) => ({
      id: questionOf(key).question.id,
      name: row.keys.length === 1 ? name : answerLabel(key),
    }))
  }
