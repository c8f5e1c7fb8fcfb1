import type { MailTokenPurpose } from '../mail-link.ts'
import { bytes, date, defineTable, integer, internal, json, timestamp, orNull, text, uuid } from '../table.ts'

/** A person's account, or a sign-up whose link was not opened yet (`verifiedAt` null). */
export const accounts = defineTable('accounts', {
  id: uuid(),
  email: text(),
  /** argon2id in PHC form; null for an account that signs in with a provider only. */
  passwordHash: orNull(text()),
  authProvider: text<'email' | 'google' | 'microsoft'>(),
  verifiedAt: orNull(timestamp()),
  firstName: orNull(text()),
  lastName: orNull(text()),
  dateOfBirth: orNull(date()),
  tin: orNull(text()),
  /** E.164. */
  phoneNumber: orNull(text()),
  subscriptionActiveUntil: orNull(timestamp()),
  createdAt: timestamp(),
  updatedAt: timestamp(),
})

/** One notice that a person agreed to (terms) or was told (privacy), as it stood then. */
export const consents = defineTable(
  'consents',
  {
    accountId: uuid(),
    notice: text<'terms' | 'privacy'>(),
    /** The day its words became these, YYYY-MM-DD. */
    version: text(),
    textHash: text(),
    givenAt: timestamp(),
  },
  { key: ['accountId', 'notice', 'version'], download: { list: 'consents', orderBy: 'givenAt' } },
)

/** One signed-in browser. The id itself lives only in that browser's cookie. */
export const sessions = defineTable(
  'sessions',
  {
    idHash: internal(bytes()),
    accountId: uuid(),
    createdAt: timestamp(),
    /** When the person last proved who they are. */
    authenticatedAt: timestamp(),
    lastSeenAt: timestamp(),
    expiresAt: timestamp(),
    userAgent: orNull(text()),
  },
  { key: ['idHash'], download: { list: 'sessions', orderBy: 'createdAt' } },
)

/** A link we mailed. The token in it is made from `id` and `purpose`; only its hash is stored. */
export const mailTokens = defineTable(
  'mail_tokens',
  {
    id: uuid(),
    accountId: uuid(),
    purpose: text<MailTokenPurpose>(),
    tokenHash: internal(bytes()),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    usedAt: orNull(timestamp()),
    supersededAt: orNull(timestamp()),
  },
  { download: { list: 'mailedLinks', orderBy: 'createdAt' } },
)

/** A change of address that was asked for, with the link that makes it and the link that undoes it. */
export const emailChanges = defineTable(
  'email_changes',
  {
    id: internal(uuid()),
    accountId: uuid(),
    oldEmail: text(),
    newEmail: text(),
    /** Null once the link's time is over and it was swept away. */
    confirmTokenId: internal(orNull(uuid())),
    undoTokenId: internal(uuid()),
    createdAt: timestamp(),
  },
  { download: { list: 'emailChanges', orderBy: 'createdAt' } },
)

/** One way into an account besides its password: a person as a provider knows them. */
export const identities = defineTable(
  'identities',
  {
    issuer: text(),
    subject: text(),
    accountId: uuid(),
    provider: text<'google' | 'microsoft' | 'hosted'>(),
    createdAt: timestamp(),
  },
  { key: ['issuer', 'subject'], download: { list: 'identities', orderBy: 'createdAt' } },
)

/** A hosted identity whose account was deleted a short while ago. */
export const endedIdentities = defineTable(
  'ended_identities',
  { idHash: bytes(), endedAt: timestamp() },
  { key: ['idHash'] },
)

/** A browser that was sent to a provider and is not back yet. */
export const signInAttempts = defineTable(
  'sign_in_attempts',
  {
    idHash: bytes(),
    provider: text<'google' | 'microsoft'>(),
    /** What the answer is held against: state, nonce and the verifier of PKCE. */
    checks: json<Record<string, unknown>>(),
    /** Path of ours to open after it. */
    returnTo: orNull(text()),
    expiresAt: timestamp(),
  },
  { key: ['idHash'] },
)

/** An identity whose address already has an account: it waits for proof that both are one person's. */
export const pendingLinks = defineTable(
  'pending_links',
  {
    idHash: internal(bytes()),
    accountId: uuid(),
    provider: text<'google' | 'microsoft'>(),
    issuer: text(),
    subject: text(),
    tries: integer(),
    expiresAt: timestamp(),
  },
  { key: ['idHash'], download: { list: 'pendingLinks', orderBy: 'expiresAt' } },
)
