import { business } from './business/sheet.ts'
import { details } from './details/sheet.ts'
import { foreign } from './foreign/sheet.ts'
import { gains } from './gains/sheet.ts'
import { pay } from './pay/sheet.ts'
import { payments } from './payments/sheet.ts'
import type { WorksheetKind } from './kind-names.ts'
import type { ContentOf, WorksheetShape } from './sheet.ts'

/** The shape of every worksheet. */
export const worksheetShapes = {
  pay,
  business,
  gains,
  foreign,
  payments,
  details,
} as const satisfies Readonly<Record<WorksheetKind, WorksheetShape>>

type Contents = { readonly [Kind in WorksheetKind]: ContentOf<(typeof worksheetShapes)[Kind]> }

/** What a worksheet of a kind holds once it is checked. */
export type WorksheetContent<Kind extends WorksheetKind = WorksheetKind> = Contents[Kind]

/** The worksheets of a calculation, as far as they were begun. */
export type Worksheets = Partial<Contents>
