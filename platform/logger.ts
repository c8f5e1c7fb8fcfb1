import { pino, type DestinationStream, type Logger as PinoLogger, type LoggerOptions } from 'pino'
import { serializeError, redact, redactEmails } from './redact.ts'
import type { Env } from './env.ts'
import { productVersion } from './version.ts'

/** Writes one JSON line per event to standard output; never personal data, tokens or amounts. */
export type Logger = PinoLogger

/**
 * The logger of one process; `service` is api, worker, migrate or support. A line holds `ts` (UTC), level, service,
 * version, msg and what the caller adds, secrets and personal data hidden; line breaks in it are escaped, so nobody
 * can forge a second line. Writes to standard output by default.
 */
export function createLogger(
  env: Pick<Env, 'LOG_LEVEL'>,
  service: string,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: { service, version: productVersion },
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    // Errors of a line are described where secrets are hidden already; those of a child logger are not.
    serializers: { err: (error: unknown) => (error instanceof Error ? serializeError(error) : error) },
    formatters: {
      level: (label) => ({ level: label }),
      log: (line) => redact(line) as Record<string, unknown>,
    },
    hooks: {
      logMethod(args, method) {
        const clean = args.map((arg: unknown) => (typeof arg === 'string' ? redactEmails(arg) : arg))
        method.apply(this, clean as typeof args)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
