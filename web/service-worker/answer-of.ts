/** What the service worker answers from. */
export interface Shell {
  origin: string
  /** Addresses that the client draws. */
  draws: RegExp
  /** A file that is kept on this device. */
  kept: (address: string) => Promise<Response | undefined>
  /** Where the client's document is kept. */
  client: string
}

/** How long a page is waited for before the one on the device is shown, in milliseconds. */
const patienceMs = 4000

/** After this long nobody answers; the call itself goes on unheard. */
function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), patienceMs)
  })
}

/** The newest client when the server answers soon, else the one on this device: online nobody gets an old one. */
async function page(request: Request, address: string, { kept }: Shell): Promise<Response> {
  try {
    return await Promise.race([fetch(request), tooLate()])
  } catch {
    return (await kept(address)) ?? fetch(request)
  }
}

/**
 * What the service worker answers a request with; undefined leaves it to the browser, as everything is that is not a
 * page of the client, the start, or a file of the shell.
 */
export function answerOf(request: Request, shell: Shell): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== shell.origin) return undefined
  if (request.mode === 'navigate') {
    // The start too: who logs out without a connection is led there.
    if (pathname === '/') return page(request, '/', shell)
    return shell.draws.test(pathname) ? page(request, shell.client, shell) : undefined
  }
  if (pathname.startsWith('/assets/')) return shell.kept(pathname).then((found) => found ?? fetch(request))
  return undefined
}
