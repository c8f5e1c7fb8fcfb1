import { type Env, isUsedBy, type Process } from './env-variables.ts'
import { identityFaults } from './identity-mode.ts'

/**
 * What is known of an environment: a variable that is at fault stands in it as it was typed, so that it counts as given.
 */
export type Known = Partial<Env>

/** Whether the process that reads uses a variable. */
type Uses = (name: keyof Env) => boolean

const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_PRICE_ID'] as const

/** All variables of payments are set or none; production needs them all, and the link for when checkout fails. */
function paymentFaults(env: Known, uses: Uses): string[] {
  const used = payments.filter(uses)
  const missing = used.filter((name) => env[name] === undefined)
  if (env.NODE_ENV !== 'production')
    return missing.length === 0 || missing.length === used.length
      ? []
      : [`${missing.join(' and ')} must be set too: payments are set up whole or not at all`]
  const hasNoLink = env.FALLBACK_PAYMENT_LINK === undefined && uses('FALLBACK_PAYMENT_LINK')
  const needed = hasNoLink ? [...missing, 'FALLBACK_PAYMENT_LINK'] : missing
  const faults = needed.map((name) => `${name} must be set in production: people pay through Stripe`)
  if (env.STRIPE_API_BASE !== undefined)
    faults.push('STRIPE_API_BASE must not be set in production: payments go to Stripe itself')
  if (env.FALLBACK_PAYMENT_LINK?.startsWith('http:'))
    faults.push('FALLBACK_PAYMENT_LINK must start with https:// in production')
  return faults
}

/** Variables that belong together and of which only some are set. */
function partialFaults(env: Known): string[] {
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    ['TENI_MODEL_URL', 'TENI_MODEL'],
    ['VIEWER_USER', 'VIEWER_PASSWORD_HASH'],
  ] as const
  return pairs
    .filter(([one, other]) => Boolean(env[one]) !== Boolean(env[other]))
    .map(([one, other]) => `${one} and ${other} go together: set both or neither`)
}

/** Draining is part of stopping: if it took as long as the whole stop, every stop would end by force. */
const shutdownFaults = ({ SHUTDOWN_DRAIN_SECONDS: drain, SHUTDOWN_SECONDS: whole }: Known): string[] =>
  typeof drain === 'number' && typeof whole === 'number' && drain >= whole
    ? ['SHUTDOWN_DRAIN_SECONDS must be less than SHUTDOWN_SECONDS']
    : []

const everyHost = new Set(['0.0.0.0', '::'])

/** Two servers of one process on one port: the second would end the process. Port 0 is another for each. */
function portFaults({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Known): string[] {
  const hosts = [HOST ?? '', METRICS_HOST ?? '']
  const meet = HOST === METRICS_HOST || hosts.some((host) => everyHost.has(host))
  return PORT !== undefined && PORT !== 0 && PORT === METRICS_PORT && meet
    ? ['METRICS_PORT must be another port than PORT']
    : []
}

/**
 * Outside production limits are a hundred times as generous and unsafe defaults are taken: whoever takes money, or forgot
 * to say where the product runs, is told.
 */
function forgottenFaults({ NODE_ENV, PUBLIC_URL, STRIPE_SECRET_KEY }: Known, isGiven: boolean): string[] {
  if (NODE_ENV === 'production') return []
  if (/^[sr]k_live_/.test(STRIPE_SECRET_KEY ?? ''))
    return [
      'NODE_ENV must be production where STRIPE_SECRET_KEY is a live key: set NODE_ENV=production, or use a test key',
    ]
  return PUBLIC_URL?.startsWith('https://') === true && !isGiven
    ? [
        'NODE_ENV is not set, and PUBLIC_URL starts with https://: set NODE_ENV=production, or NODE_ENV=development for a trial, whose limits are a hundred times as generous',
      ]
    : []
}

function viewerFaults({ OPERATOR_USER, VIEWER_USER }: Known): string[] {
  if (VIEWER_USER === undefined) return []
  if (OPERATOR_USER === undefined)
    return ['VIEWER_USER needs an OPERATOR_USER: set both, or OPERATOR_USER alone']
  return OPERATOR_USER === VIEWER_USER ? ['VIEWER_USER must be another name than OPERATOR_USER'] : []
}

function productionFaults(env: Known, uses: Uses): string[] {
  if (env.NODE_ENV !== 'production') return []
  const faults: string[] = []
  if (env.PUBLIC_URL?.startsWith('https://') === false)
    faults.push('PUBLIC_URL must start with https:// in production (cookies are sent over https only)')
  if (env.MAIL_FROM?.includes('.example') && uses('MAIL_FROM'))
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

/** Who reads an environment, and how it was read. */
interface Reader {
  /** Variables that are at fault by themselves: of these nothing more is told. */
  readonly faulty: ReadonlySet<string>
  /** Whether NODE_ENV was set, and is not at its default. */
  readonly isModeGiven: boolean
  /** The process that reads; left out, it is about all. */
  readonly process: Process | undefined
}

/** What is wrong with variables together, or with one in production, each with how to mend it. */
export function faultsTogether(env: Known, { faulty, isModeGiven, process }: Reader): string[] {
  const uses: Uses = (name) => process === undefined || isUsedBy(name, process)
  const isModeKnown = !faulty.has('IDENTITY_MODE') && uses('IDENTITY_MODE')
  return [
    ...partialFaults(env),
    ...(isModeKnown ? identityFaults(env) : []),
    ...viewerFaults(env),
    ...shutdownFaults(env),
    ...portFaults(env),
    ...forgottenFaults(env, isModeGiven),
    ...(uses('STRIPE_SECRET_KEY') ? paymentFaults(env, uses) : []),
    ...productionFaults(env, uses),
  ].filter((fault) => !faulty.has(fault.split(' ', 1)[0] ?? ''))
}
