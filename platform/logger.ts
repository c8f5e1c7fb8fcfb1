import { pino, type DestinationStream, type Logger as PinoLogger, type LoggerOptions } from 'pino'
import { describeError } from './describe-error.ts'
import type { Env } from './env.ts'

/** Writes one JSON line per event to standard output; never personal data, tokens or amounts. */
export type Logger = PinoLogger

/** Keys that must never reach a log line, wherever they stand in an object. */
const secretKeys = [
  'password',
  'token',
  'authorization',
  'cookie',
  'tin',
  'answers',
  'email',
  'to',
  'html',
  'text',
]

/** The logger of one process; `service` is api, worker, migrate or support. Writes to standard output by default. */
export function createLogger(
  env: Pick<Env, 'LOG_LEVEL'>,
  service: string,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
