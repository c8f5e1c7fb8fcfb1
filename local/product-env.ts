import { join } from 'node:path'
import { hashPassword } from '../platform/password-hash.ts'
import type { Secrets } from './data-dir/secrets.ts'
import type { Settings } from './settings.ts'

/** Variables of the product's own processes. */
export type ProductEnv = Readonly<Record<string, string>>

/**
 * The variables that embedded mode sets for the product's processes, over those the person has set. A real
 * service that the person named (`SMTP_URL`, `REDIS_URL`...) and their own PUBLIC_URL and TOKEN_KEY stay.
 */
export async function productEnv(
  settings: Settings,
  secrets: Secrets,
  databaseUrl: string,
): Promise<ProductEnv> {
  const { given, ports, host, root } = settings
  return {
    NODE_ENV: 'development',
    HOST: host,
    PORT: `${ports.app}`,
    PUBLIC_URL: given['PUBLIC_URL'] || appUrl(settings),
    DATABASE_URL: databaseUrl,
    TOKEN_KEY: given['TOKEN_KEY'] || secrets.tokenKey,
    OPERATOR_USER: secrets.operatorUser,
    OPERATOR_PASSWORD_HASH: await hashPassword(secrets.operatorPassword),
    VIEWER_USER: secrets.viewerUser,
    VIEWER_PASSWORD_HASH: await hashPassword(secrets.viewerPassword),
    METRICS_HOST: '127.0.0.1',
    WEB_DIST: given['WEB_DIST'] || join(root, 'dist', 'web'),
    SHUTDOWN_SECONDS: given['SHUTDOWN_SECONDS'] || '10',
    SHUTDOWN_DRAIN_SECONDS: given['SHUTDOWN_DRAIN_SECONDS'] || '0',
  }
}

/** Address of the app as a person on this machine types it. */
export function appUrl({ ports }: Pick<Settings, 'ports'>): string {
  return `http://localhost:${ports.app}`
}
