import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose'

/** Who is signed in at the provider, as its tokens tell. */
export interface HostedPerson {
  sub: string
  email?: string
  email_verified?: boolean
}

/** A hosted identity provider on this machine: OpenID Connect metadata, keys, a sign-in page, a browser script. */
export interface HostedProvider {
  issuer: string
  audience: string
  scriptUrl: string
  publishableKey: string
  /** The four variables by which the product finds it. */
  env: Readonly<Record<string, string>>
  /** A token for this person, good for a minute from `now`. @param changes claims over the usual ones. */
  token(person: HostedPerson, now: Date, changes?: JWTPayload): Promise<string>
  /** Answers 503 to everything from here on, or again as before. */
  goesAway(away: boolean): void
  stop(): Promise<void>
}

const algorithm = 'ES256'
const audience = 'naijatax-api'
const publishableKey = 'pk_test_local'

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Starts the provider on a port of its own. */
export async function startHostedProvider(): Promise<HostedProvider> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm)
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: algorithm, use: 'sig' }] }
  let isAway = false
  let issuer = ''

  async function token(person: HostedPerson, now: Date, changes: JWTPayload = {}): Promise<string> {
    const time = seconds(now)
    const claims = {
      iss: issuer,
      aud: audience,
      iat: time,
      exp: time + 60,
      auth_time: time,
      sid: 'session-1',
    }
    return new SignJWT({ ...claims, ...person, ...changes })
      .setProtectedHeader({ alg: algorithm, kid: 'one', typ: 'JWT' })
      .sign(privateKey)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    const json = (body: unknown) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
    const goTo = (address: string) => response.writeHead(302, { Location: address }).end()
    const email = /(?:^|; )person=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
    const signsIn = url.searchParams.get('email')

    if (isAway) response.writeHead(503).end()
    else if (url.pathname === '/.well-known/openid-configuration')
      json({ issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/sign-in` })
    else if (url.pathname === '/keys') json(keys)
    else if (url.pathname === '/script.js')
      response.setHeader('Content-Type', 'text/javascript').end(browserScript(issuer))
    else if (url.pathname === '/session') {
      const person = email && { sub: email, email: decodeURIComponent(email), email_verified: true }
      json({ token: person ? await token(person, new Date()) : null })
    } else if (url.pathname === '/sign-out') {
      response.setHeader('Set-Cookie', 'person=; Path=/; Max-Age=0')
      json({})
    } else if (signsIn !== null) {
      response.setHeader('Set-Cookie', `person=${encodeURIComponent(signsIn)}; Path=/; HttpOnly`)
      goTo(url.searchParams.get('back') ?? '/')
    } else {
      const back = (url.searchParams.get('back') ?? '').replaceAll('"', '%22')
      response.setHeader('Content-Type', 'text/html').end(
        `<!doctype html><html lang="en"><title>Sign in</title><main><h1>The hosted sign-in</h1><form>
        <label>Email <input name="email"></label><input type="hidden" name="back" value="${back}">
        <button>Sign in</button></form></main></html>`,
      )
    }
  }

  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  issuer = `http://localhost:${(http.address() as AddressInfo).port}`
  const scriptUrl = `${issuer}/script.js`
  return {
    issuer,
    audience,
    scriptUrl,
    publishableKey,
    env: {
      IDENTITY_ISSUER: issuer,
      IDENTITY_AUDIENCE: audience,
      IDENTITY_SCRIPT_URL: scriptUrl,
      IDENTITY_PUBLISHABLE_KEY: publishableKey,
    },
    token,
    goesAway: (away) => {
      isAway = away
    },
    stop: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** What a provider's own script does in the browser, as far as the client knows it: Clerk's interface, `window.Clerk`. */
export function browserScript(origin: string): string {
  return `(() => {
    const ask = async (path) => (await fetch(${JSON.stringify(origin)} + path, { credentials: 'include' })).json()
    const leave = (path) => ({ signInForceRedirectUrl: back }) => {
      location.assign(${JSON.stringify(origin)} + path + '?' + new URLSearchParams({ back }))
    }
    const key = document.currentScript.dataset.clerkPublishableKey
    window.Clerk = {
      session: undefined,
      async load() {
        if (!key) throw new Error('There is no publishable key')
        const { token } = await ask('/session')
        this.session = token === null ? null : { getToken: async () => (await ask('/session')).token }
      },
      redirectToSignIn: leave('/sign-in'),
      redirectToSignUp: leave('/sign-up'),
      async signOut({ redirectUrl }) {
        await ask('/sign-out')
        location.assign(redirectUrl)
      },
    }
  })()`
}
