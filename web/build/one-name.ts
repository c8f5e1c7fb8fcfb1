import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/** Sends a browser that opens a page at the number of this machine to its name, as the built product does. */
export function toLocalhost(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [, port] = /^(?:127\.0\.0\.1|\[::1\])(:\d+)?$/.exec(request.headers.host ?? '') ?? [undefined, null]
  const opensPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document'
  if (port === null || !opensPage) next()
  else response.writeHead(302, { Location: `http://localhost${port ?? ''}${request.url ?? '/'}` }).end()
}

/** In development: passkeys work at localhost and under no number. */
export function oneNameInDevelopment(): Plugin {
  return {
    name: 'one-name',
    configureServer: ({ middlewares }) => {
      middlewares.use(toLocalhost)
    },
  }
}
