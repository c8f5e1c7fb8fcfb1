import * as z from 'zod'
import { identityVariables } from './identity-mode.ts'
import { limitVariables } from './rates.ts'
import { isRedisUrl } from './redis-address.ts'
import { isSender } from './sender.ts'
import { isTokenKey, tokenKeyRule } from './token-key.ts'
import { databaseUrlRule, isDatabaseUrl } from './writable-server.ts'

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

/** The product stands at the root of its host: cookies, the client and every link are of there. */
const publicUrl = url('http:', 'https:').refine(
  (text) => {
    const address = URL.parse(text)
    return address === null || `${address.origin}/` === address.href
  },
  {
    error:
      'must be an address without a path, such as https://tax.example.ng: the product has a host of its own',
  },
)

const mailServer = z.string().refine(
  (text) => {
    const address = URL.parse(text)
    // What stands after a bare / # or ? is no part of the password to any reader.
    const isWhole = address !== null && !/@/.test(address.pathname + address.search + address.hash)
    return isWhole && ['smtp:', 'smtps:'].includes(address.protocol)
  },
  {
    error:
      'must be an address that starts with smtp:// or smtps://; a password with / # ? @ or % must be percent-encoded in it',
  },
)

/** The addresses of a database: one server, or several with commas of which the one that takes writes is used. */
const databaseUrl = z.string().refine(isDatabaseUrl, { error: databaseUrlRule })

/** An address of a web server; productionFaults refuses http where that is unsafe. */
const webUrl = url('https:', 'http:')

const text = z.string().min(1)

const passwordHash = z.string().startsWith('$argon2id$', 'must be an argon2id hash in PHC form')

/** Every environment variable of the product, with a sentence each (README lists the same). */
export const schema = z.object({
  NODE_ENV: word('development', 'test', 'production')
    .default('development')
    .describe('production refuses defaults that are unsafe there'),
  HOST: text.default('127.0.0.1').describe('address the API listens on'),
  PORT: integer(0, 65_535).default(3000).describe('port the API listens on'),
  PUBLIC_URL: publicUrl.describe('address people type; every mailed link starts with it'),
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
  SMTP_URL: mailServer.describe('mail server that takes our mails'),
  MAIL_FROM: z
    .string()
    .refine(
      isSender,
      'must be an address, or a name and an address: NaijaTax <no-reply@tax.example.ng>; a name with a comma or another sign of , ; : @ ( ) stands in double quotes',
    )
    .default('NaijaTax <no-reply@naijatax.example>')
    .describe('sender of every mail, as "Name <address>"'),
  MAIL_GAPS: word('on', 'off')
    .optional()
    .describe(
      'whether a mailed link that still works keeps back the next one asked for; on in production, off elsewhere',
    ),
  TOKEN_KEY: z
    .string()
    .refine(isTokenKey, `${tokenKeyRule}. While it rolls, two with a comma, the new one first`)
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
  LOG_SAMPLE: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1)
    .describe('share of requests that went well which have a line in the log; all others always have one'),
  PUPPETEER_EXECUTABLE_PATH: text
    .optional()
    .describe('Chromium that prints reports; else an installed one, else the one from npm'),
  ...limitVariables,
})

export type VariableName = keyof typeof schema.shape

/** Who reads the environment: the processes of production. */
export const processes = ['api', 'worker', 'migrate'] as const
export type Process = (typeof processes)[number]

const [api, worker, working, all] = [['api'], ['worker'], ['api', 'worker'], processes] as const

/** The same of each of these variables. */
const each = <Name extends string, By extends readonly Process[]>(
  variables: Readonly<Record<Name, unknown>>,
  by: By,
) => Object.fromEntries(Object.keys(variables).map((name) => [name, by])) as Record<Name, By>

/** Which processes use each variable: no other is given it. */
export const usedBy = {
  NODE_ENV: all,
  HOST: api,
  PORT: api,
  PUBLIC_URL: working,
  DATABASE_URL: all,
  DATABASE_DIRECT_URL: all,
  DATABASE_PREPARED: all,
  DATABASE_POOL: all,
  REDIS_URL: all,
  SMTP_URL: worker,
  MAIL_FROM: worker,
  MAIL_GAPS: working,
  TOKEN_KEY: all,
  GOOGLE_CLIENT_ID: api,
  GOOGLE_CLIENT_SECRET: api,
  GOOGLE_ISSUER: api,
  MICROSOFT_CLIENT_ID: api,
  MICROSOFT_CLIENT_SECRET: api,
  MICROSOFT_ISSUER: api,
  STRIPE_SECRET_KEY: working,
  STRIPE_WEBHOOK_SECRETS: api,
  STRIPE_PRICE_ID: working,
  STRIPE_API_BASE: working,
  FALLBACK_PAYMENT_LINK: api,
  ...each(identityVariables, working),
  ASSISTANT_HOST: api,
  TENI_MODEL_URL: api,
  TENI_MODEL: api,
  TENI_API_KEY: api,
  TENI_SECONDS: api,
  TENI_ANSWER_TOKENS: api,
  OPERATOR_USER: api,
  OPERATOR_PASSWORD_HASH: api,
  VIEWER_USER: api,
  VIEWER_PASSWORD_HASH: api,
  METRICS_PORT: working,
  METRICS_HOST: working,
  WEB_DIST: api,
  FREE_CALCULATIONS: api,
  TRUSTED_PROXY_HOPS: api,
  ERASED_LOG: worker,
  SHUTDOWN_SECONDS: working,
  SHUTDOWN_DRAIN_SECONDS: working,
  LOG_LEVEL: all,
  LOG_SAMPLE: api,
  PUPPETEER_EXECUTABLE_PATH: worker,
  ...each(limitVariables, api),
} as const satisfies Readonly<Record<VariableName, readonly Process[]>>

/** What opens something for whoever has it: it may come as a file, and leaves the environment when it was read. */
export const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'SMTP_URL',
  'TOKEN_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'TENI_API_KEY',
  'OPERATOR_PASSWORD_HASH',
  'VIEWER_PASSWORD_HASH',
] as const satisfies readonly VariableName[]

/** Whether a process uses a variable. */
export const isUsedBy = (name: VariableName, process: Process): boolean =>
  (usedBy[name] as readonly Process[]).includes(process)

/** The whole environment, validated. */
export type Env = Readonly<z.output<typeof schema>>

/** The environment of one process. */
export type EnvOf<P extends Process> = Pick<
  Env,
  { [Name in VariableName]: P extends (typeof usedBy)[Name][number] ? Name : never }[VariableName]
>

/** Every variable the product reads, each with its sentence: for README and deployment tests. */
export const environmentVariables: readonly {
  name: VariableName
  about: string
  required: boolean
  isSecret: boolean
  usedBy: readonly Process[]
}[] = (Object.keys(schema.shape) as VariableName[]).map((name) => {
  const field = schema.shape[name]
  return {
    name,
    about: field.description ?? '',
    required: !z.safeParse(field, undefined).success,
    isSecret: (secrets as readonly string[]).includes(name),
    usedBy: usedBy[name],
  }
})
