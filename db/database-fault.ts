/** What node says of a certificate that it does not trust. */
const certificate =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/

/** Faults that somebody must mend, each in words that say what: never with what was sent, which may be a secret. */
const faults: readonly (readonly [is: (code: string, message: string) => boolean, words: string])[] = [
  [
    (_, message) => /unsupported startup parameter/i.test(message),
    'DATABASE_URL names a pooler (it refuses a startup parameter): name the database itself in DATABASE_DIRECT_URL',
  ],
  [
    // A pooler has no code of its own for it.
    (code, message) => code === '28P01' || /(?:password|SASL) authentication failed/i.test(message),
    'the database refuses the user or the password in DATABASE_URL (28P01)',
  ],
  [
    (_, message) => /password must be a(?: non-empty)? string/.test(message),
    'the database asks for a password, and DATABASE_URL has none',
  ],
  [
    (code) => code === '28000',
    'the database does not let this user in from here (28000): see the role in DATABASE_URL, and pg_hba.conf',
  ],
  [
    (code) => code === '42P05' || code === '26000',
    'the pooler before the database keeps no prepared statements: set DATABASE_PREPARED=off, or give PgBouncer 1.21 and newer max_prepared_statements',
  ],
  [(code) => code === '3D000', 'there is no database of the name in DATABASE_URL (3D000)'],
  [
    (code) => code === '42501',
    'the role in DATABASE_URL lacks a right in this database (42501): let it own the database, or be a member of the role that owns the tables',
  ],
  [
    (_, message) => /server does not support SSL connections/i.test(message),
    'the database speaks no TLS, and DATABASE_URL asks for it (sslmode): turn it on there, or mend the address',
  ],
]

/**
 * What is wrong with the way to the database, where trying again does not help, in a sentence without any secret. Looks
 * through causes, because pools wrap the driver's errors.
 * @returns undefined for every other fault.
 */
export function databaseFaultOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const { code, nativeError } = error as { code?: unknown; nativeError?: unknown }
  const known = typeof code === 'string' ? code : ''
  if (certificate.test(known))
    return `the certificate of the database does not verify (${known}): give its authority by sslrootcert in DATABASE_URL or by NODE_EXTRA_CA_CERTS, and call it by the name in the certificate`
  const words = faults.find(([is]) => is(known, error.message))?.[1]
  return words ?? databaseFaultOf(nativeError ?? error.cause, depth + 1)
}
