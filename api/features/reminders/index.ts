export { reminderRoutes } from './routes.ts'
