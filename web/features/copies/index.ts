export { CopyDialog } from './CopyDialog.tsx'
export { KeptTools } from './KeptTools.tsx'
export { LawChanges } from './law-changes-later.ts'
