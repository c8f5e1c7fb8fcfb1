import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startSignIn } from '../../../../local/sign-in/index.ts'
import { freePort } from '../../../../local/testing/index.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import type { Answered, ApiClient } from '../../../testing/index.ts'

/** A person's identity at a provider. */
export interface AtProvider {
  email: string
  /** Google: whether it says that the address is verified, in a Workspace account of its domain. */
  verified?: boolean
  /** Other fields of the stand-in's form (local/sign-in/form.ts), such as `hd`, `tid`, `xms_edov`, `auth_time`. */
  says?: Readonly<Record<string, string>>
}

/** Starts both fake providers for this test file. @returns the environment variables that point the API to them. */
export async function useProviders(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-sign-in-'))
  const start = async (provider: Provider) =>
    startSignIn({
      provider,
      port: await freePort(),
      keyFile: join(folder, `${provider}.pem`),
      appUrl: 'http://naijatax.test',
    })
  const [google, microsoft] = [await start('google'), await start('microsoft')]
  afterAll(async () => {
    await Promise.all([google.stop(), microsoft.stop()])
    rmSync(folder, { recursive: true })
  })
  return {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    MICROSOFT_CLIENT_ID: microsoft.clientId,
    MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    MICROSOFT_ISSUER: microsoft.issuer,
  }
}

/** Starts a sign-in. @returns the address to which the browser is redirected. */
export async function leavesFor(client: ApiClient, provider: Provider, query = ''): Promise<URL> {
  const answer = await client.get(`/auth/${provider}${query}`)
  return new URL(answer.headers.get('Location') ?? 'http://nowhere.invalid')
}

/** Signs in at the provider as this person. @returns the path and query with which the browser comes back. */
export async function typesThere(
  there: URL,
  who: AtProvider | 'cancel',
): Promise<{ path: string; query: URLSearchParams }> {
  const body = new URLSearchParams(
    who === 'cancel'
      ? { cancel: 'yes' }
      : { email: who.email, ...(who.verified && { verified: 'yes' }), ...who.says },
  )
  const answer = await fetch(there, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(answer.headers.get('Location') ?? 'http://nowhere.invalid')
  return { path: back.pathname.replace(/^\/api/, ''), query: back.searchParams }
}

/** The whole sign-in: redirect, sign-in at the provider, return. */
export async function signsInWith(
  client: ApiClient,
  provider: Provider,
  who: AtProvider | 'cancel',
  query = '',
): Promise<Answered> {
  const { path, query: back } = await typesThere(await leavesFor(client, provider, query), who)
  return client.get(`${path}?${back.toString()}`)
}
