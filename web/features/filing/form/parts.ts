import type { ComponentType } from 'react'
import type { Submission } from '../../../../contract/http/index.ts'
import type { WorksheetContent, WorksheetKind } from '../../../../tax/index.ts'
import { followEmployers } from '../pay/grid.ts'
import { PayslipChecks } from '../pay/PayslipChecks.tsx'
import { PayslipGrid } from '../pay/PayslipGrid.tsx'
import type { ListEditorProps } from './ListEditor.tsx'
import type { TypedSheet } from './typed.ts'

/** What a kind of worksheet has beside the form that is made of its shape. */
interface FormParts<Kind extends WorksheetKind> {
  /** Editors of its own, by the list. */
  readonly editors?: Readonly<Record<string, ComponentType<ListEditorProps & { sheet: TypedSheet }>>>
  /** What else follows when one part is changed. */
  readonly follow?: (before: TypedSheet, after: TypedSheet) => TypedSheet
  /** What is shown under the form once it is sound. */
  readonly After?: ComponentType<{
    content: WorksheetContent<Kind>
    answers: Submission['answers']
    taxYear: number
  }>
}

const parts: { readonly [Kind in WorksheetKind]?: FormParts<Kind> } = {
  pay: { editors: { payslips: PayslipGrid }, follow: followEmployers, After: PayslipChecks },
}

/** The parts of a kind; most have none. */
export function partsOf<Kind extends WorksheetKind>(kind: Kind): FormParts<Kind> {
  return parts[kind] ?? {}
}
