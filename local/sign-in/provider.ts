import { Router } from '@koa/router'
import { bodyParser } from '@koa/bodyparser'
import { SignJWT } from 'jose'
import type { default as Koa, Context } from 'koa'
import { localApp } from '../http.ts'
import type { Codes } from './codes.ts'
import { algorithm, type SigningKey } from './key.ts'
import { readForm, signInTime } from './form.ts'
import type { ProviderKind } from './kinds.ts'
import { messagePage } from '../html.ts'
import { sameUser } from '../same-user.ts'
import { signInPage, style } from './pages.ts'

/** The one client of a stand-in: the product. */
export interface Client {
  id: string
  secret: string
  redirectUri: string
}

/** What a stand-in runs on; `now` is in milliseconds. */
export interface ProviderOptions {
  kind: ProviderKind
  origin: string
  client: Client
  key: SigningKey
  codes: Codes
  now: () => number
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The reason to refuse a request to sign in; undefined when there is none. */
function faultOf(asked: URLSearchParams, client: Client): string | undefined {
  if (asked.get('client_id') !== client.id) return 'The client is unknown.'
  if (asked.get('redirect_uri') !== client.redirectUri) return 'The redirect_uri is not the client’s.'
  if (asked.get('response_type') !== 'code') return 'Only response_type=code is known here.'
  if (!asked.get('scope')?.split(' ').includes('openid')) return 'The scope lacks openid.'
  if (!asked.get('code_challenge') || asked.get('code_challenge_method') !== 'S256')
    return 'PKCE with S256 is needed.'
  return undefined
}

/** Whether a request comes from our client, by client_secret_basic or client_secret_post. */
function isClient(ctx: Context, body: Record<string, unknown>, client: Client): boolean {
  const [scheme, credentials = ''] = ctx.get('Authorization').split(' ')
  if (scheme?.toLowerCase() === 'basic')
    return Buffer.from(credentials, 'base64').toString() === `${client.id}:${client.secret}`
  return body['client_id'] === client.id && body['client_secret'] === client.secret
}

/** An OpenID Connect provider for one machine: authorization code with PKCE, any address, no passwords. */
export function providerApp({ kind, origin, client, key, codes, now }: ProviderOptions): Koa {
  const issuer = kind.metadataIssuer(origin)
  const router = new Router()
  const refuse = (ctx: Context, reason: string): void => {
    ctx.type = 'html'
    ctx.status = 400
    ctx.body = messagePage('This sign-in cannot go on', reason, `Sign in with ${kind.title}`)
  }

  router.get(`${kind.path}/.well-known/openid-configuration`, (ctx) => {
    ctx.body = {
      issuer,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [algorithm],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      scopes_supported: ['openid', 'email', 'profile'],
      ...(kind.advertisesPkce && { code_challenge_methods_supported: ['S256'] }),
    }
  })
  router.get('/keys', (ctx) => {
    ctx.body = { keys: [key.open] }
  })
  router.get('/', (ctx) => {
    ctx.type = 'html'
    ctx.body = messagePage(
      `Sign in with ${kind.title}`,
      `This stands in for ${kind.title} on this machine, as an OpenID Connect provider with the issuer ${issuer}. ` +
        'Open the app’s login page to use it.',
    )
  })

  router.use('/authorize', sameUser())
  router.get('/authorize', (ctx) => {
    const asked = new URLSearchParams(ctx.querystring)
    const fault = faultOf(asked, client)
    if (fault !== undefined) {
      refuse(ctx, fault)
      return
    }
    ctx.type = 'html'
    ctx.body = signInPage(kind, asked)
  })
  router.post('/authorize', (ctx) => {
    const asked = new URLSearchParams(ctx.querystring)
    const fault = faultOf(asked, client)
    const body = (ctx.request.body ?? {}) as Record<string, unknown>
    const typed = readForm(body)
    const refused = fault ?? (!body['cancel'] && 'fault' in typed ? typed.fault : undefined)
    if (refused !== undefined) {
      refuse(ctx, refused)
      return
    }
    const back = new URL(client.redirectUri)
    const state = asked.get('state')
    if (state !== null) back.searchParams.set('state', state)
    if (body['cancel'] || 'fault' in typed) back.searchParams.set('error', 'access_denied')
    else {
      const grant = {
        typed,
        redirectUri: client.redirectUri,
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? undefined,
        signedInAt: signInTime(typed, asked, Math.floor(now() / 1000)),
      }
      back.searchParams.set('code', codes.give(grant))
    }
    ctx.status = 303
    ctx.set('Location', back.href)
  })

  router.post('/token', async (ctx) => {
    const body = (ctx.request.body ?? {}) as Record<string, unknown>
    if (!isClient(ctx, body, client)) {
      ctx.status = 401
      ctx.body = { error: 'invalid_client' }
      return
    }
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = body
    const grant =
      body['grant_type'] === 'authorization_code'
        ? codes.take(text(code), text(redirectUri), text(verifier))
        : undefined
    if (!grant) {
      ctx.status = 400
      ctx.body = { error: 'invalid_grant' }
      return
    }
    const { typed, nonce, signedInAt } = grant
    const issuedAt = Math.floor(now() / 1000)
    const idToken = await new SignJWT({
      ...kind.claims(typed),
      ...(nonce !== undefined && { nonce }),
      ...(signedInAt !== undefined && { auth_time: signedInAt }),
    })
      .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
      .setIssuer(kind.issuer(origin, typed))
      .setAudience(client.id)
      .setSubject(kind.subject(typed))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(key.secret)
    // The product uses the ID token alone, so no endpoint accepts the access token.
    ctx.body = { access_token: 'unused', token_type: 'Bearer', expires_in: 3600, id_token: idToken }
  })

  const app = localApp(style)
  app.use(bodyParser({ enableTypes: ['form'] }))
  app.use(router.routes()).use(router.allowedMethods())
  return app
}
