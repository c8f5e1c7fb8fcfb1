import { resolve, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPorts, type Ports } from './ports.ts'
import { StartError } from './errors.ts'
import { hashPassword } from '../platform/password-hash.ts'
import type { Secrets } from './data-dir/secrets.ts'

/** How one copy of the product runs in embedded mode. */
export interface Settings {
  /** Folder of the product itself. */
  root: string
  /** Folder of everything that is kept (DATA_DIR, default .data). */
  dataDir: string
  /** Address the app listens on; always one of this machine alone. */
  host: string
  ports: Ports
  /** Whether files are watched and the web client is served as it is edited (`npm run dev`). */
  watch: boolean
  /** What the person set in the environment, for the processes that are started. */
  given: Readonly<Record<string, string | undefined>>
}

const loopback = ['127.0.0.1', 'localhost', '::1']
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Settings from the environment.
 * @throws StartError when embedded mode may not run like this, with how to mend it.
 */
export function readSettings(env: Record<string, string | undefined>, watch: boolean): Settings {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new StartError(
      `This is Node ${process.versions.node}, and NaijaTax needs 24: start it with npm start.`,
    )
  if (env['NODE_ENV'] === 'production')
    throw new StartError(
      'npm start runs the product with stand-ins for one machine and is not for NODE_ENV=production. ' +
        'Unset NODE_ENV, or deploy as README.md describes.',
    )
  const host = env['HOST'] || '127.0.0.1'
  if (!loopback.includes(host))
    throw new StartError(
      `HOST is ${host}, and embedded mode listens on this machine only. ` +
        'Leave HOST out, or deploy as README.md describes.',
    )
  return {
    root,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    host: host === 'localhost' ? '127.0.0.1' : host,
    ports: readPorts(env),
    watch,
    given: env,
  }
}

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
  const { given, ports, host, root, dataDir } = settings
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
    // Its own folder and port: commands that a page prints are typed with them.
    ...(given['DATA_DIR'] && { DATA_DIR: dataDir }),
    ...(given['PORT'] && { START_PORT: given['PORT'] }),
    ERASED_LOG: given['ERASED_LOG'] || join(dataDir, 'erased.log'),
    WEB_DIST: given['WEB_DIST'] || join(root, 'dist', 'web'),
    SHUTDOWN_SECONDS: given['SHUTDOWN_SECONDS'] || '10',
    SHUTDOWN_DRAIN_SECONDS: given['SHUTDOWN_DRAIN_SECONDS'] || '0',
  }
}

/** Address of the app as a person on this machine types it. */
export function appUrl({ ports }: Pick<Settings, 'ports'>): string {
  return `http://localhost:${ports.app}`
}
