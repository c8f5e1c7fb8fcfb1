import type { SharedCalculation } from '../../../contract/http/index.ts'
import { exchange } from '../../api/exchange.ts'

/**
 * Reads what a link shows, without cookies or bearer token: whoever is signed in here is neither asked nor touched
 * [spec 29.6]. Each call is an opening that the owner sees.
 * @throws ApiError link_closed for every link that opens nothing.
 */
export function openShared(token: string, signal?: AbortSignal): Promise<SharedCalculation> {
  return exchange('openSharedCalculation', { body: { token }, credentials: 'omit', signal })
}
