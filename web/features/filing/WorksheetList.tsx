import type { ShownWorksheet } from '../../../contract/http/index.ts'
import { type WorksheetKind, worksheetKinds, withYears, wordsOfWorksheet } from '../../../tax/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { Row, Rows } from '../../components/lists.tsx'
import { dayInWords } from '../calculations/index.ts'

/** The worksheets of a calculation, each with its question and how far it is. */
export function WorksheetList({
  id,
  kept,
  taxYear,
  isOpen,
}: {
  id: string
  kept: readonly ShownWorksheet[]
  taxYear: number
  isOpen: boolean
}) {
  const rowOf = (kind: WorksheetKind) => kept.find((worksheet) => worksheet.kind === kind)
  return (
    <Rows>
      {worksheetKinds.map((kind) => {
        const { question, heading, hint } = wordsOfWorksheet(kind)
        const there = rowOf(kind)
        return (
          <Row
            key={kind}
            title={question}
            about={withYears(hint, taxYear)}
            actions={
              <>
                <ButtonLink kind="line" to={`/submissions/${id}/return/${kind}`}>
                  {!isOpen ? 'See what it asks' : there ? 'Change' : 'Fill in'}
                  <span className="hide"> {withYears(heading, taxYear)}</span>
                </ButtonLink>
                <span className="note">{there ? `Saved ${dayInWords(there.updatedAt)}` : 'Empty'}</span>
              </>
            }
          />
        )
      })}
    </Rows>
  )
}
