import { isWorksheetKind, wordsOfWorksheet } from '../../../tax/index.ts'
import { Navigate, useParams } from '../../router.ts'
import { SheetForm } from './form/SheetForm.tsx'
import { SheetOutline } from './form/SheetOutline.tsx'
import { FilingFrame } from './FilingFrame.tsx'

/** One worksheet of a calculation. */
export function Worksheet() {
  const { id = '', worksheet: kind = '' } = useParams()
  if (!isWorksheetKind(kind)) return <Navigate to={`/submissions/${id}/return`} replace />
  return (
    <FilingFrame id={id} title={wordsOfWorksheet(kind).question}>
      {(filing) =>
        filing.isOpen ? (
          <SheetForm key={kind} kind={kind} filing={filing} />
        ) : (
          <SheetOutline kind={kind} taxYear={filing.taxYear} submissionId={id} />
        )
      }
    </FilingFrame>
  )
}
