import type { Router } from '@koa/router'
import { endpoints } from '../../contract/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { offeredProviders } from '../auth/index.ts'

/** Names the built-in identity provider, where a hosted one would have a key of its own. */
const BUILT_IN = 'naijatax-built-in'

/** What the browser needs to know before anybody signs in. */
export function configRoutes(router: Router, services: Services): void {
  handle(router, services, endpoints.readPublicConfig, () =>
    Promise.resolve({
      publishableKey: BUILT_IN,
      providers: offeredProviders(services.env),
      freeCalculations: services.env.FREE_CALCULATIONS,
    }),
  )
}
