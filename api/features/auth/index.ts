export { offeredProviders } from './providers/settings.ts'
export { authRoutes } from './routes.ts'
