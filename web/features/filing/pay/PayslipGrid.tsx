import { Suspense, useState } from 'react'
import { type MonthsProps, MonthCards } from './MonthCards.tsx'
import { MonthTable } from './MonthTable.tsx'
import { Button } from '../../../components/Button.tsx'
import { Tick } from '../../../components/fields/index.ts'
import { CsvImport } from '../csv/index.ts'
import formStyles from '../form/Form.module.css'
import { Hint } from '../form/Hint.tsx'
import { ListEditor, type ListEditorProps } from '../form/ListEditor.tsx'
import { type TypedRow, typedRow, type TypedSheet } from '../form/typed.ts'
import { type BoxKey, boxKeys, filledDown, fitsGrid, type GridEmployer, gridEmployers } from './grid.ts'
import { filledWords } from './grid-words.ts'
import styles from './Grid.module.css'
import { useWide } from './use-wide.ts'

type PayslipGridProps = ListEditorProps & { sheet: TypedSheet }

/** The payslips of the year by employer and month: a table, or a card for each month of a phone. */
export function PayslipGrid({ sheet, ...props }: PayslipGridProps) {
  const { rows, words, taxYear, faults, name, list, onChange } = props
  const employers = gridEmployers(sheet)
  const [isList, setIsList] = useState(false)
  const fits = fitsGrid(rows, employers)
  if (isList || !fits)
    return (
      <>
        <ListEditor {...props} />
        {fits ? (
          <Button kind="link" onClick={() => setIsList(false)}>
            Show the payslips by month
          </Button>
        ) : (
          <p className="note prose">
            Some payslips have no employer of your list or no month, or one is there twice. Mend them, and the
            months are shown again.
          </p>
        )}
      </>
    )
  return (
    <section className={formStyles.list}>
      <h2>{words.heading}</h2>
      <p className="note prose">
        <Hint words={words.hint} taxYear={taxYear} translation={words.translation} />
      </p>
      {faults[name] !== undefined && (
        <p className={formStyles.fault} id={name} tabIndex={-1}>
          {faults[name]}
        </p>
      )}
      {employers.map((employer) => (
        <EmployerMonths key={employer.number} {...props} employer={employer} />
      ))}
      <Suspense>
        <CsvImport
          {...{ name, list, words, taxYear }}
          rows={rows.map(({ values }) => values)}
          onRows={(brought, how) =>
            onChange([
              ...(how === 'add' ? rows : []),
              ...brought.map((values) => typedRow(list.fields, values)),
            ])
          }
        />
      </Suspense>
      <Button kind="link" onClick={() => setIsList(true)}>
        Type the payslips as a list instead
      </Button>
    </section>
  )
}

/** The months of one employer. */
function EmployerMonths({ employer, ...props }: ListEditorProps & { employer: GridEmployer }) {
  const { rows, list, onChange, taxYear } = props
  const isWide = useWide()
  const hasArrears = rows.some(({ values }) => (values['arrears'] ?? '').trim() !== '')
  const [isAsked, setIsAsked] = useState(false)
  const [filled, setFilled] = useState<{
    before: readonly TypedRow[]
    after: readonly TypedRow[]
    words: string
  }>()
  const keys: readonly BoxKey[] = boxKeys.filter((key) => key !== 'arrears' || hasArrears || isAsked)
  const fill = (month: number) => {
    const after = filledDown(rows, list, { employer, month })
    setFilled({ before: rows, after, words: filledWords(month, employer) })
    onChange(after)
  }
  const months: MonthsProps = { ...props, employer, keys, onFill: fill }
  return (
    <section className={styles.employer}>
      <h3>{employer.name}</h3>
      {isWide ? <MonthTable {...months} /> : <MonthCards {...months} />}
      <div className={styles.under}>
        <p className="note" role="status">
          {filled?.after === rows && filled.words}
        </p>
        {filled?.after === rows && (
          <Button kind="link" onClick={() => onChange(filled.before)}>
            Undo
          </Button>
        )}
        {!hasArrears && (
          <Tick
            bare
            id={`${props.name}-arrears-${employer.number}`}
            label={`I was paid arrears for work before ${taxYear}`}
            checked={isAsked}
            onChange={setIsAsked}
          />
        )}
      </div>
    </section>
  )
}
