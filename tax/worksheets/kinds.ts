import { business } from './business/sheet.ts'
import { details } from './details/sheet.ts'
import { foreign } from './foreign/sheet.ts'
import { gains } from './gains/sheet.ts'
import { pay } from './pay/sheet.ts'
import { payments } from './payments/sheet.ts'
import type { ContentOf } from './sheet.ts'

/** The shape of every worksheet, in the order in which they are offered. */
export const worksheetShapes = { pay, business, gains, foreign, payments, details } as const

/** What a worksheet is about. */
export type WorksheetKind = keyof typeof worksheetShapes

type Contents = { readonly [Kind in WorksheetKind]: ContentOf<(typeof worksheetShapes)[Kind]> }

/** What a worksheet of a kind holds once it is checked. */
export type WorksheetContent<Kind extends WorksheetKind = WorksheetKind> = Contents[Kind]

/** The worksheets of a calculation, as far as they were begun. */
export type Worksheets = Partial<Contents>

/** Every kind of worksheet. */
export const worksheetKinds = Object.keys(worksheetShapes) as readonly WorksheetKind[]
