import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { WorksheetFaults, WorksheetList } from '../../../../tax/index.ts'
import { Button } from '../../../components/Button.tsx'
import { CsvImport } from '../csv/index.ts'
import { Box } from './Box.tsx'
import { fieldsFor } from './fields-for.ts'
import styles from './Form.module.css'
import { Hint } from './Hint.tsx'
import { summaryOf } from './row-words.ts'
import type { ShownList } from './shown-words.ts'
import { type TypedRow, typedRow } from './typed.ts'

export interface ListEditorProps {
  /** Name of the list, with which its paths begin. */
  name: string
  list: WorksheetList
  words: ShownList
  taxYear: number
  /** What is typed into the boxes that the worksheet has once. */
  once: Readonly<Record<string, string>>
  rows: readonly TypedRow[]
  onChange: (rows: readonly TypedRow[]) => void
  /** What is to be mended, by path, counted by the place among the rows. */
  faults: WorksheetFaults
}

/** Rows shown at once: a file may bring thousands. */
const shownAtOnce = 25

/** The rows of a list, each closed to one line and opened to be changed. */
export function ListEditor({ name, list, words, taxYear, once, rows, onChange, faults }: ListEditorProps) {
  const [shown, setShown] = useState(shownAtOnce)
  const [added, setAdded] = useState<string>()
  const toFocus = useRef<string>(undefined)
  const texts = useMemo(() => rows.map(({ values }) => values), [rows])
  const add = () => {
    const row = typedRow(list.fields)
    setAdded(row.id)
    toFocus.current = row.id
    setShown(rows.length + 1)
    onChange([...rows, row])
  }
  // A new row is there to be typed into: once, when it came, not when rows before it go.
  useEffect(() => {
    const newest = rows.findIndex(({ id }) => id === toFocus.current)
    if (newest < 0) return
    toFocus.current = undefined
    document.getElementById(`${name}.${newest}.${Object.keys(list.fields)[0]}`)?.focus()
  }, [name, list, rows])
  const change = (changed: TypedRow) => onChange(rows.map((row) => (row.id === changed.id ? changed : row)))
  const remove = (gone: TypedRow) => {
    onChange(rows.filter((row) => row.id !== gone.id))
    // The button goes with its row: the focus stays with the list.
    document.getElementById(`${name}-add`)?.focus()
  }
  return (
    <section className={styles.list}>
      <h2>{words.heading}</h2>
      <p className="note prose">
        <Hint words={words.hint} taxYear={taxYear} translation={words.translation} />
      </p>
      {faults[name] !== undefined && (
        <p className={styles.fault} id={name} tabIndex={-1}>
          {faults[name]}
        </p>
      )}
      {list.csv && (
        <Suspense>
          <CsvImport
            {...{ name, list, words, taxYear }}
            rows={texts}
            onRows={(brought, how) =>
              onChange([
                ...(how === 'add' ? rows : []),
                ...brought.map((values) => typedRow(list.fields, values)),
              ])
            }
          />
        </Suspense>
      )}
      <ol className={styles.rows}>
        {rows.slice(0, shown).map((row, index) => (
          <li key={row.id}>
            <RowEditor
              {...{ name, list, words, taxYear, once, row, index, faults }}
              isNew={row.id === added}
              onChange={change}
              onRemove={() => remove(row)}
            />
          </li>
        ))}
      </ol>
      {rows.length > shown && (
        <Button kind="link" onClick={() => setShown(shown + 4 * shownAtOnce)}>
          Show more of {rows.length}
        </Button>
      )}
      {rows.length < list.most ? (
        <Button kind="line" id={`${name}-add`} onClick={add}>
          Add {rows.length === 0 ? articleOf(words.row) : 'another'} {words.row}
        </Button>
      ) : (
        <p className="note">At most {list.most} rows fit here.</p>
      )}
    </section>
  )
}

const articleOf = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

type RowEditorProps = Omit<ListEditorProps, 'rows' | 'onChange'> & {
  row: TypedRow
  index: number
  isNew: boolean
  onChange: (row: TypedRow) => void
  onRemove: () => void
}

function RowEditor({
  name,
  list,
  words,
  taxYear,
  once,
  row,
  index,
  faults,
  isNew,
  onChange,
  onRemove,
}: RowEditorProps) {
  const path = `${name}.${index}.`
  const isFaulty = Object.keys(faults).some((key) => key.startsWith(path))
  const title = `${capital(words.row)} ${index + 1}`
  const summary = summaryOf(list, row)
  return (
    <details className={`opens ${styles.row}`} open={isNew || isFaulty}>
      <summary>
        <b>{title}</b> <span className="small">{summary}</span>
      </summary>
      <div className={styles.boxes}>
        {fieldsFor(list.fields, { ...once, ...row.values }).map(([key, field]) => (
          <div key={key}>
            <Box
              id={`${path}${key}`}
              field={field}
              words={words.fields[key] ?? { label: key }}
              taxYear={taxYear}
              value={row.values[key] ?? ''}
              error={faults[`${path}${key}`]}
              onChange={(value) => onChange({ ...row, values: { ...row.values, [key]: value } })}
            />
          </div>
        ))}
      </div>
      <Button kind="redLink" onClick={onRemove}>
        Remove<span className="hide"> {title}</span>
      </Button>
    </details>
  )
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
