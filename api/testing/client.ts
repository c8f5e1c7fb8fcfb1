import { commonErrors, endpoints, errorsOf, type Endpoint } from '../../contract/http/index.ts'

const declared = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  codes: new Set<unknown>([...errorsOf(endpoint), ...commonErrors]),
}))

/** Every refusal that a test meets is one that its endpoint declares. @throws Error for any other. */
function demandDeclared(method: string, url: string, { body }: Answered): void {
  const { pathname } = new URL(url)
  const code = (body as { code?: unknown } | undefined)?.code
  const endpoint = declared.find((one) => one.method === method && one.pattern.test(pathname))
  if (endpoint && code !== undefined && !endpoint.codes.has(code))
    throw new Error(
      `${method} ${pathname} refused with ${JSON.stringify(code)}, which its contract does not declare`,
    )
}

/** An answer as a test looks at it. */
export interface Answered {
  status: number
  headers: Headers
  text: string
  /** The JSON body; undefined when it is empty or no JSON. */
  body: Record<string, unknown>
}

interface Sent {
  body?: unknown
  headers?: Record<string, string>
  /** Sent as it is, instead of `body` as JSON. */
  raw?: string | Uint8Array
}

/** A browser of a test: keeps cookies, speaks JSON. Paths are under /api unless they start with the address. */
export interface ApiClient {
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  delete(path: string, headers?: Record<string, string>): Promise<Answered>
  send(method: string, path: string, sent?: Sent): Promise<Answered>
  /** Cookies by name, to look at or to change. */
  readonly cookies: Map<string, string>
}

function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const ended = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')
    if (ended) jar.delete(name)
    else jar.set(name, value)
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined as unknown as Record<string, unknown>
  }
}

/** A new client of the API at `origin`, with these cookies. @param ask what sends its requests. */
export function createClient(
  origin: string,
  cookies: Record<string, string> = {},
  ask: (url: string, request: RequestInit) => Promise<Response> = fetch,
): ApiClient {
  const jar = new Map(Object.entries(cookies))

  const send = async (
    method: string,
    path: string,
    { body, headers = {}, raw }: Sent = {},
  ): Promise<Answered> => {
    const url = path.startsWith('http') ? path : `${origin}/api${path}`
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await ask(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(jar.size > 0 && { Cookie: [...jar].map((cookie) => cookie.join('=')).join('; ') }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    })
    keepCookies(jar, answer.headers)
    const text = await answer.text()
    const answered = { status: answer.status, headers: answer.headers, text, body: parsed(text) }
    if (answer.status >= 400) demandDeclared(method, url, answered)
    return answered
  }

  return {
    cookies: jar,
    send,
    get: (path, headers) => send('GET', path, { ...(headers && { headers }) }),
    post: (path, body, headers) => send('POST', path, { body, ...(headers && { headers }) }),
    put: (path, body, headers) => send('PUT', path, { body, ...(headers && { headers }) }),
    delete: (path, headers) => send('DELETE', path, { ...(headers && { headers }) }),
  }
}
