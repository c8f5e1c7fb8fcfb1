import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'

export const createToken = endpoint({
  method: 'POST',
  path: '/auth/token',
  access: 'session',
  door: 'built-in',
  summary:
    'A signed bearer token for the session of the cookie. It works for five minutes, and no longer than that session.',
  status: 200,
  answer: z.object({ token: z.string(), expiresAt: timestamp }),
})

export const readTokenKeys = endpoint({
  method: 'GET',
  path: '/auth/.well-known/jwks.json',
  access: 'anyone',
  summary: 'The public keys that bearer tokens are signed with, as a JSON Web Key Set.',
  status: 200,
  answer: z.object({
    keys: z.array(
      z.looseObject({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string() }),
    ),
  }),
})
