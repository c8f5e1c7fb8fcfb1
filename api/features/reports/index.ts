export { mailReport } from './commands.ts'
export { type FileKind, madeFileCommands } from './made-files.ts'
export { reportRoutes } from './routes.ts'
