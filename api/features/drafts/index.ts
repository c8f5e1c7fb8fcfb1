import type { Router } from '@koa/router'
import type { Services } from '../../services.ts'

export function draftRoutes(_router: Router, _services: Services): void {}
