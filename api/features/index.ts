import type { Router } from '@koa/router'
import type { Services } from '../services.ts'
import { accountantLinkRoutes } from './accountant-links/index.ts'
import { assistantRoutes } from './assistant/index.ts'
import { authRoutes } from './auth/index.ts'
import { billingRoutes } from './billing/index.ts'
import { configRoutes } from './config/index.ts'
import { docsRoutes } from './docs/index.ts'
import { draftRoutes } from './drafts/index.ts'
import { factorRoutes } from './factors/index.ts'
import { emailChangeRoutes } from './email-change/index.ts'
import { profileRoutes } from './profile/index.ts'
import { reminderRoutes } from './reminders/index.ts'
import { reportRoutes } from './reports/index.ts'
import { returnPackRoutes } from './return-packs/index.ts'
import { securityRoutes } from './security/index.ts'
import { submissionRoutes } from './submissions/index.ts'
import { tokenRoutes } from './tokens/index.ts'
import { worksheetRoutes } from './worksheets/index.ts'

/** Registers every feature of the API; a feature missing here has no routes. */
export function registerFeatures(router: Router, services: Services): void {
  configRoutes(router, services)
  authRoutes(router, services)
  securityRoutes(router, services)
  factorRoutes(router, services)
  tokenRoutes(router, services)
  profileRoutes(router, services)
  emailChangeRoutes(router, services)
  draftRoutes(router, services)
  submissionRoutes(router, services)
  worksheetRoutes(router, services)
  reportRoutes(router, services)
  returnPackRoutes(router, services)
  accountantLinkRoutes(router, services)
  reminderRoutes(router, services)
  billingRoutes(router, services)
  assistantRoutes(router, services)
  docsRoutes(router, services)
}
