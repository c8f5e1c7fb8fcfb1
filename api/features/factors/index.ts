export { factorRoutes } from './routes.ts'
