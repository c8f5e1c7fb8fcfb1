import type { Router } from '@koa/router'
import type { Services } from '../../services.ts'

export function billingRoutes(_router: Router, _services: Services): void {}
