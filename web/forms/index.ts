export {
  callFaults,
  emptyFaults,
  hasFaults,
  newFaults,
  noFaults,
  tinFault,
  useFaults,
  type Faults,
} from './faults.ts'
export { EmailField } from './EmailField.tsx'
