export { hostedSettings } from './hosted/keys.ts'
export { hostedTokens } from './hosted/tokens.ts'
export { offeredProviders } from './providers/connect.ts'
export { authRoutes } from './routes.ts'
