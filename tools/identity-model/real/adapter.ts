import type { Answered, ApiClient } from '../../../api/testing/client.ts'
import type { Product } from './product.ts'
import type { ProviderAccount } from './provider.ts'

/** A mailed link as a mail program shows it. */
export interface Link {
  page: string
  token: string
}

/** Who a browser is signed in as. */
export interface Seen {
  id: string
  email: string
  firstName: string | null
}

/** What a page makes of a link by itself, before anybody touches it. */
export type Opened = 'done' | 'password wanted' | 'code shown' | 'nothing'

/** What a browser can do with the product, as people say it. A promise of false: it was refused. */
export interface Browser {
  readonly client: ApiClient
  signUp: (email: string, password: string) => Promise<boolean>
  logIn: (email: string, password: string) => Promise<boolean>
  logOut: () => Promise<boolean>
  askAgain: (email: string) => Promise<boolean>
  forgot: (email: string) => Promise<boolean>
  signInWith: (account: ProviderAccount, intent?: 'link') => Promise<boolean>
  open: (link: Link) => Promise<Opened>
  choosePassword: (link: Link, password: string) => Promise<boolean>
  mailLinkProof: () => Promise<boolean>
  linkByPassword: (password: string) => Promise<boolean>
  askChange: (email: string) => Promise<boolean>
  cancelChange: () => Promise<boolean>
  /** The address that a mail to the old one asks about. */
  askedFor: (link: Link) => Promise<string | undefined>
  decide: (link: Link, decision: 'allow' | 'stop') => Promise<boolean>
  /** Reads the code of a link elsewhere, and types it here. */
  typeCode: (link: Link) => Promise<boolean>
  changePassword: (from: string, to: string) => Promise<boolean>
  endOthers: () => Promise<boolean>
  /** The account that it reads, if any. */
  reads: () => Promise<Seen | undefined>
  writeName: (name: string) => Promise<boolean>
}

/** Names of our cookies where the product runs on http. */
export const cookies = { session: 'session-80', browser: 'browser-80' } as const

const went = (answer: Answered): string => answer.headers.get('Location') ?? ''

async function openPage(client: ApiClient, { page, token }: Link): Promise<Opened> {
  if (page === '/verify') {
    const answer = await client.get(`/auth/verify?token=${token}`)
    if (answer.status === 303) return openPage(client, { page: went(answer).split('?')[0] ?? '', token })
    return answer.status === 200 ? 'done' : 'nothing'
  }
  if (page === '/reset-password') {
    const { body } = await client.post('/auth/validate-reset-token', { token })
    return body['valid'] === true ? 'password wanted' : 'nothing'
  }
  if (page === '/link-account' && (await client.post('/auth/link/token', { token })).status === 200)
    return 'done'
  if (page === '/link-account' || page === '/code')
    return (await client.post('/auth/mail-code', { token })).status === 200 ? 'code shown' : 'nothing'
  if (page === '/email-change') await client.post('/auth/email-change/read', { token })
  return 'nothing'
}

const ok = async (answer: Promise<Answered>): Promise<boolean> => (await answer).status < 300

/** A new browser at this IP address; `ownDevice`: its person says so at every login. */
export function openBrowser(product: Product, ip: string, ownDevice: boolean): Browser {
  const client = product.browser(ip)
  const post = (path: string, body?: unknown) => ok(client.post(path, body))
  return {
    client,
    signUp: (email, password) => post('/auth/signup', { email, password }),
    logIn: (email, password) => post('/auth/login', { email, password, ownDevice }),
    logOut: () => post('/auth/logout'),
    askAgain: (email) => post('/auth/resend-verification', { email }),
    forgot: (email) => post('/auth/forgot-password', { email }),
    signInWith: async (account, intent) => {
      const left = await client.get(`/auth/${account.provider}${intent ? `?intent=${intent}` : ''}`)
      if (!went(left).startsWith('https:')) return false
      return !went(await client.get(product.signInAt(new URL(went(left)), account))).includes('problem=')
    },
    open: (link) => openPage(client, link),
    choosePassword: ({ token }, password) => post('/auth/reset-password', { token, password }),
    mailLinkProof: () => post('/auth/link/mail'),
    linkByPassword: (password) => post('/auth/link/password', { password, ownDevice }),
    askChange: (email) => post('/users/me/email-change', { email }),
    cancelChange: () => ok(client.delete('/users/me/email-change')),
    askedFor: async ({ token }) => {
      const { body } = await client.post('/auth/email-change/read', { token })
      return body['newEmail'] as string | undefined
    },
    decide: ({ token }, decision) => post('/auth/email-change/decide', { token, decision }),
    typeCode: async ({ token }) => {
      const { body } = await openBrowser(product, ip, false).client.post('/auth/mail-code', { token })
      if (typeof body['code'] !== 'string') return false
      const where = body['purpose'] === 'link-identity' ? '/auth/link/code' : '/users/me/email-change/code'
      return post(where, { code: body['code'] })
    },
    changePassword: (currentPassword, newPassword) =>
      post('/auth/change-password', { currentPassword, newPassword }),
    endOthers: () => ok(client.delete('/auth/sessions')),
    reads: async () => {
      if (!client.cookies.has(cookies.session)) return undefined
      const { status, body } = await client.get('/users/me')
      // The client forgets a session that has ended.
      if (status === 401) client.cookies.delete(cookies.session)
      return status === 200 && body['verified'] === true ? (body as unknown as Seen) : undefined
    },
    writeName: (firstName) => ok(client.put('/users/me', { firstName })),
  }
}
