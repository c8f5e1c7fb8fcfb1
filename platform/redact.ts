const address = /[^\s<>"'(),;:/]+@[^\s<>"'(),;/]+/g

/** Replaces every email address in a text. Needed for the messages of libraries and servers, which may quote one. */
export function redactEmails(text: string): string {
  return text.includes('@') ? text.replace(address, '(address)') : text
}

/** An error as a log line holds it. */
export interface SerializedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: SerializedError
  errors?: SerializedError[]
}

/** How many causes deep an error is followed. */
const MAX_CAUSE_DEPTH = 4

/**
 * An error as a fixed list of fields, with email addresses redacted. Drivers attach a whole connection with its
 * secrets, or the row that broke a constraint, to their errors; none of that is copied.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactEmails(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: redactEmails(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error.stack !== undefined && { stack: redactEmails(error.stack) }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSE_DEPTH && { cause: serializeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_CAUSE_DEPTH && {
        errors: error.errors.map((inner: unknown) => serializeError(inner, depth + 1)),
      }),
  }
}

/** Names of fields with secrets or personal data, in lower case; they also match the end of a longer name (newPassword). */
const secretNames = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'tin',
  'answers',
  'result',
  'email',
  'phonenumber',
  'firstname',
  'lastname',
  'dateofbirth',
  'html',
]
/** Names that match as a whole only: other, harmless names end with them. */
const secretWholeNames = new Set(['to', 'text', 'link', 'body'])

/** Replaces a value that was left out. */
const HIDDEN = '[hidden]'
/** How many levels deep an object is written. */
const MAX_OBJECT_DEPTH = 6

/** Whether a name is secret, cached: log lines use few different names and every line checks all of its own. */
const secretByName = new Map<string, boolean>()
const MAX_CACHED_NAMES = 1_000

function isSecret(name: string): boolean {
  const cached = secretByName.get(name)
  if (cached !== undefined) return cached
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const secret = secretWholeNames.has(plain) || secretNames.some((end) => plain.endsWith(end))
  if (secretByName.size < MAX_CACHED_NAMES) secretByName.set(name, secret)
  return secret
}

/**
 * A copy of a value that may be logged: fields with secrets or personal data are hidden at any depth, errors are
 * reduced to a fixed list of fields, and email addresses are redacted in every text.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactEmails(value)
  if (value instanceof Error) return serializeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= MAX_OBJECT_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) && inner !== undefined ? HIDDEN : redact(inner, depth + 1),
    ]),
  )
}
