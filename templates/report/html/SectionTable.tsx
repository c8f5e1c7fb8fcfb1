import type { ReactElement } from 'react'
import type { Row, Section } from '../../../contract/report/index.ts'
import { columnWidths, headingStyle, rowStyles } from '../../../contract/report/layout.ts'
import type { LinesOf } from '../../../contract/report/setting/lines.ts'
import type { SectionPlan } from '../../../contract/report/setting/pages.ts'
import { setHeading, setRow } from '../../../contract/report/setting/texts.ts'
import { Lines } from './Lines.tsx'

interface SectionTableProps {
  readonly section: Section
  readonly plan: SectionPlan | undefined
  readonly linesOf: LinesOf
}

function TableRow({
  row,
  section: { columns },
  turns,
  linesOf,
}: {
  row: Row
  section: Section
  turns: boolean
  linesOf: LinesOf
}): ReactElement {
  const styles = rowStyles(row)
  const { name, notes, cells } = setRow(linesOf, row, columns)
  return (
    <tr className={`${row.kind} ${styles.name}-name ${styles.figure}-figures${turns ? ' turn' : ''}`}>
      <th scope="row">
        <Lines text={name} />
        {notes.map((note, index) => (
          // Two notes may say the same; their order never changes.
          <span key={`${index} ${note.lines.join(' ')}`} className="note">
            <Lines text={note} />
          </span>
        ))}
      </th>
      {cells.map((text, index) => {
        const { label, align } = columns[index + 1] ?? {}
        const isWords = align === 'start'
        const isUnderlined = !isWords && row.kind === 'final' && text.lines[0] !== ''
        return (
          <td key={label} className={isWords ? `words ${styles.words}-words` : undefined}>
            {isUnderlined ? (
              <span>
                <Lines text={text} />
              </span>
            ) : (
              <Lines text={text} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** One section: heading, words above the table where there are any, and the table with its head. */
export function SectionTable({ section, plan, linesOf }: SectionTableProps): ReactElement {
  const { columns, rows } = section
  const { title, intro } = setHeading(linesOf, section)
  return (
    <section className={`${headingStyle(section)}${plan?.beginsPage === true ? ' turn' : ''}`}>
      <h2>
        <Lines text={title} />
      </h2>
      {intro !== null && (
        <p className="intro">
          <Lines text={intro} />
        </p>
      )}
      {rows.length > 0 && (
        <table>
          <colgroup>
            {columnWidths(columns).map((width, index) => (
              <col key={columns[index]?.label} style={{ width: `${width}pt` }} />
            ))}
          </colgroup>
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
              <TableRow
                key={`${index} ${row.cells[0]}`}
                row={row}
                section={section}
                turns={plan?.turns.has(index) === true}
                linesOf={linesOf}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
