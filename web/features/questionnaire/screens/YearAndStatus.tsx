import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isStatus,
  notCountedInWords,
  screenWords,
  statusOptions,
  statusWords,
} from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Choice, Select } from '../../../components/fields/index.ts'
import { lawYear } from '../../calculations/index.ts'
import { yearChoices } from '../year-choices.ts'
import { QuestionHelp } from '../help/QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import styles from './YearAndStatus.module.css'
import { faultsByKey, useScreen, type ScreenProps } from './use-screen.ts'

/** How the income was earned, and in which year. A change that hides amounts says so, and can be undone [spec 6.26]. */
export function YearAndStatus(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers, change } = acts
  const faults = faultsByKey(acts.faults)
  const year = lawYear(answers)
  const { heading, hint, helpTitle } = screenWords(props.screen, year, answers)
  const words = statusWords(year)
  const taxYear = String(answers.taxYear ?? '')
  // A year that is none is asked at once.
  const isYear = taxYear === String(year)
  const [choosesYear, setChoosesYear] = useState(!isYear)
  const [{ status: before }] = useState(answers)
  const hidden = notCountedInWords(answers)
  const group = useRef<HTMLDivElement>(null)
  const openYears = () => {
    // The list takes the place and the focus of the words that open it.
    flushSync(() => setChoosesYear(true))
    document.getElementById('taxYear')?.focus()
  }
  const isHiding = hidden !== undefined && isStatus(before) && before !== answers.status
  useEffect(() => {
    const chosen = group.current?.querySelector(':checked')
    // With these words the bar is higher: what was just chosen stays in sight above it.
    if (isHiding && chosen && chosen.getBoundingClientRect().bottom > window.innerHeight / 2)
      chosen.scrollIntoView({ block: 'center' })
  }, [isHiding])
  const undo = () => {
    change({ status: before ?? null })
    // The button is gone with the sentence.
    group.current?.querySelector<HTMLInputElement>(`[value="${String(before)}"]`)?.focus()
  }

  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={heading}
      canGoOn={isStatus(answers.status)}
      notice={
        <div className={styles.hidden}>
          <p role="status">{hidden}</p>
          {isHiding && (
            <Button kind="link" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
      }
      below={
        <QuestionHelp
          about={[{ id: 'status' }]}
          first={words.changed}
          title={helpTitle}
          guide="/help#status"
        />
      }
    >
      <div ref={group}>
        <Choice
          id="status"
          name="status"
          heading
          label={heading}
          hint={
            choosesYear ? (
              hint
            ) : (
              <>
                {hint}{' '}
                <button type="button" className={styles.another} onClick={openYears}>
                  Another tax year
                </button>
              </>
            )
          }
          before={
            choosesYear && (
              <div className={styles.year}>
                <Select
                  id="taxYear"
                  label="Tax year"
                  error={faults.taxYear}
                  options={yearChoices(taxYear)}
                  value={taxYear}
                  onChange={(chosen) => change({ taxYear: chosen })}
                />
              </div>
            )
          }
          error={faults.status}
          options={statusOptions.map(({ value, label }) => ({ value, label, hint: words.note(value) }))}
          value={isStatus(answers.status) ? answers.status : undefined}
          onChange={(status) => change({ status })}
        />
      </div>
    </ScreenFrame>
  )
}
