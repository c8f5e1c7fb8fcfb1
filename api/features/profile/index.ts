export { eraseAccount } from './commands/delete-account.ts'
export { exportWithAudit } from './export/export-data.ts'
export { presentProfile } from './presenter.ts'
export { profileRoutes } from './routes.ts'
