import type { Plugin } from 'vite'
import * as z from 'zod'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'

/** A route as web/api/routes.ts reads it: method, path, `[]` for a list, and the keys that every answer holds. */
function routeOf({ method, path, answer }: Endpoint): string {
  const schema = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' })
  const isList = schema.type === 'array'
  const { required: keys = [] } = (isList ? schema.items : schema) as { required?: string[] }
  return [method, path, ...(isList && keys.length > 0 ? ['[]'] : []), ...keys].join(' ')
}

/**
 * Calls of the pages that few open in a visit (another way in, a mailed link, the security of the account, its reminders, the
 * return, a link for a reader, the celebration, one's own data), and the assistant's token, which its page asks for by itself: their routes are fetched with the first such call, and weigh on no other page.
 */
function isSeldom({ path }: Endpoint): boolean {
  return /^\/assistant|^\/auth\/(?!(token|login|signup|verify|logout)$)|\/email-change|\/worksheets|\/return-pack|\/reminders|\/links|\/celebrated|\/export$|^\/shared/.test(
    path,
  )
}

const modules = {
  'virtual:routes': (endpoint: Endpoint) => !isSeldom(endpoint),
  'virtual:seldom-routes': isSeldom,
} as const
const isModule = (id: string): id is keyof typeof modules => Object.keys(modules).includes(id)

/**
 * Gives the client `virtual:routes` and `virtual:seldom-routes`: the calls of the contract without its schemas, which
 * weigh more than all pages together. The contract is read here, in Node, when the client is built, developed or
 * tested. Left out is what the browser opens and does not call, what a machine sends, and the assistant, whose frame has a call of its own.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (wanted) => (isModule(wanted) ? `\0${wanted}` : undefined),
    load(wanted) {
      const id = wanted.slice(1)
      if (!wanted.startsWith('\0') || !isModule(id)) return undefined
      const routes = Object.entries<Endpoint>(endpoints)
        .filter(
          ([, endpoint]) => endpoint.status !== 302 && endpoint.access !== 'assistant' && !endpoint.signed,
        )
        .filter(([, endpoint]) => modules[id](endpoint))
        .map(([name, endpoint]) => [name, routeOf(endpoint)])
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))}`
    },
  }
}
