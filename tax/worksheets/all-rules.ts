import { isBlank } from '../answers/raw-answers.ts'
import { businessRules } from './business/rules.ts'
import { atTypedRows, type WorksheetCheck, checkContent } from './check.ts'
import { detailsRules } from './details/rules.ts'
import { foreignRules } from './foreign/rules.ts'
import { gainsRules } from './gains/rules.ts'
import type { WorksheetKind } from './kind-names.ts'
import { type WorksheetContent, worksheetShapes } from './kinds.ts'
import { payRules } from './pay/rules.ts'
import { paymentsRules } from './payments/rules.ts'
import type { CarryContext, WorksheetRules } from './rules.ts'
import type { WorksheetShape } from './sheet.ts'

const rules: { readonly [Kind in WorksheetKind]: WorksheetRules<Kind> } = {
  pay: payRules,
  business: businessRules,
  gains: gainsRules,
  foreign: foreignRules,
  payments: paymentsRules,
  details: detailsRules,
}

/** What the law makes of a kind of worksheet. */
export function rulesOf<Kind extends WorksheetKind>(kind: Kind): WorksheetRules<Kind> {
  return rules[kind]
}

/**
 * Checks a worksheet whole: each box, then what fits together.
 * @param raw as typed, or of any client.
 */
export function checkWorksheet<Kind extends WorksheetKind>(
  kind: Kind,
  raw: unknown,
  taxYear: number,
): WorksheetCheck<WorksheetContent<Kind>> {
  const shape: WorksheetShape = worksheetShapes[kind]
  // The shape is that of the kind, so that what passes is its content.
  const check = checkContent(shape, raw, taxYear) as WorksheetCheck<WorksheetContent<Kind>>
  if (!check.ok) return check
  const faults = rulesOf(kind).faults?.(check.content, { taxYear }) ?? {}
  return Object.keys(faults).length === 0 ? check : { ok: false, faults: atTypedRows(faults, shape, raw) }
}

/** The worksheet of a calculation that is copied into another tax year: what is still true there; null where nothing is. */
export function carriedWorksheet<Kind extends WorksheetKind>(
  kind: Kind,
  content: WorksheetContent<Kind>,
  context: CarryContext,
): WorksheetContent<Kind> | null {
  const carried = rulesOf(kind).carriedInto?.(content, context) ?? {}
  if (!Object.values(carried).some((value) => !isNothing(value))) return null
  const check = checkWorksheet(kind, carried, context.taxYear)
  return check.ok ? check.content : null
}

const isNothing = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0)
