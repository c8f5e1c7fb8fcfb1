import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase } from '../db/connection.ts'
import { registerDatabaseMetrics } from '../db/pool.ts'
import { openRateCounters } from '../db/rate-counters.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnvOrExit } from '../platform/env.ts'
import { logConsole } from '../platform/console.ts'
import { createLogger } from '../platform/logger.ts'
import { serveMetrics } from '../platform/metrics/private-server.ts'
import { measureProcess } from '../platform/metrics/registry.ts'
import { shutDownOnSignal } from '../platform/shutdown.ts'
import { createApp } from './app.ts'
import { createOperations } from './features/operations/index.ts'
import { createLimits } from './http/limits.ts'
import { whyNotReady } from './http/readiness.ts'
import { serve } from './http/serve.ts'

// The API process: answers HTTP. Stateless, so any number of them may run side by side.
const env = readEnvOrExit('api')
const logger = createLogger(env, 'api')
logConsole(logger)
const database = connectDatabase(env, logger)
const readiness = { accepting: true }
const counters = await openRateCounters(env, database.connection, logger)
const limits = createLimits(env, { counters, clock: systemClock })
const services = { env, logger, database, clock: systemClock, limits }
const operations = createOperations(services)
const app = createApp(services, readiness, operations)
measureProcess()
registerDatabaseMetrics(database, logger)
const privately = serveMetrics(env, () => whyNotReady(services, readiness), logger)

const answer = app.callback()
const http = serve((request, response) => void answer(request, response), readiness)
http.server.listen(env.PORT, env.HOST, () => {
  logger.info({ port: env.PORT }, 'listening')
  process.send?.('ready')
})

shutDownOnSignal(
  [
    { name: 'readiness', close: () => void (readiness.accepting = false) },
    // Load balancers look at /readyz now and then: until they have, requests still come and are answered.
    { name: 'drain', close: () => pause(env.SHUTDOWN_DRAIN_SECONDS * 1000) },
    { name: 'http', close: () => http.close() },
    { name: 'rate counters', close: () => counters.close() },
    { name: 'private port', close: async () => (await privately)?.close() },
    { name: 'operations', close: () => operations.close() },
    { name: 'database', close: () => database.close() },
  ],
  logger,
  env.SHUTDOWN_SECONDS,
)
