export { callFaults, hasFaults, schemaFaults, type Faults } from './faults.ts'
export { useFaults } from './use-faults.ts'
