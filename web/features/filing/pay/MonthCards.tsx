import { monthName } from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { Box } from '../form/Box.tsx'
import formStyles from '../form/Form.module.css'
import type { ListEditorProps } from '../form/ListEditor.tsx'
import { type BoxKey, type GridEmployer, indexAt, monthsOf, withBoxes } from './grid.ts'
import { monthSummary } from './grid-words.ts'

export interface MonthsProps extends ListEditorProps {
  employer: GridEmployer
  /** The boxes that each month has. */
  keys: readonly BoxKey[]
  /** Copies what comes every month from this month to the ones after it. */
  onFill: (month: number) => void
}

/** The path of a box among the faults; the boxes of a month without a payslip have one of their own. */
export function pathOf({ name, rows, employer }: MonthsProps, month: number, key: string): string {
  const index = indexAt(rows, { employer, month })
  return index < 0 ? `${name}-${employer.number}-${month}-${key}` : `${name}.${index}.${key}`
}

/** A month a card, closed to one line and opened to be typed into. */
export function MonthCards(props: MonthsProps) {
  const { rows, employer } = props
  return (
    <ol className={formStyles.rows}>
      {monthsOf(rows, employer).map((month) => (
        <li key={month}>
          <MonthCard {...props} month={month} />
        </li>
      ))}
    </ol>
  )
}

function MonthCard({ month, ...props }: MonthsProps & { month: number }) {
  const { name, list, words, taxYear, rows, faults, employer, keys, onChange, onFill } = props
  const index = indexAt(rows, { employer, month })
  const path = `${name}.${index}.`
  const isFaulty = index >= 0 && Object.keys(faults).some((key) => key.startsWith(path))
  const ofMonth = faults[`${path}month`]
  return (
    <details className={`opens ${formStyles.row}`} open={isFaulty}>
      <summary>
        <b>{monthName(month)}</b> <span className="small">{monthSummary(rows, employer, month)}</span>
      </summary>
      {ofMonth !== undefined && (
        <p className={formStyles.fault} id={`${path}month`} tabIndex={-1}>
          {ofMonth}
        </p>
      )}
      <div className={formStyles.boxes}>
        {keys.map((key) => {
          const field = list.fields[key]
          const box = words.fields[key]
          return (
            field !== undefined &&
            box !== undefined && (
              <div key={key}>
                <Box
                  id={pathOf({ ...props }, month, key)}
                  field={field}
                  words={box}
                  taxYear={taxYear}
                  value={rows[index]?.values[key] ?? ''}
                  error={index < 0 ? undefined : faults[`${path}${key}`]}
                  onChange={(text) => onChange(withBoxes(rows, list, { employer, month }, { [key]: text }))}
                />
              </div>
            )
          )
        })}
      </div>
      {index >= 0 && month < employer.to && (
        <Button kind="link" onClick={() => onFill(month)}>
          Same every month until {monthName(employer.to)}
        </Button>
      )}
    </details>
  )
}
