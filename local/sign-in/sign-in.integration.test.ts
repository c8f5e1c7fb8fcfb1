import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../testing/index.ts'
import { startSignIn, type SignIn } from './index.ts'

const verifier = 'a verifier that only the asker knows'
const back = 'http://localhost:3000/api/auth/google/callback'
let folder: string
let port: number
let running: SignIn

const start = () =>
  startSignIn({ provider: 'google', port, keyFile: join(folder, 'key.pem'), appUrl: 'http://localhost:3000' })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naijatax-sign-in-'))
  port = await freePort()
  running = await start()
})
afterEach(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

function asks(changes: Record<string, string> = {}): string {
  const asked = new URLSearchParams({
    client_id: running.clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce: 'n',
    ...changes,
  })
  return `${running.url}/authorize?${asked.toString()}`
}

async function code(): Promise<string> {
  const body = new URLSearchParams({ email: 'Ada@example.ng', verified: 'yes' })
  const answer = await fetch(asks(), { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? ''
}

async function exchange(changes: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: await code(),
    redirect_uri: back,
    code_verifier: verifier,
    client_id: running.clientId,
    client_secret: running.clientSecret,
    ...changes,
  })
  return fetch(`${running.url}/token`, { method: 'POST', body })
}

async function claims() {
  const { id_token: token } = (await (await exchange()).json()) as { id_token: string }
  const keys = createRemoteJWKSet(new URL(`${running.url}/keys`))
  return (await jwtVerify(token, keys, { issuer: running.issuer, audience: running.clientId })).payload
}

test('the same person has the same subject after a restart, signed with the same key', async () => {
  const first = await claims()
  expect(first).toMatchObject({ email: 'ada@example.ng', email_verified: true, nonce: 'n' })
  expect(statSync(join(folder, 'key.pem')).mode & 0o777).toBe(0o600)
  const keys = await (await fetch(`${running.url}/keys`)).text()
  await running.stop()
  // Another port, as connections to the one before may still be kept open by this process.
  port = await freePort()
  running = await start()
  expect(await (await fetch(`${running.url}/keys`)).text()).toBe(keys)
  expect((await claims()).sub).toBe(first.sub)
})

test.each([
  { client_id: 'stranger' },
  { redirect_uri: 'https://evil.test/' },
  { response_type: 'token' },
  { scope: 'email' },
  { code_challenge: '' },
  { code_challenge_method: 'plain' },
])('a request with %j is refused on its own page', async (changes) => {
  const answer = await fetch(asks(changes), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([400, null])
})

test.each<[Record<string, string>, string]>([
  [{ client_secret: 'wrong' }, 'invalid_client'],
  [{ code_verifier: 'wrong' }, 'invalid_grant'],
  [{ redirect_uri: 'https://evil.test/' }, 'invalid_grant'],
  [{ code: 'wrong' }, 'invalid_grant'],
  [{ grant_type: 'password' }, 'invalid_grant'],
])('a code is not exchanged with %j', async (changes, error) => {
  expect(await (await exchange(changes)).json()).toEqual({ error })
})

test('a page elsewhere under another name is refused', async () => {
  const { get } = await import('node:http')
  const status = await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/', headers: { Host: 'evil.test' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
  })
  expect(status).toBe(403)
})
