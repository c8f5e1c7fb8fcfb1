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
