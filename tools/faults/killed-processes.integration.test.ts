import { testKilledProcesses } from './testing/killed-processes.ts'

// On Redis the same runs with the long faults.
testKilledProcesses(undefined)
