export {
  callFaults,
  emptyFaults,
  hasFaults,
  noFaults,
  schemaFaults,
  tinFault,
  useFaults,
  type Faults,
} from './faults.ts'
export { EmailField } from './EmailField.tsx'
export { keptForm } from './kept-forms.ts'
export { useFinishedSave, useKeptForm } from './use-kept-form.ts'
