export { chipsOf } from './chips.ts'
export { draftOf, taxYearOf } from './draft.ts'
