import { routes } from 'virtual:routes'
import type { endpoints } from '../../contract/http/index.ts'

type Endpoints = typeof endpoints
/** Calls that the client can make; the others are opened by the browser, sent by a machine, or made by the assistant's frame. */
export type RouteName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends
    { status: 302 } | { access: 'assistant' } | { signed: true }
    ? never
    : Name
}[keyof Endpoints]
export type EndpointOf<Name extends RouteName> = Endpoints[Name]

/** Where a call goes, and what its answer holds. */
interface Route {
  method: string
  /** Path under /api, with `:name` for parameters. */
  path: string
  /** What every answer holds; nothing is read of one without. */
  keys: readonly string[]
  /** The answer is a list of such. */
  isList: boolean
}

let seldomRoutes: Readonly<Record<string, string>> = {}

/**
 * Fetches the route of a call that few pages make.
 * @returns undefined when it is there already: a call of a page that is going away waits for nothing.
 */
export function loadRoute(name: RouteName): Promise<void> | undefined {
  return (routes[name] ?? seldomRoutes[name]) === undefined ? loadSeldomRoutes() : undefined
}

async function loadSeldomRoutes(): Promise<void> {
  seldomRoutes = (await import('virtual:seldom-routes')).routes
}

/** The route of a call, from the contract (web/build/contract-routes.ts), once it is loaded. */
export function routeOf(name: RouteName): Route {
  const [method = '', path = '', ...keys] = (routes[name] ?? seldomRoutes[name] ?? '').split(' ')
  const isList = keys[0] === '[]'
  return { method, path, keys: isList ? keys.slice(1) : keys, isList }
}

/** Whether an answer is what the route promises: something of the right shape, not a sign-in page of the network. */
export function isAnswerOf(name: RouteName, answer: unknown): boolean {
  const { keys, isList } = routeOf(name)
  if (keys.length === 0) return true
  const holdsKeys = (member: unknown) =>
    typeof member === 'object' && member !== null && keys.every((key) => key in member)
  return isList ? Array.isArray(answer) && answer.every(holdsKeys) : holdsKeys(answer)
}
