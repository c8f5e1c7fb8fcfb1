import type { Ports } from './ports.ts'
import type { ProcessSpec, ProcessContext } from './processes/process.ts'
import type { ServiceSpec } from './processes/service.ts'
import type { ProductEnv, Settings } from './settings.ts'
import { standIns, type StandIn } from './stand-ins.ts'
import { buildWeb } from './processes/web-build.ts'

/** What is started, apart from the database; tests put small processes of their own in its place. */
export interface Plan {
  standIns: readonly StandIn[]
  /** Brings the database up to date and ends. */
  migrate(env: ProductEnv): ProcessSpec
  /** Makes the web client; tells whether anything had to be done. */
  buildWeb(surroundings: ProcessContext, signal: AbortSignal): Promise<boolean>
  /** What goes on until it is stopped. */
  services(env: ProductEnv, ports: Ports): ServiceSpec[]
}

const migrate = (env: ProductEnv): ProcessSpec => ({
  name: 'migrate',
  args: ['db/migrate.ts', 'contract'],
  env,
})

function product(env: ProductEnv, ports: Ports, apiPort: number): ServiceSpec[] {
  return [
    {
      name: 'api',
      args: ['api/main.ts'],
      env: { ...env, PORT: `${apiPort}`, METRICS_PORT: `${ports.metrics}` },
      ready: { url: `http://${hostPart(env)}:${apiPort}/readyz` },
    },
    {
      name: 'worker',
      args: ['worker/main.ts'],
      env: { ...env, METRICS_PORT: `${ports.workerMetrics}` },
      ready: 'message',
    },
  ]
}

function hostPart(env: ProductEnv): string {
  return env['HOST'] === '::1' ? '[::1]' : '127.0.0.1'
}

/** `npm start`: the built web client, served by the API. */
const startPlan: Plan = {
  standIns,
  migrate,
  buildWeb,
  services: (env, ports) => product(env, ports, ports.app),
}

/** `npm run dev`: Vite in front serves the web client as it is edited and passes the rest to the API. */
const watchPlan: Plan = {
  standIns,
  migrate,
  buildWeb: () => Promise.resolve(false),
  services: (env, ports) => [
    ...product(env, ports, ports.api),
    {
      name: 'web',
      args: [
        'node_modules/vite/bin/vite.js',
        '--config=web/vite.config.ts',
        `--host=${env['HOST'] ?? '127.0.0.1'}`,
        `--port=${ports.app}`,
        '--strictPort',
        '--clearScreen=false',
      ],
      env: { NODE_ENV: 'development', API_URL: `http://${hostPart(env)}:${ports.api}` },
      ready: { url: `http://${hostPart(env)}:${ports.app}/` },
    },
  ],
}

/** What `npm start` or `npm run dev` starts [decision 0019]. */
export function productPlan({ watch }: Pick<Settings, 'watch'>): Plan {
  return watch ? watchPlan : startPlan
}
