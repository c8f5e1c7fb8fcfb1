import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { provider } from './providers.ts'

export const readPublicConfig = endpoint({
  method: 'GET',
  path: '/config/public',
  access: 'anyone',
  summary: 'What the browser needs to know before anybody signs in.',
  status: 200,
  answer: z.object({
    /** Key of the identity provider; names the built-in one when there is no other. */
    publishableKey: z.string().check(z.minLength(1)),
    /** Browser script of a hosted identity provider; null with the built-in one. */
    identityScriptUrl: z.nullable(z.string()),
    /** Providers besides email and password. */
    providers: z.array(provider),
    /** Calculations that a free account may keep; 0 = without limit. */
    freeCalculations: z.number(),
  }),
})
