import type { ReactElement } from 'react'
import { dash } from '../../../contract/http/mask.ts'
import type { Answer as AnswerModel, Column, Report, Row, Section } from '../../../contract/report/index.ts'
import {
  columnWidths,
  headingStyle,
  mostRowsTogether,
  rowStyles,
  type Density,
} from '../../../contract/report/layout.ts'
import { Picture } from './Picture.tsx'

/** Content policy: the document loads nothing but what it carries itself. The printer forbids the same. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'none'"

/** What everything leads to: the tax that is due, or the box of a person who owes none. */
function Answer({ answer }: { answer: AnswerModel }): ReactElement {
  if (answer.kind === 'exempt')
    return (
      <div className="exempt">
        <h2>{answer.label}</h2>
        <p>{answer.reason}</p>
      </div>
    )
  const { label, amount } = answer
  // The sign is lighter than the digits, so that the number speaks first.
  const sign = amount.startsWith('₦') ? '₦' : ''
  return (
    <div className="due">
      <h2>{label}</h2>
      <p className={amount === dash ? 'hidden' : undefined}>
        {sign !== '' && <span className="sign">{sign}</span>}
        {amount.slice(sign.length)}
      </p>
    </div>
  )
}

function TableRow({ row, columns }: { row: Row; columns: readonly Column[] }): ReactElement {
  const [name, ...figures] = row.cells
  const styles = rowStyles(row)
  return (
    <tr className={`${row.kind} ${styles.name}-name ${styles.figure}-figures`}>
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
        <td key={columns[index + 1]?.label}>
          {row.kind === 'final' && figure !== '' ? <span>{figure}</span> : figure}
        </td>
      ))}
    </tr>
  )
}

/** One section: heading, words above the table where there are any, and the table with its head. */
function SectionTable({ section }: { section: Section }): ReactElement {
  const { heading, intro, columns, rows } = section
  const whole = rows.length <= mostRowsTogether ? 'whole' : ''
  return (
    <section className={`${headingStyle(section)} ${whole}`.trim()}>
      <h2>{heading}</h2>
      {intro !== null && <p className="intro">{intro}</p>}
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
              <TableRow key={`${index} ${row.cells[0]}`} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A report as a document to print: everything it shows is in it, nothing is fetched and nothing runs. */
export function ReportPage({
  report,
  density,
  style,
}: {
  report: Report
  density: Density
  style: string
}): ReactElement {
  return (
    <html lang={report.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{report.documentTitle}</title>
        {/* Fixed words and our own fonts; what a report says is quoted by style.ts. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{report.title}</h1>
          <p>{report.subtitle}</p>
        </header>
        <main>
          <dl>
            {report.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Answer answer={report.answer} />
          {report.remarks.length > 0 && (
            <div className="remarks">
              {report.remarks.map((remark) => (
                <p key={remark}>{remark}</p>
              ))}
            </div>
          )}
          {report.picture && density.picture > 0 && <Picture picture={report.picture} />}
          {report.sections.map((section) => (
            <SectionTable key={section.id} section={section} />
          ))}
          <p className="owner">{report.footer.owner}</p>
        </main>
      </body>
    </html>
  )
}
