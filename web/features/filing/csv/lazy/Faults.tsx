import { csvLines, type FileReading } from '../../../../../tax/worksheets/csv/index.ts'
import { Button } from '../../../../components/Button.tsx'
import { downloadFile } from '../../../../shell/download-file.ts'
import { count } from './count.ts'
import styles from './Csv.module.css'

/** Lines that the page names: all of them are in the file that it offers. */
const mostShown = 50

/** Every broken cell with its line, and the rows that are there twice. */
export function Faults({ reading }: { reading: FileReading }) {
  return (
    <>
      {reading.faults.length > 0 && <BrokenLines reading={reading} />}
      {reading.twice.length > 0 && <TwiceThere twice={reading.twice} />}
    </>
  )
}

function BrokenLines({ reading: { faults, broken } }: { reading: FileReading }) {
  const download = () => {
    const header = ['Line', 'Column', 'What stands there', 'How to mend it']
    const lines = faults.map(({ line, column, cell, message }) => [String(line), column, cell, message])
    downloadFile(
      new File([csvLines([header, ...lines])], 'lines-to-mend.csv', { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <>
      <p>
        {broken === 1 ? 'This line stays out' : 'These lines stay out'} until you mend them in the file and
        choose it again.
      </p>
      {/* A list that scrolls is reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label="Lines to mend" tabIndex={0}>
        <ul>
          {faults.slice(0, mostShown).map(({ line, column, cell, message }) => (
            <li key={`${line} ${column} ${message}`}>
              <b>
                Line {line.toLocaleString('en')}
                {column && `, ${column}`}
              </b>
              {cell && ` “${cell}”`}: {message}.
            </li>
          ))}
        </ul>
      </div>
      {faults.length > mostShown && <p className="note">The first {mostShown} are shown.</p>}
      <Button kind="link" onClick={download}>
        Download {faults.length === 1 ? 'it' : `all ${faults.length.toLocaleString('en')}`} as a list
      </Button>
    </>
  )
}

function TwiceThere({ twice }: { twice: FileReading['twice'] }) {
  return (
    <details className="opens">
      <summary>{count(twice.length, 'line')} may be there twice</summary>
      <p className="note">
        They are taken all the same: two payments can be alike. If one is too many, take it out.
      </p>
      <ul>
        {twice.slice(0, mostShown).map(({ line, before }) => (
          <li key={line}>
            Line {line} says the same as line {before}.
          </li>
        ))}
      </ul>
      {twice.length > mostShown && <p className="note">The first {mostShown} are shown.</p>}
    </details>
  )
}
