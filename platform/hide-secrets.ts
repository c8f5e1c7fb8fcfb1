import { describeError } from './describe-error.ts'
import { withoutAddresses } from './without-addresses.ts'

/** Names under which secrets and personal data stand, in lower case; also at the end of a longer name (newPassword). */
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
/** Names that are hidden only as a whole: they end other, harmless names. */
const secretWholeNames = new Set(['to', 'text', 'link', 'body'])

/** Stands where something was left out. */
const HIDDEN = '[hidden]'
/** How far down an object is told. */
const DEEPEST = 6

/** What was found of a name: lines have few different ones and each line asks for all of its own. */
const judged = new Map<string, boolean>()
const MOST_JUDGED = 1_000

function isSecret(name: string): boolean {
  const before = judged.get(name)
  if (before !== undefined) return before
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const secret = secretWholeNames.has(plain) || secretNames.some((end) => plain.endsWith(end))
  if (judged.size < MOST_JUDGED) judged.set(name, secret)
  return secret
}

/**
 * What a log line may hold of a value: nothing under the names of secrets and personal data however deep they stand,
 * errors as a fixed list of fields, and no email address in any text.
 */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutAddresses(value)
  if (value instanceof Error) return describeError(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEEPEST) return HIDDEN
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) && inner !== undefined ? HIDDEN : hideSecrets(inner, depth + 1),
    ]),
  )
}
