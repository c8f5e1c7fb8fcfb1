import type { Provider } from '../../../api/contract/providers.ts'

/** Providers as people call them. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', microsoft: 'Microsoft' }
