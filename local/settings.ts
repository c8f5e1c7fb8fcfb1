import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPorts, type Ports } from './ports.ts'
import { Refusal } from './refusal.ts'

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
 * @throws Refusal when embedded mode may not run like this, with how to mend it.
 */
export function readSettings(env: Record<string, string | undefined>, watch: boolean): Settings {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new Refusal(
      `This is Node ${process.versions.node}, and NaijaTax needs 24: start it with npm start.`,
    )
  if (env['NODE_ENV'] === 'production')
    throw new Refusal(
      'npm start runs the product with stand-ins for one machine and is not for NODE_ENV=production. ' +
        'Unset NODE_ENV, or deploy as README.md describes.',
    )
  const host = env['HOST'] || '127.0.0.1'
  if (!loopback.includes(host))
    throw new Refusal(
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
