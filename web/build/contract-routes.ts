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

const virtualModule = 'virtual:routes'
const resolved = `\0${virtualModule}`

/**
 * Gives the client `virtual:routes`: the calls of the contract without its schemas, which weigh more than all pages
 * together. The contract is read here, in Node, when the client is built, developed or tested. Left out is what the
 * browser opens and does not call, and the assistant, whose frame has a call of its own.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (wanted) => (wanted === virtualModule ? resolved : undefined),
    load(wanted) {
      if (wanted !== resolved) return undefined
      const routes = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
        endpoint.status === 302 || endpoint.access === 'assistant' ? [] : [[name, routeOf(endpoint)]],
      )
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))}`
    },
  }
}
