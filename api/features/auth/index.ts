export { hostedSettings } from './hosted/settings.ts'
export { hostedTokens } from './hosted/tokens.ts'
export { offeredProviders } from './providers/settings.ts'
export { authRoutes } from './routes.ts'
