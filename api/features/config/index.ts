import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { hostedSettings, offeredProviders } from '../auth/index.ts'

/** Names the built-in identity provider, where a hosted one would have a key of its own. */
const BUILT_IN = 'naijatax-built-in'

/** What the browser needs to know before anybody signs in. */
export function configRoutes(router: Router, services: Services): void {
  const hosted = hostedSettings(services.env)
  handle(router, services, endpoints.readPublicConfig, () =>
    Promise.resolve({
      publishableKey: hosted?.publishableKey ?? BUILT_IN,
      identityScriptUrl: hosted?.scriptUrl ?? null,
      // A hosted provider brings its own.
      providers: hosted ? [] : offeredProviders(services.env),
      freeCalculations: services.env.FREE_CALCULATIONS,
    }),
  )
}
