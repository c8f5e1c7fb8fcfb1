import type { UsedFiles } from './used-files.ts'

/** What the service worker responds from. */
export interface Shell {
  origin: string
  /** Addresses that the client draws. */
  pages: RegExp
  /** A file that is cached on this device. */
  cached: (address: string) => Promise<Response | undefined>
  /** Files that are kept once they were used. */
  used: Pick<UsedFiles, 'has' | 'response'>
  /** Address under which the client's document is cached. */
  client: string
}

/** How long a page from the server is waited for before the cached one is shown, in milliseconds. */
const pageTimeoutMs = 4000

/** Rejects after the timeout; the request itself goes on. */
function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), pageTimeoutMs)
  })
}

/** The newest client when the server answers soon, else the cached one: online nobody gets an old one. */
async function page(request: Request, address: string, { cached }: Shell): Promise<Response> {
  try {
    return await Promise.race([fetch(request), timeout()])
  } catch {
    return (await cached(address)) ?? fetch(request)
  }
}

/**
 * The response of the service worker; undefined leaves the request to the browser, as everything is that is not a page
 * of the client, the start, or a file of the shell.
 */
export function respond(request: Request, shell: Shell): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== shell.origin) return undefined
  if (request.mode === 'navigate') {
    // The start too: a logout without a connection leads there.
    if (pathname === '/') return page(request, '/', shell)
    return shell.pages.test(pathname) ? page(request, shell.client, shell) : undefined
  }
  if (shell.used.has(pathname)) return shell.used.response(request)
  if (pathname.startsWith('/assets/'))
    return shell.cached(pathname).then((response) => response ?? fetch(request))
  return undefined
}
