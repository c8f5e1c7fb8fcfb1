import type { KeyboardEvent } from 'react'
import { formatAmount, formatNaira, monthName, parseAmount, withYears } from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { cx } from '../../../components/cx.ts'
import input from '../../../components/fields/Field.module.css'
import formStyles from '../form/Form.module.css'
import { type BoxKey, indexAt, monthsOf, sumOfBox, withBoxes, withPasted } from './grid.ts'
import { columnWords } from './grid-words.ts'
import styles from './Grid.module.css'
import { type MonthsProps, pathOf } from './MonthCards.tsx'

/** Up, Down and Enter go to the same box of another month; Enter never sends the form from here. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>) {
  const cell = event.currentTarget.closest('td')
  const isUp = event.key === 'ArrowUp'
  if (cell === null || !['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return
  event.preventDefault()
  const row = cell.closest('tr')
  const next = isUp ? row?.previousElementSibling : row?.nextElementSibling
  const box = next instanceof HTMLTableRowElement ? next.cells[cell.cellIndex]?.querySelector('input') : null
  box?.focus()
  box?.select()
}

/** The months of an employer as a table of boxes, with the sums of the year. */
export function MonthTable(props: MonthsProps) {
  const { rows, employer, keys, words, taxYear } = props
  return (
    <table className={styles.grid}>
      <caption className="hide">
        Payslips of {employer.name} in {taxYear} by month. Up, Down and Enter go from month to month; cells of
        a spreadsheet can be pasted.
      </caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {keys.map((key) => (
            <th key={key} scope="col" title={withYears(words.fields[key]?.label ?? '', taxYear)}>
              {columnWords[key]}
            </th>
          ))}
          <th scope="col">
            <span className="hide">Fill the months below</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {monthsOf(rows, employer).map((month) => (
          <MonthRow key={month} {...props} month={month} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Year</th>
          {keys.map((key) => (
            <td key={key}>{formatNaira(sumOfBox(rows, employer, key))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function MonthRow({ month, ...props }: MonthsProps & { month: number }) {
  const { name, rows, faults, employer, keys, onFill } = props
  const index = indexAt(rows, { employer, month })
  const path = `${name}.${index}.`
  const said = Object.entries(faults).filter(([key]) => index >= 0 && key.startsWith(path))
  return (
    <tr>
      <th scope="row">
        {monthName(month)}
        {said.map(([key, message]) => (
          <span
            key={key}
            id={key.endsWith('.month') ? key : `${key}-error`}
            className={formStyles.fault}
            tabIndex={-1}
          >
            {message}
          </span>
        ))}
      </th>
      {keys.map((key) => (
        <td key={key}>
          <Cell {...props} month={month} boxKey={key} />
        </td>
      ))}
      <td>
        {index >= 0 && month < employer.to && (
          <Button kind="link" onClick={() => onFill(month)}>
            Same below
            <span className="hide">
              : every month after {monthName(month)} until {monthName(employer.to)}
            </span>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** One box. Leaving it, 1.2m becomes 1,200,000. */
function Cell({ month, boxKey, ...props }: MonthsProps & { month: number; boxKey: BoxKey }) {
  const { rows, list, words, taxYear, faults, employer, keys, onChange } = props
  const place = { employer, month }
  const path = pathOf(props, month, boxKey)
  const text = rows[indexAt(rows, place)]?.values[boxKey] ?? ''
  const type = (next: string) => onChange(withBoxes(rows, list, place, { [boxKey]: next }))
  const parsed = parseAmount(text)
  const isFaulty = faults[path] !== undefined
  return (
    <input
      id={path}
      className={cx(input.input, styles.cell)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${withYears(words.fields[boxKey]?.label ?? '', taxYear)}, ${monthName(month)}`}
      aria-invalid={isFaulty ? true : undefined}
      aria-describedby={isFaulty ? `${path}-error` : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={moveByKey}
      onBlur={() =>
        parsed.kind === 'amount' && formatAmount(parsed.naira) !== text && type(formatAmount(parsed.naira))
      }
      onPaste={(event) => {
        const cells = withPasted(
          rows,
          list,
          { place, key: boxKey, keys },
          event.clipboardData.getData('text'),
        )
        if (cells === undefined) return
        event.preventDefault()
        onChange(cells)
      }}
    />
  )
}
