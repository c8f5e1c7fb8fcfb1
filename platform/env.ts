import * as z from 'zod'
import { identityFaults, identityVariables } from './identity-mode.ts'
import { limitVariables } from './rates.ts'
import { isRedisUrl } from './redis-address.ts'
import { isTokenKey } from './token-key.ts'
import { isDatabaseUrl } from './writable-server.ts'

/** A whole number written in an environment variable, from `min` to `max`. */
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

/** One of these words. */
const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** The addresses of a database: one server, or several with commas of which the one that takes writes is used. */
const databaseUrl = z.string().refine(isDatabaseUrl, {
  error:
    'must be an address that starts with postgres:// or postgresql://; a password with / # ? @ or % must be percent-encoded in it',
})

/** An address of a web server; productionFaults refuses http where that is unsafe. */
const webUrl = url('https:', 'http:')

const text = z.string().min(1)

const passwordHash = z.string().startsWith('$argon2id$', 'must be an argon2id hash in PHC form')

/**
 * Every environment variable of the product, with a sentence each (README lists the same).
 * The one place that reads `process.env`.
 */
const schema = z.object({
  NODE_ENV: word('development', 'test', 'production')
    .default('development')
    .describe('production refuses defaults that are unsafe there'),
  HOST: text.default('127.0.0.1').describe('address the API listens on'),
  PORT: integer(0, 65_535).default(3000).describe('port the API listens on'),
  PUBLIC_URL: url('http:', 'https:').describe('address people type; every mailed link starts with it'),
  DATABASE_URL: databaseUrl.describe(
    'PostgreSQL that keeps everything; of several servers with commas the one that takes writes is used',
  ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .describe(
      'the same database past a pooler, where DATABASE_URL names one: for migrations, backups, queues and notifications',
    ),
  DATABASE_PREPARED: word('on', 'off')
    .default('on')
    .describe('off behind a pooler that cannot keep prepared statements (PgBouncer before 1.21)'),
  DATABASE_POOL: integer(1, 200).default(12).describe('most database connections of one process'),
  REDIS_URL: z
    .string()
    .refine(
      isRedisUrl,
      'must be an address that starts with redis:// or rediss://, or with redis+sentinel://, redis+cluster:// and more hosts; a password with / # ? @ or % must be percent-encoded in it',
    )
    .optional()
    .describe('queues run on Redis when given, else on PostgreSQL; one server, Sentinels or a cluster'),
  SMTP_URL: url('smtp:', 'smtps:').describe('mail server that takes our mails'),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('NaijaTax <no-reply@naijatax.example>')
    .describe('sender of every mail, as "Name <address>"'),
  MAIL_GAPS: word('on', 'off')
    .optional()
    .describe(
      'whether a mailed link that still works keeps back the next one asked for; on in production, off elsewhere',
    ),
  TOKEN_KEY: z
    .string()
    .refine(
      isTokenKey,
      'must have at least 32 characters; make one with: openssl rand -hex 32. While it rolls, two with a comma, the new one first',
    )
    .describe(
      'secret from which links, codes and tokens are made; two with a comma while rolling, the new one first',
    ),
  GOOGLE_CLIENT_ID: text.optional().describe('client id at Google; without it nobody is offered Google'),
  GOOGLE_CLIENT_SECRET: text.optional().describe('secret of that client'),
  GOOGLE_ISSUER: webUrl.default('https://accounts.google.com').describe('who signs Google’s ID tokens'),
  MICROSOFT_CLIENT_ID: text
    .optional()
    .describe('client id at Microsoft; without it nobody is offered Microsoft'),
  MICROSOFT_CLIENT_SECRET: text.optional().describe('secret of that client'),
  MICROSOFT_ISSUER: webUrl
    .default('https://login.microsoftonline.com/common/v2.0')
    .describe('who signs Microsoft’s ID tokens; common = every tenant and personal accounts'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, 'must be a secret key of Stripe: sk_live_… or sk_test_…')
    .optional()
    .describe('secret key at Stripe; its mode, live or test, is the one events must have'),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .regex(/^whsec_[^,\s]+(, *whsec_[^,\s]+)?$/, 'must be whsec_…, or two of them with a comma while rolling')
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .optional()
    .describe('signing secret of the webhook endpoint at Stripe; two with a comma while rolling'),
  STRIPE_PRICE_ID: z
    .string()
    .startsWith('price_', 'must be the id of a price at Stripe: price_…')
    .optional()
    .describe('the yearly price of Pro at Stripe'),
  STRIPE_API_BASE: webUrl
    .optional()
    .describe('another address than Stripe’s own, for a stand-in; refused in production'),
  FALLBACK_PAYMENT_LINK: webUrl
    .optional()
    .describe('fixed payment link at Stripe for the same price, used when checkout fails'),
  ...identityVariables,
  ASSISTANT_HOST: webUrl
    .optional()
    .describe('where the assistant’s script comes from; the product itself unless another is named'),
  TENI_MODEL_URL: webUrl
    .optional()
    .describe(
      'language model that answers for the assistant, by the OpenAI chat protocol; else the guide does',
    ),
  TENI_MODEL: text.optional().describe('name of that model'),
  TENI_API_KEY: text.optional().describe('key for that model, where it wants one'),
  TENI_SECONDS: integer(1, 300).default(30).describe('longest wait for one answer of the model'),
  TENI_ANSWER_TOKENS: integer(500, 1_000_000)
    .default(20_000)
    .describe(
      'most tokens for one answer of the model, what it reads included; beyond them the guide answers',
    ),
  OPERATOR_USER: text.optional().describe('name for the job dashboard'),
  OPERATOR_PASSWORD_HASH: passwordHash
    .optional()
    .describe('hash of the job dashboard’s password; without it the dashboard is off'),
  VIEWER_USER: text.optional().describe('name of who may look at the dashboard and change nothing'),
  VIEWER_PASSWORD_HASH: passwordHash.optional().describe('hash of the viewer’s password'),
  METRICS_PORT: integer(0, 65_535)
    .optional()
    .describe('private port for /metrics, /livez and /readyz of this process; without it there is none'),
  METRICS_HOST: text.default('127.0.0.1').describe('address that the private port listens on'),
  WEB_DIST: text.default('dist/web').describe('folder of the built web client'),
  FREE_CALCULATIONS: integer(0, 1_000_000)
    .default(3)
    .describe('calculations a free account may keep; 0 = unlimited'),
  TRUSTED_PROXY_HOPS: integer(0, 10)
    .default(0)
    .describe('reverse proxies in front of the API whose X-Forwarded-For is believed'),
  ERASED_LOG: text
    .optional()
    .describe(
      'file on another disk than the database: the worker adds each erased account’s id, and a restore erases them again',
    ),
  SHUTDOWN_SECONDS: integer(1, 300).default(25).describe('longest wait for work in hand when stopping'),
  SHUTDOWN_DRAIN_SECONDS: integer(0, 120)
    .default(5)
    .describe('how long the API still answers, no longer ready, before it closes; within SHUTDOWN_SECONDS'),
  LOG_LEVEL: word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .default('info')
    .describe('least severe line that is logged'),
  PUPPETEER_EXECUTABLE_PATH: text
    .optional()
    .describe('Chromium that prints reports; else an installed one, else the one from npm'),
  ...limitVariables,
})

/** The validated environment of a process. */
export type Env = Readonly<z.output<typeof schema>>

/** Names of every variable the product reads, each with its sentence: for README and deployment tests. */
export const environmentVariables: readonly { name: string; about: string; required: boolean }[] =
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    about: field.description ?? '',
    required: !z.safeParse(field, undefined).success,
  }))

