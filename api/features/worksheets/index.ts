export { worksheetRoutes } from './routes.ts'
