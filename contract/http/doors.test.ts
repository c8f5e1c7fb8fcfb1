import { expect, test } from 'vitest'
import { endpoints, errorsOf, type Endpoint } from './index.ts'

/**
 * Under an address of sign-in, and yet no door: why each may be called where a hosted provider signs people in. Any
 * other endpoint there that declares none fails here.
 */
const noDoor: Record<string, string> = {
  logout: 'makes the browser forget a cookie that means nothing any more',
  openSharedCalculation: 'the token of a link shows one calculation to a reader, and signs nobody in',
  changeByLink: 'its token ends reminders and opens nothing; they are mailed in every mode',
  readTokenKeys: 'the assistant’s tokens are signed with them in every mode',
}

const all = Object.entries<Endpoint>(endpoints)
const isOfSignIn = ({ path }: Endpoint) => path.startsWith('/auth/') || path.includes('/email-change')

/** The keys of what a call sends in its body. */
const keysOf = ({ body }: Endpoint) => Object.keys((body._zod.def as { shape?: object }).shape ?? {})
const credentials = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'mailedCode',
  'passkey',
])

test('every endpoint of sign-in, and every one that takes a credential, declares its door', () => {
  const open = all
    .filter(([, endpoint]) => isOfSignIn(endpoint) || keysOf(endpoint).some((key) => credentials.has(key)))
    .filter(([, { door }]) => door === undefined)
    .map(([name]) => name)
  expect(open.toSorted()).toEqual(Object.keys(noDoor).toSorted())
})

test('an endpoint with a door declares that it may be closed', () => {
  for (const [name, endpoint] of all)
    expect(errorsOf(endpoint).includes('hosted_sign_in'), name).toBe(endpoint.door !== undefined)
})

test('while people move, the proofs of linking are open and nothing else', () => {
  const linking = all.filter(([, { door }]) => door === 'linking').map(([, { path }]) => path)
  expect(linking.length).toBeGreaterThan(0)
  for (const path of linking) expect(path).toMatch(/^\/auth\/(link($|\/)|mail-code$)/)
})
