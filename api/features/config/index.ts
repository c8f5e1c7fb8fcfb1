import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { identityMode } from '../../../platform/identity-mode.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { hostedSettings, offeredProviders } from '../auth/index.ts'

/** Sent as the publishable key when the built-in identity provider is used. */
const BUILT_IN = 'naijatax-built-in'

/** The configuration that the browser needs before sign-in. */
export function configRoutes(router: Router, services: Services): void {
  const hosted = hostedSettings(services.env)
  handle(router, services, endpoints.readPublicConfig, ({ now }) => {
    const mode = identityMode(services.env, now)
    return Promise.resolve({
      publishableKey: hosted?.publishableKey ?? BUILT_IN,
      identityScriptUrl: hosted?.scriptUrl ?? null,
      // A hosted provider has its own sign-in options.
      providers: hosted ? [] : offeredProviders(services.env),
      freeCalculations: services.env.FREE_CALCULATIONS,
      identityMode: mode,
      movingUntil: mode === 'moving' ? (services.env.IDENTITY_MOVE_UNTIL ?? null) : null,
    })
  })
}
