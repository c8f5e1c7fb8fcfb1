export { returnPackRoutes } from './routes.ts'
