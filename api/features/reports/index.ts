export { mailReport } from './commands.ts'
export { reportRoutes } from './routes.ts'
