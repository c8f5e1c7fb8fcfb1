import { type ChangeEvent, useId, useMemo, useRef, useState } from 'react'
import { type WorksheetList, type WorksheetWords, withYears } from '../../../../../tax/index.ts'
import {
  csvOf,
  type FileReading,
  type FileRow,
  type ListOfFile,
  templateOf,
} from '../../../../../tax/worksheets/csv/index.ts'
import { Actions, Button } from '../../../../components/Button.tsx'
import { Tick } from '../../../../components/fields/index.ts'
import { Warning } from '../../../../components/notices.tsx'
import { useToast } from '../../../../components/Toasts.tsx'
import { downloadFile } from '../../../../shell/download-file.ts'
import { Box } from '../../form/Box.tsx'
import styles from './Csv.module.css'
import { Faults } from './Faults.tsx'
import { count } from './count.ts'
import { HowItWasRead } from './HowItWasRead.tsx'
import { useFile } from './use-file.ts'

export interface CsvImportProps {
  /** Name of the list, for ids and file names. */
  name: string
  list: WorksheetList
  words: WorksheetWords['lists'][string]
  taxYear: number
  /** The rows that are there, as typed. */
  rows: readonly Readonly<Record<string, string>>[]
  /** Takes the rows of a file: all rows that the list then has are the old ones with these, or these alone. */
  onRows: (rows: readonly FileRow[], how: 'add' | 'replace') => void
}

const csvFile = (text: string, name: string) => new File([text], name, { type: 'text/csv;charset=utf-8' })

/** Brings rows of a list from a file: what it says is shown first, and nothing changes until it is taken. */
export function CsvImport({ name, list, words, taxYear, rows, onRows }: CsvImportProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const of = useMemo(() => ({ list, words, taxYear }), [list, words, taxYear])
  const file = useFile(of, rows)
  const leave = () => {
    file.leave()
    if (input.current === null) return
    input.current.value = ''
    input.current.focus()
  }
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = files ?? []
    if (chosen) void file.choose(chosen)
  }
  return (
    <details className={`opens ${styles.csv}`}>
      <summary>From a file (CSV)</summary>
      <p className="note prose">
        A bank, platform or spreadsheet can save its table as a CSV file. We find the columns by their names,
        and show what we read before anything changes. The file stays on this device.
      </p>
      <label htmlFor={id}>Choose a CSV file</label>
      <input
        ref={input}
        type="file"
        id={id}
        accept=".csv,.tsv,.txt,text/csv"
        className={styles.file}
        // A file that was mended is chosen by the same name: the browser tells that only of an empty field.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={choose}
      />
      <Actions>
        <Button kind="link" onClick={() => downloadFile(csvFile(templateOf(of), `${name}-example.csv`))}>
          Download an example file
        </Button>
        {rows.length > 0 && (
          <Button
            kind="link"
            onClick={() => downloadFile(csvFile(written(of, rows), `${name}-${taxYear}.csv`))}
          >
            Download the rows below
          </Button>
        )}
      </Actions>
      <div role="status">
        {file.name !== undefined && file.problem !== null && (
          <Warning title={`${file.name} was not read`}>
            <p>{file.problem}</p>
          </Warning>
        )}
      </div>
      {file.lacking.length > 0 && (
        <fieldset className={styles.lacking}>
          <legend>Your file has no column for this. What is it, for all rows?</legend>
          {file.lacking.map((key) => {
            const field = list.fields[key]
            return (
              field && (
                <Box
                  key={key}
                  id={`${id}-${key}`}
                  field={field}
                  words={{ label: words.fields[key]?.label ?? key }}
                  taxYear={taxYear}
                  value={file.forAll[key] ?? ''}
                  onChange={(value) => file.say(key, value)}
                  error={file.faultOf(key)}
                />
              )
            )
          })}
        </fieldset>
      )}
      {file.reading && file.problem === null && (
        <>
          <HowItWasRead reading={file.reading} />
          {file.reading.missing.length === 0 && (
            <Take
              key={file.name}
              reading={file.reading}
              row={withYears(words.row, taxYear)}
              most={list.most}
              there={rows.length}
              onTake={(taken, how) => {
                onRows(taken, how)
                leave()
              }}
            />
          )}
        </>
      )}
      {file.name !== undefined && (
        <Button kind="link" onClick={leave}>
          Leave this file
        </Button>
      )}
    </details>
  )
}

/** The rows as typed, written into a file: texts as they stand, so that nothing typed is lost. */
function written(of: ListOfFile, rows: CsvImportProps['rows']): string {
  return csvOf(
    of,
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''))),
  )
}

/** How many rows can be taken, which lines are broken, and the choice to add or to replace. */
function Take({
  reading,
  row,
  most,
  there,
  onTake,
}: {
  reading: FileReading
  row: string
  most: number
  there: number
  onTake: (rows: readonly FileRow[], how: 'add' | 'replace') => void
}) {
  const toast = useToast()
  const [takesAgain, setTakesAgain] = useState(false)
  const known = useMemo(() => new Set(reading.there.map(({ line }) => line)), [reading])
  const all = reading.rows.map(({ values }) => values)
  const fresh = reading.rows.flatMap(({ line, values }) => (known.has(line) && !takesAgain ? [] : [values]))
  const take = (rows: readonly FileRow[], how: 'add' | 'replace') => {
    onTake(rows, how)
    toast(
      `${count(rows.length, 'row')} ${how === 'add' ? 'added' : 'put in place'}. Save to keep them.`,
      'success',
    )
  }
  const fits = { add: there + fresh.length <= most, replace: all.length <= most }
  return (
    <div className={styles.take}>
      <p role="status">
        <b>
          {count(all.length, 'row')} can be taken
          {reading.broken > 0 ? `, ${count(reading.broken, 'line')} cannot` : ''}.
        </b>
      </p>
      <Faults reading={reading} />
      {reading.there.length > 0 && (
        <Tick
          id={`again-${row}`}
          bare
          label={`Add the ${count(reading.there.length, 'row')} that you have already once more`}
          note={`Line ${reading.there[0]?.line} says the same as ${row} ${reading.there[0]?.row} below.`}
          checked={takesAgain}
          onChange={setTakesAgain}
        />
      )}
      {!fits.add && <p className="note">At most {most} rows fit here, with those that are there.</p>}
      <Actions>
        {fresh.length > 0 && fits.add && (
          <Button kind="line" onClick={() => take(fresh, 'add')}>
            Add {count(fresh.length, 'row')}
          </Button>
        )}
        {there > 0 && all.length > 0 && fits.replace && (
          <Button kind="redLink" onClick={() => take(all, 'replace')}>
            Replace the {count(there, 'row')} below with {all.length}
          </Button>
        )}
      </Actions>
    </div>
  )
}
