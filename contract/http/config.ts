import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDate } from './fields.ts'
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
    /** Who signs people in: we, a hosted provider, or that provider while people bring their accounts to it. */
    identityMode: z.optional(z.enum(['built-in', 'hosted', 'moving'])),
    /** While people move: the last day, YYYY-MM-DD. */
    movingUntil: z.optional(z.nullable(isoDate)),
    /** Providers besides email and password. */
    providers: z.array(provider),
    /** Calculations that a free account may keep; 0 = without limit. */
    freeCalculations: z.number(),
  }),
})
