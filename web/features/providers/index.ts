export { ProviderButtons } from './ProviderButtons.tsx'
export { providerNames } from './names.ts'
