export { exportWithAudit } from './export/export-data.ts'
export { presentProfile } from './presenter.ts'
export { profileRoutes } from './routes.ts'