/** Every fault of the environment, each with how to correct it. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The environment needs mending:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'EnvironmentError'
    this.faults = faults
  }
}

const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_PRICE_ID'] as const

/** All variables of payments are set or none; production needs them all, and the link for when checkout fails. */
function paymentFaults(env: Env): string[] {
  const missing = payments.filter((name) => env[name] === undefined)
  if (env.NODE_ENV !== 'production')
    return missing.length === 0 || missing.length === payments.length
      ? []
      : [`${missing.join(' and ')} must be set too: payments are set up whole or not at all`]
  const needed = env.FALLBACK_PAYMENT_LINK === undefined ? [...missing, 'FALLBACK_PAYMENT_LINK'] : missing
  const faults = needed.map((name) => `${name} must be set in production: people pay through Stripe`)
  if (env.STRIPE_API_BASE !== undefined)
    faults.push('STRIPE_API_BASE must not be set in production: payments go to Stripe itself')
  if (env.FALLBACK_PAYMENT_LINK?.startsWith('http:'))
    faults.push('FALLBACK_PAYMENT_LINK must start with https:// in production')
  return faults
}

/** Variables that belong together and of which only some are set. */
function partialFaults(env: Env): string[] {
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    ['TENI_MODEL_URL', 'TENI_MODEL'],
    ['VIEWER_USER', 'VIEWER_PASSWORD_HASH'],
  ] as const
  return pairs
    .filter(([one, other]) => Boolean(env[one]) !== Boolean(env[other]))
    .map(([one, other]) => `${one} and ${other} go together: set both or neither`)
    .concat(identityFaults(env))
}

