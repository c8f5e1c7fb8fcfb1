export { checkWorksheet, rulesOf } from './all-rules.ts'
export type { WorksheetFaults } from './check.ts'
export {
  type WorksheetContent,
  type WorksheetKind,
  worksheetKinds,
  type Worksheets,
  worksheetShapes,
} from './kinds.ts'
export type { Fills } from './rules.ts'
