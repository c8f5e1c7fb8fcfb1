import type { ReactElement } from 'react'
import { dash } from '../../../contract/http/mask.ts'
import type { Answer as AnswerModel, Report, Row } from '../../../contract/report/index.ts'
import { rowStyles } from '../../../contract/report/layout.ts'
import type { LinesOf } from '../../../contract/report/setting/lines.ts'
import type { Plan } from '../../../contract/report/setting/pages.ts'
import { setAct, setCaption, setFacts, setReason, setRemark } from '../../../contract/report/setting/texts.ts'
import { Lines } from './Lines.tsx'
import { Picture } from './Picture.tsx'
import { SectionTable } from './SectionTable.tsx'

/** Content policy: the document loads nothing but what it carries itself. The printer forbids the same. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'none'"

/** What everything leads to: the tax that is due, or the box of a person who owes none. */
function Answer({ answer, linesOf }: { answer: AnswerModel; linesOf: LinesOf }): ReactElement {
  if (answer.kind === 'exempt')
    return (
      <div className="exempt">
        <h2>{answer.label}</h2>
        <p>
          <Lines text={setReason(linesOf, answer.reason)} />
        </p>
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

/** What the Act comes to, and what makes the difference. */
function Act({ act, linesOf }: { act: Row; linesOf: LinesOf }): ReactElement {
  const { name, notes } = setAct(linesOf, act)
  const styles = rowStyles(act)
  return (
    <div className={`act ${styles.name}-name ${styles.figure}-figures`}>
      <p>
        <Lines text={name} />
        {notes.map((note) => (
          <span key={note.lines.join(' ')} className="note">
            <Lines text={note} />
          </span>
        ))}
      </p>
      <p>{act.cells[1]}</p>
    </div>
  )
}

/** Sentences on a gold ground. */
function Remarks({
  className,
  remarks,
  linesOf,
}: {
  className: string
  remarks: readonly string[]
  linesOf: LinesOf
}): ReactElement | null {
  if (remarks.length === 0) return null
  return (
    <div className={className}>
      {remarks.map((remark) => (
        <p key={remark}>
          <Lines text={setRemark(linesOf, remark)} />
        </p>
      ))}
    </div>
  )
}

/** A report as a document to print: everything it shows is in it, nothing is fetched and nothing runs. */
export function ReportPage({
  report,
  plan,
  linesOf,
  style,
}: {
  report: Report
  plan: Plan
  linesOf: LinesOf
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
          {/* Paragraphs: the printing browser gives a list of terms no role in the PDF. */}
          <div className="facts">
            {setFacts(linesOf, report.facts).map(({ x, label, value }) => (
              <p key={x}>
                <span>
                  <Lines text={label} />
                </span>{' '}
                <span className="value">
                  <Lines text={value} />
                </span>
              </p>
            ))}
          </div>
          <Remarks className="first" remarks={report.first} linesOf={linesOf} />
          <Answer answer={report.answer} linesOf={linesOf} />
          {report.act && <Act act={report.act} linesOf={linesOf} />}
          <Remarks className="remarks" remarks={report.remarks} linesOf={linesOf} />
          {report.picture && plan.density.picture > 0 && (
            <Picture picture={report.picture} caption={setCaption(linesOf, report.picture.caption)} />
          )}
          {report.sections.map((section, index) => (
            <SectionTable key={section.id} section={section} plan={plan.sections[index]} linesOf={linesOf} />
          ))}
        </main>
      </body>
    </html>
  )
}
