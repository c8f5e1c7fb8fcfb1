export { accountantLinkRoutes } from './routes.ts'
