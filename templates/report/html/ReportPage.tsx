import type { ReactElement } from 'react'
import type { Report } from '../../../contract/report/index.ts'
import { Answer } from './parts/Answer.tsx'
import { Facts } from './parts/Facts.tsx'
import { Picture } from './parts/Picture.tsx'
import { SectionTable } from './parts/SectionTable.tsx'

/** Forbids whatever the document does not carry itself: a second lock beside the printer's own. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'none'"

/** A report as a document to print: everything it shows is in it, nothing is fetched and nothing runs. */
export function ReportPage({ report, style }: { report: Report; style: string }): ReactElement {
  return (
    <html lang={report.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{report.documentTitle}</title>
        {/* Fixed words and our own fonts; the day is quoted by style.ts. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{report.title}</h1>
          <p>{report.subtitle}</p>
        </header>
        <main>
          <Facts facts={report.facts} />
          <Answer answer={report.answer} />
          {report.remarks.map((remark) => (
            <p key={remark} className="remark">
              {remark}
            </p>
          ))}
          {report.picture && <Picture picture={report.picture} />}
          {report.sections.map((section) => (
            <SectionTable key={section.id} section={section} />
          ))}
          <p className="owner">{report.footer.owner}</p>
        </main>
      </body>
    </html>
  )
}
