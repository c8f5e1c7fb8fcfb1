export { openChangeLink } from './open-change-link.ts'
export { emailChangeRoutes } from './routes.ts'
