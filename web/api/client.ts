import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/http/endpoint.ts'
import { bearer, isHosted, pauseMs } from '../identity/index.ts'
import { subjectOf } from '../identity/bearer.ts'
import { ApiError, hasCode } from './api-error.ts'
import { exchange, type CallOptions, type Parts } from './exchange.ts'
import { loadRoute, routeOf, type EndpointOf, type RouteName } from './routes.ts'
import { shownAccount } from './shown-account.ts'

export type { CallOptions } from './exchange.ts'

/** A part of a call is optional when the endpoint does not have it, or has only optional keys. */
type Part<Name extends string, S extends z.ZodMiniType> =
  undefined extends z.input<S>
    ? { [key in Name]?: undefined }
    : object extends z.input<S>
      ? { [key in Name]?: z.input<S> }
      : { [key in Name]: z.input<S> }

export type CallParts<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  CallOptions

/** How long a refused token is given before the call is made again [spec 19.2]. */
const patienceMs = 200

/**
 * One call of the contract under /api, with a bearer token when a session is believed to exist. A token that is
 * refused is fetched anew after 200 ms, and the call made once more [spec 19.2], unless it is another person's.
 * @throws ApiError for every failure: status 0 when no answer came, otherwise the server's status and words.
 */
export async function call<Name extends RouteName>(
  name: Name,
  parts: CallParts<EndpointOf<Name>>,
): Promise<z.output<EndpointOf<Name>['answer']>> {
  // A page that is going away cannot wait for a token: it sends the one at hand, and its cookie.
  const token = parts.keepalive ? bearer.cachedToken() : await bearer.getToken()
  if (token !== undefined && !isHosted && isOfAnother(token) && (await isWrite(name))) throw otherAccount()
  const answer = await exchange(name, parts as Parts, token).catch(async (thrown: unknown) => {
    if (token === undefined || !isTokenRefused(thrown)) throw thrown
    await pauseMs(patienceMs)
    const another = await bearer.refresh()
    // Somebody else signed in here meanwhile: what one person asked for is never done as another.
    if (hasCode(thrown, 'session_mismatch') && !isOfSame(token, another)) throw thrown
    return exchange(name, parts as Parts, another)
  })
  if (startsSession(name)) bearer.forget()
  return answer
}

/** Whether a token of the built-in provider names another account than the one whose page this is. */
function isOfAnother(token: string): boolean {
  const [account, subject] = [shownAccount(), subjectOf(token)]
  return account !== undefined && subject !== undefined && subject !== account
}

/** Whether a call changes something of an account. */
async function isWrite(name: RouteName): Promise<boolean> {
  await loadRoute(name)
  const { method, path } = routeOf(name)
  return method !== 'GET' && !path.startsWith('/auth/')
}

/** What the server says to the cookie of one person and the token of another: here both are of somebody else. */
const otherAccount = () =>
  new ApiError(
    401,
    'session_mismatch',
    'Somebody else has signed in in this browser. Reload the page: it then shows their account.',
  )

/** Refusals with 401 that are not about the token: what was typed is wrong, or the sign-in is too long ago. */
const ofOtherThings = ['invalid_credentials', 'factor_required', 'reauthentication_required']

function isTokenRefused(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status === 401 && !ofOtherThings.includes(thrown.code)
}

function isOfSame(token: string, another: string | undefined): boolean {
  const subject = subjectOf(token)
  return subject !== undefined && another !== undefined && subjectOf(another) === subject
}

/** Whether a call leaves this browser with another session than before: its old token is of no use then. */
function startsSession(name: RouteName): boolean {
  const { method, path } = routeOf(name)
  return method === 'POST' && path.startsWith('/auth/')
}
