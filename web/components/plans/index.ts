export { PlansTable } from './PlansTable.tsx'
export { nothingElsePaid, sampleCase } from './sample-case.ts'
