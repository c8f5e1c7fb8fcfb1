import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError, errorCode } from './errors.ts'

/** Every port of local mode: how far from PORT it lies, which variable moves it, and what it is. */
const ports = {
  app: { offset: 0, variable: 'PORT', title: 'the app' },
  inbox: { offset: 1, variable: 'INBOX_PORT', title: 'the mail inbox' },
  smtp: { offset: 2, variable: 'SMTP_PORT', title: 'the mail server' },
  postgres: { offset: 3, variable: 'POSTGRES_PORT', title: 'PostgreSQL' },
  metrics: { offset: 4, variable: 'METRICS_PORT', title: 'the metrics' },
  google: { offset: 5, variable: 'GOOGLE_PORT', title: 'sign-in with Google' },
  microsoft: { offset: 6, variable: 'MICROSOFT_PORT', title: 'sign-in with Microsoft' },
  stripe: { offset: 7, variable: 'STRIPE_PORT', title: 'payments' },
  workerMetrics: { offset: 9, variable: 'WORKER_METRICS_PORT', title: 'the worker’s metrics' },
  api: { offset: 8, variable: 'API_PORT', title: 'the API behind the development server' },
} as const

/** A server with a port of its own. `api` has one with `npm run dev` only; otherwise it shares the app's. */
export type PortName = keyof typeof ports

/** Port numbers by the server that listens there. */
export type Ports = Readonly<Record<PortName, number>>

const names = Object.keys(ports) as PortName[]
const highest = 65_535

function portIn(variable: string, text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > highest)
    throw new StartError(`${variable} is "${text}"; it must be a port number from 1 to ${highest}.`)
  return port
}

/**
 * Ports from the environment: PORT (default 3000) and those after it, each movable by its own variable.
 * @throws StartError when one is no port number.
 */
export function readPorts(env: Record<string, string | undefined>): Ports {
  const base = portIn('PORT', env['PORT'] || '3000')
  if (base > highest - names.length)
    throw new StartError(`PORT is ${base}; it must leave room for ${names.length} ports above it.`)
  const chosen = names.map((name) => {
    const { offset, variable } = ports[name]
    const own = env[variable]
    return [name, own && name !== 'app' ? portIn(variable, own) : base + offset] as const
  })
  const result = Object.fromEntries(chosen) as Record<PortName, number>
  const twin = names.find((name, index) => names.findIndex((other) => result[other] === result[name]) < index)
  if (twin)
    throw new StartError(`${ports[twin].variable} ${result[twin]} is given twice; choose another port.`)
  return result
}

async function tryToListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening')
    return undefined
  } catch (error) {
    return errorCode(error)
  } finally {
    await server[Symbol.asyncDispose]()
  }
}

async function obstacle(port: number): Promise<string | undefined> {
  const code = await tryToListen(port, '127.0.0.1')
  if (code) return code
  // Browsers read "localhost" as ::1 first: another program there would be taken for ours.
  return (await tryToListen(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : undefined
}

/**
 * Makes sure that no process listens on these ports. It waits up to `patience` milliseconds for processes of an
 * earlier start to end.
 * @throws StartError that names the port and how to choose another.
 */
export async function requireFreePorts(
  all: Ports,
  needed: readonly PortName[],
  patience: number,
): Promise<void> {
  for (const name of needed) {
    const { variable, title } = ports[name]
    const port = all[name]
    let code = await obstacle(port)
    for (let waited = 0; code === 'EADDRINUSE' && waited < patience; waited += 100) {
      await pause(100)
      code = await obstacle(port)
    }
    if (code === undefined) continue
    const another = name === 'app' ? 'PORT=3100 npm start' : `${variable}=${port + 100} npm start`
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} for ${title} is taken by another program. Stop that program, or choose another port: ${another}`
        : `Port ${port} for ${title} cannot be used (${code}). Choose another port: ${another}`,
    )
  }
}
