export { assistantRoutes } from './routes.ts'