/** Draining is part of stopping: if it took as long as the whole stop, every stop would end by force. */
const shutdownFaults = (env: Env): string[] =>
  env.SHUTDOWN_DRAIN_SECONDS < env.SHUTDOWN_SECONDS
    ? []
    : ['SHUTDOWN_DRAIN_SECONDS must be less than SHUTDOWN_SECONDS']

function viewerFaults({ OPERATOR_USER, VIEWER_USER }: Env): string[] {
  if (VIEWER_USER === undefined) return []
  if (OPERATOR_USER === undefined)
    return ['VIEWER_USER needs an OPERATOR_USER: set both, or OPERATOR_USER alone']
  return OPERATOR_USER === VIEWER_USER ? ['VIEWER_USER must be another name than OPERATOR_USER'] : []
}

function productionFaults(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return []
  const faults: string[] = []
  if (!env.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL must start with https:// in production (cookies are sent over https only)')
  if (env.MAIL_FROM.includes('.example'))
    faults.push('MAIL_FROM must be an address of your own domain in production')
  if (Boolean(env.OPERATOR_USER) !== Boolean(env.OPERATOR_PASSWORD_HASH))
    faults.push('OPERATOR_USER and OPERATOR_PASSWORD_HASH go together: set both or neither')
  for (const name of [
    'GOOGLE_ISSUER',
    'MICROSOFT_ISSUER',
    'IDENTITY_ISSUER',
    'IDENTITY_SCRIPT_URL',
    'ASSISTANT_HOST',
  ] as const)
    if (env[name]?.startsWith('http://')) faults.push(`${name} must start with https:// in production`)
  return faults
}

/** Reads the environment of this process. When it is at fault, prints every fault and exits with code 1. */
export function readEnvOrExit(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

/**
 * Reads and validates the environment. An empty variable counts as not set.
 * @throws EnvironmentError that names every fault at once; the process must not start then.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0])
        const about = environmentVariables.find((variable) => variable.name === name)?.about
        return name in given ? `${name} ${issue.message}` : `${name} is not set: ${about}`
      }),
    )
  }
  const faults = [
    ...partialFaults(parsed.data),
    ...viewerFaults(parsed.data),
    ...shutdownFaults(parsed.data),
    ...paymentFaults(parsed.data),
    ...productionFaults(parsed.data),
  ]
  if (faults.length > 0) throw new EnvironmentError(faults)
  return parsed.data
}
