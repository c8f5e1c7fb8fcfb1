export { presentProfile } from './presenter.ts'
export { profileRoutes } from './routes.ts'
