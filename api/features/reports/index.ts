export { mailReport } from './commands/mail-report.ts'
export { reportRoutes } from './routes.ts'
