/** A piece of code that keeps a row of docs/security.md true. */
export interface Guard {
  /** The row. */
  row: string
  /** Where the code stands, from the root. */
  file: string
  /** The code, exactly, once in its file. */
  code: string
  /** What stands there without the guard; nothing unless given. */
  without?: string
  /** The test that fails then; the row names it. */
  test: string
}

/** Guards whose loss a test of their row notices; security-guards.fault.test.ts takes ten of them away. */
export const guards: readonly Guard[] = [
  {
    row: 'S02',
    file: 'identity/guessable/policy.ts',
    code: 'if (mostUsedPasswords.has(text))',
    without: 'if (mostUsedPasswords.size === 0)',
    test: 'identity/guessable/policy.test.ts',
  },
  {
    row: 'S03',
    file: 'platform/password-hash.ts',
    code: 'kept.memory < strength.memory || ',
    test: 'platform/password-hash.test.ts',
  },
  {
    row: 'S04',
    file: 'platform/concurrency-limit.ts',
    code: 'if (queue.length >= limit.maxQueued) throw new QueueFullError()',
    test: 'platform/concurrency-limit.test.ts',
  },
  {
    row: 'S05',
    file: 'identity/change-password.ts',
    code: 'if (!(await isRightPassword(checked, currentPassword))) throw wrongPassword()',
    without: 'await isRightPassword(checked, currentPassword)',
    test: 'api/features/auth/change-password.integration.test.ts',
  },
  {
    row: 'S08',
    file: 'identity/passwords.ts',
    code: "signUps.some(isRightFor) ? 'unverified' : 'wrong'",
    without: "signUps.length > 0 ? 'unverified' : 'wrong'",
    test: 'api/features/auth/login.integration.test.ts',
  },
  {
    row: 'S10',
    file: 'identity/mail-bounds.ts',
    code: '(link) => ageOf(link) < gap && ',
    without: '(link) => ageOf(link) < 0 && ',
    test: 'identity/mail-bounds.test.ts',
  },
  {
    row: 'S12',
    file: 'api/http/session-cookie.ts',
    code: "'HttpOnly', ",
    test: 'api/features/auth/login.integration.test.ts',
  },
  {
    row: 'S13',
    file: 'identity/sessions.ts',
    code: "await endSession(trx, formerHash, { because: 'replaced', now })",
    test: 'api/features/auth/login.integration.test.ts',
  },
  {
    row: 'S15',
    file: 'db/stores/sessions.ts',
    code: 'then ?::timestamptz else ?::timestamptz end`',
    without: "then ?::timestamptz else ?::timestamptz - interval '9 days' end`",
    test: 'api/features/auth/login.integration.test.ts',
  },
  {
    row: 'S16',
    file: 'identity/passwords.ts',
    code: "const sessions = await endSessionsOf(trx, { accountId, except }, { because: 'password', now })",
    without: 'const sessions = 0',
    test: 'api/features/auth/change-password.integration.test.ts',
  },
  {
    row: 'S18',
    file: 'identity/factors/proofs.ts',
    code: 'if (missing) throw showFirst(missing)',
    without: 'void missing',
    test: 'identity/factors/proofs.integration.test.ts',
  },
  {
    row: 'S19',
    file: 'db/mail-link.ts',
    code: '`${purpose}:${id}`',
    without: '`${id}`',
    test: 'db/mail-link.test.ts',
  },
  {
    row: 'S21',
    file: 'identity/reset.ts',
    code: 'const identities = await deleteIdentities(trx, accountId)',
    without: 'const identities: { provider: WayInKind }[] = []',
    test: 'api/features/auth/reset.integration.test.ts',
  },
  {
    row: 'S25',
    file: 'api/features/auth/providers/connect.ts',
    code: '[enableNonRepudiationChecks, ',
    without: '[',
    test: 'api/features/auth/providers/connect.test.ts',
  },
  {
    row: 'S26',
    file: 'api/features/auth/providers/identity-of.ts',
    code: "if (issuer?.pathname.split('/')[1]?.toLowerCase() !== tenant)",
    without: "if (tenant === '')",
    test: 'api/features/auth/providers/connect.test.ts',
  },
  {
    row: 'S27',
    file: 'identity/link-proof.ts',
    code: ' > LINK_TRIES) throw',
    without: ' > 100) throw',
    test: 'api/features/auth/providers/linking.integration.test.ts',
  },
  {
    row: 'S28',
    file: 'identity/sign-ups.ts',
    code: 'await deleteSignUpsOf(trx, email)',
    test: 'api/features/auth/providers/pre-hijacking.integration.test.ts',
  },
  {
    row: 'S29',
    file: 'api/features/auth/providers/vouched.ts',
    code: 'verified === true && ',
    test: 'api/features/auth/providers/vouched.test.ts',
  },
  {
    row: 'S31',
    file: 'api/features/auth/policy.ts',
    code: "!pathname.startsWith('//') && ",
    test: 'api/features/auth/policy.test.ts',
  },
  {
    row: 'S37',
    file: 'contract/http/mask.ts',
    code: "++digits > 3 ? '*' : digit",
    without: "++digits > 4 ? '*' : digit",
    test: 'contract/http/mask.test.ts',
  },
  {
    row: 'S42',
    file: 'api/features/profile/export/csv.ts',
    code: "typeof value === 'string' ? keptFromFormulas(text) : text",
    without: 'text',
    test: 'api/features/profile/export/csv.test.ts',
  },
  {
    row: 'S43',
    file: 'api/http/origin.ts',
    code: " || (origin !== '' && origin !== own)",
    test: 'api/app.integration.test.ts',
  },
  {
    row: 'S45',
    file: 'api/http/security-headers.ts',
    code: 'secure ? { maxAge: 63_072_000, includeSubDomains: true } : false',
    without: 'false',
    test: 'api/app.integration.test.ts',
  },
  {
    row: 'S47',
    file: 'platform/redact.ts',
    code: "return text.includes('@') ? text.replace(address, '(address)') : text",
    without: 'return text',
    test: 'platform/redact.test.ts',
  },
  {
    row: 'S52',
    file: 'api/features/billing/webhook.ts',
    code: 'if (event.livemode === live) return event',
    without: 'if (event.livemode !== undefined || live) return event',
    test: 'api/features/billing/webhook.integration.test.ts',
  },
  {
    row: 'S62',
    file: 'worker/jobs/sweeps.ts',
    code: 'const signUps = await inBatches((limit) => deleteExpiredSignUps(connection, now, limit))',
    without: 'const signUps = await inBatches(() => Promise.resolve(0))',
    test: 'worker/jobs/sweeps.integration.test.ts',
  },
  {
    row: 'S66',
    file: 'db/stores/accountant-links.ts',
    code: ' and accountant_links.ended_at is null\n',
    without: '\n',
    test: 'api/features/accountant-links/reachable.integration.test.ts',
  },
  {
    row: 'S66',
    file: 'db/stores/accountant-links.ts',
    code: 'and accountant_links.expires_at > ?',
    without: 'and ?::timestamptz is not null',
    test: 'api/features/accountant-links/reachable.integration.test.ts',
  },
  {
    row: 'S67',
    file: 'api/features/accountant-links/commands.ts',
    code: 'tokenHash: hashSecretId(token),\n      reader,',
    without: "tokenHash: Buffer.from(token, 'base64url'),\n      reader,",
    test: 'api/features/accountant-links/accountant-links.integration.test.ts',
  },
  {
    row: 'S67',
    file: 'identity/reset.ts',
    code: "const links = await endAccountantLinks(trx, { accountId }, { because: 'safety', now })",
    without: 'const links: unknown[] = []',
    test: 'identity/transitions.integration.test.ts',
  },
  {
    row: 'S68',
    file: 'db/stores/accountant-links.ts',
    code: 'and accounts.subscription_active_until > ? and accounts.sealed_at is null',
    without: 'and ?::timestamptz is not null',
    test: 'api/features/accountant-links/accountant-links.integration.test.ts',
  },
  {
    row: 'I1',
    file: 'identity/passwords.ts',
    code: 'browserHash !== null && provisionalBrowser.equals(browserHash) && now',
    without: 'now',
    test: 'api/features/auth/verify.integration.test.ts',
  },
  {
    row: 'I4',
    file: 'identity/sign-ups.ts',
    code: "if (!signUp || browserHash === null) return 'elsewhere'",
    without: 'if (!signUp) throw deadVerificationLink()',
    test: 'api/features/auth/verify.integration.test.ts',
  },
  {
    row: 'I5',
    file: 'identity/factors/proofs.ts',
    code: "throw showFirst(['mail'])",
    without: "return 'mail'",
    test: 'identity/factors/proofs.integration.test.ts',
  },
  {
    row: 'I6',
    file: 'identity/sign-up-bound.ts',
    code: '.toSorted((one, other) => other.length - one.length)',
    test: 'identity/sign-up-bound.test.ts',
  },
  {
    row: 'I8',
    file: 'identity/passwords.ts',
    code: 'accountHash ?? vacantHash(key, email)',
    without: 'accountHash ?? decoyHash()',
    test: 'api/features/auth/login.integration.test.ts',
  },
  {
    row: 'I9',
    file: 'platform/identity-mode.ts',
    code: "end !== undefined && end <= now ? 'hosted' : givenMode(env)",
    without: 'givenMode(env)',
    test: 'platform/identity-mode.test.ts',
  },
  {
    row: 'I10',
    file: 'api/cli/support/context.ts',
    code: 'const actor = `support:${await readSessionUser(opened.connection)}`',
    without: 'const actor = `support:${io.claims.osUser}`',
    test: 'api/cli/support/looking.integration.test.ts',
  },
  {
    row: 'S65',
    file: 'db/reminder-link.ts',
    code: 'isMadeWith(tokenKey, isOurs) ? { id, kind } : undefined',
    without: '{ id, kind }',
    test: 'db/reminder-link.test.ts',
  },
]
