export { calculateChecked } from './calculation.ts'
export { recalculateSubmission } from './commands/submission-writes.ts'
export { presentSubmission } from './presenter.ts'
export { submissionRoutes } from './routes.ts'
