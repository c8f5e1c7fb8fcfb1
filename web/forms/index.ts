export { EmailField } from './EmailField.tsx'
export { callFaults, emptyFaults, hasFaults, noFaults, schemaFaults, type Faults } from './faults.ts'
export { tinFault } from './tin.ts'
export { useFaults } from './use-faults.ts'
