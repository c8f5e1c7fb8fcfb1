import type { ReactElement } from 'react'
import type { Column, Row, Section } from '../../../../contract/report/index.ts'
import { Amount } from './Amount.tsx'

/** Rows up to which a table is kept on one page; a longer one goes on over the page under its own head. */
const KEPT_WHOLE = 8

function RowOfTable({ row, columns }: { row: Row; columns: readonly Column[] }): ReactElement {
  const [name, ...figures] = row.cells
  return (
    <tr className={row.kind}>
      <th scope="row">
        {name}
        {row.notes.map((note, index) => (
          // Two notes may say the same; their order never changes.
          <span key={`${index} ${note}`} className="note">
            {note}
          </span>
        ))}
      </th>
      {figures.map((figure, index) => (
        <td key={columns[index + 1]?.label} className={columns[index + 1]?.align}>
          <Amount text={figure} />
        </td>
      ))}
    </tr>
  )
}

/** One section: heading, words above the table where there are any, and the table with its head. */
export function SectionTable({ section }: { section: Section }): ReactElement {
  const { id, heading, intro, columns, rows } = section
  const kept = rows.length <= KEPT_WHOLE ? 'whole' : undefined
  return (
    <section className={id === 'worked-out' ? 'working' : kept}>
      <h2>{heading}</h2>
      {intro !== null && <p className="intro">{intro}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map(({ label, align }) => (
                <th key={label} scope="col" className={align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <RowOfTable key={`${index} ${row.cells[0]}`} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
