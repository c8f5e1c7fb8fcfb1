import type { Provider } from '../../../contract/http/providers.ts'

/** Providers as people call them. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', microsoft: 'Microsoft' }
