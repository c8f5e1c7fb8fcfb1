import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { EnvironmentError, withSecretFiles } from '../../../platform/env.ts'
import { isRedisUrl } from '../../../platform/redis-address.ts'
import { isTokenKey, tokenKeyRule } from '../../../platform/token-key.ts'
import { databaseUrlRule, isDatabaseUrl } from '../../../platform/writable-server.ts'
import { CommandError } from './exit-codes.ts'
import type { Io } from './io.ts'

const address = (pattern: RegExp, error: string) => z.string().regex(pattern, { error })

const database = z.string().refine(isDatabaseUrl, databaseUrlRule)

/** Environment variables of the command line: far fewer than the product's processes need. */
const schema = z.object({
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  REDIS_URL: z.string().refine(isRedisUrl, 'must start with redis:// or rediss://').optional(),
  /** Needed by `user erase` for a person of a hosted identity provider, and to tell whose sign-up waits for a worker. */
  TOKEN_KEY: z.string().refine(isTokenKey, tokenKeyRule).optional(),
  /** Needed only by `billing refund`. */
  STRIPE_SECRET_KEY: address(
    /^[sr]k_(test|live)_/,
    'must be a secret key of Stripe: sk_live_… or sk_test_…',
  ).optional(),
  STRIPE_API_BASE: address(/^https?:\/\//, 'must be an address').optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['debug', 'silent']).catch('silent'),
})

/** The settings of one command. */
export interface Settings {
  databaseUrl: string
  /** The same database past a pooler. */
  directUrl: string | undefined
  redisUrl: string | undefined
  tokenKey: string | undefined
  logLevel: 'debug' | 'silent'
  /** The key at Stripe, and another address than Stripe's own. */
  stripe: { STRIPE_SECRET_KEY: string; STRIPE_API_BASE: string | undefined } | undefined
}

/** What services.json of a copy tells of its services. */
const embedded = z.object({
  database: z.string(),
  payments: z.object({ STRIPE_SECRET_KEY: z.string(), STRIPE_API_BASE: z.string() }).optional(),
})

/** What secrets.json of a copy has for a command. */
const kept = z.object({ tokenKey: z.string() })

/** TOKEN_KEY of the copy that runs from DATA_DIR; undefined where it may not be read. */
function embeddedTokenKey(dataDir: string): string | undefined {
  try {
    return kept.parse(JSON.parse(readFileSync(join(resolve(dataDir), 'secrets.json'), 'utf8'))).tokenKey
  } catch {
    return undefined
  }
}

/** The services of the copy that runs from DATA_DIR; undefined when none is running. */
function embeddedServices(dataDir: string): z.infer<typeof embedded> | undefined {
  try {
    return embedded.parse(JSON.parse(readFileSync(join(resolve(dataDir), 'services.json'), 'utf8')))
  } catch {
    return undefined
  }
}

/** The environment with the secrets that NAME_FILE names a file of. @throws CommandError */
function secretsIn(env: Io['env']): Io['env'] {
  try {
    return withSecretFiles(env)
  } catch (error) {
    throw error instanceof EnvironmentError ? new CommandError('usage', error.faults.join('\n')) : error
  }
}

/**
 * Reads the settings: the database of DATABASE_URL, else that of a copy started with `npm start`.
 * @throws CommandError that says what to set.
 */
export function readSettings(env: Io['env']): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(secretsIn(env)).filter(([, value]) => value))
  const parsed = schema.safeParse(nonEmpty)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)
    throw new CommandError('usage', faults.join('\n'))
  }
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, TOKEN_KEY, DATA_DIR, LOG_LEVEL } = parsed.data
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = parsed.data
  // The services of one copy belong together: none is taken for a database that somebody named.
  const copy = DATABASE_URL === undefined ? embeddedServices(DATA_DIR) : undefined
  const databaseUrl = DATABASE_URL ?? copy?.database
  if (databaseUrl === undefined)
    throw new CommandError(
      'usage',
      `There is no database to work on: set DATABASE_URL, or DATA_DIR to the folder of a copy that runs (npm start). Looked in ${DATA_DIR}.`,
    )
  return {
    databaseUrl,
    directUrl: DATABASE_DIRECT_URL,
    redisUrl: REDIS_URL,
    tokenKey: TOKEN_KEY ?? (copy && embeddedTokenKey(DATA_DIR)),
    logLevel: LOG_LEVEL,
    stripe: STRIPE_SECRET_KEY === undefined ? copy?.payments : { STRIPE_SECRET_KEY, STRIPE_API_BASE },
  }
}
