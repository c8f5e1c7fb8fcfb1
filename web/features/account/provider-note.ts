import type { Profile } from '../../../contract/http/index.ts'

const providers = { google: 'Google', microsoft: 'Microsoft' } as const

/** Why the email of a Google or Microsoft account cannot be changed; nothing for an account of its own password. */
export function providerNote(provider: Profile['authProvider']): string | undefined {
  if (provider === 'email') return undefined
  return `It is the email of your ${providers[provider]} account and cannot be changed here.`
}
