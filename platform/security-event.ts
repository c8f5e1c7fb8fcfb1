import type { Logger } from './logger.ts'
import { securityEvents } from './metrics/registry.ts'

/** Names of OWASP's logging vocabulary that refusals are told under. */
export type SecurityEvent = 'authn_login_fail' | 'authz_fail' | 'excess_rate_limit_exceeded'

/** Tells of a security event in the log and counts it. The logger names the request; `about` holds no personal data. */
export function tellSecurityEvent(
  logger: Logger,
  event: SecurityEvent,
  about: Readonly<Record<string, unknown>> = {},
): void {
  securityEvents.inc({ event })
  logger.warn({ event, ...about }, 'a security event')
}
