import type { SecurityEventDetail, SecurityEventName } from '../../contract/jobs/security-events.ts'
import type { MailTokenPurpose } from '../mail-link.ts'
import {
  boolean,
  bytes,
  date,
  defineTable,
  integer,
  internal,
  json,
  timestamp,
  orNull,
  text,
  uuid,
} from '../table.ts'

/** A person's account: whoever proved the mailbox of its address opened it. */
export const accounts = defineTable('accounts', {
  id: uuid(),
  email: text(),
  /** argon2id in PHC form; null for an account that signs in with a provider or passkey only. */
  passwordHash: orNull(text()),
  authProvider: text<'email' | 'google' | 'microsoft'>(),
  verifiedAt: timestamp(),
  /**
   * The browser of the sign-up that brought its password or identity, until that is first used there: elsewhere it
   * opens nothing, because the mailbox's holder did not choose it. Null with `provisionalUntil`: open.
   */
  provisionalBrowser: internal(orNull(bytes())),
  provisionalUntil: internal(orNull(timestamp())),
  /** Cookies of known browsers made before this moment are dead. */
  knownBrowsersSince: internal(timestamp()),
  /** To within five minutes. */
  lastUsedAt: timestamp(),
  /** When the mail server refused its address for good after 90 unused days; null after the next sign-in. */
  refusedAt: orNull(timestamp()),
  /** When its refused address went to a new account. Only a factor or an identity opens it then, for 90 days. */
  sealedAt: orNull(timestamp()),
  /** When its owner was last told that it is unused and will be erased. */
  unusedToldAt: orNull(timestamp()),
  firstName: orNull(text()),
  lastName: orNull(text()),
  dateOfBirth: orNull(date()),
  tin: orNull(text()),
  /** E.164. */
  phoneNumber: orNull(text()),
  subscriptionActiveUntil: orNull(timestamp()),
  /** The end of the Pro that was celebrated last. */
  celebratedUntil: orNull(internal(timestamp())),
  createdAt: timestamp(),
  updatedAt: timestamp(),
})

/** A notice that a person agreed to or was told, as it stood then. */
export interface Notice {
  notice: 'terms' | 'privacy'
  /** The day its words became these, YYYY-MM-DD. */
  version: string
  textHash: string
}

/** Who typed an address, or signed in with a provider that does not vouch for it, and did not prove it yet. */
export const signUps = defineTable('sign_ups', {
  id: uuid(),
  email: text(),
  /** argon2id under the address's own salt; null for a provider's. */
  passwordHash: orNull(text()),
  provider: orNull(text<'google' | 'microsoft'>()),
  issuer: orNull(text()),
  subject: orNull(text()),
  /** SHA-256 of the id of the browser that signed up; null for those from before there was one. */
  browserHash: orNull(bytes()),
  /** Keyed hash of the network that it came from. */
  place: orNull(bytes()),
  /** SHA-256 of the id of its own session, which opens nothing but the way to verify. */
  sessionHash: orNull(bytes()),
  sessionExpiresAt: orNull(timestamp()),
  notices: json<Notice[]>(),
  createdAt: timestamp(),
  expiresAt: timestamp(),
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

/** One signed-in browser. The id in its cookie lives only there. */
export const sessions = defineTable(
  'sessions',
  {
    idHash: internal(bytes()),
    /** Names the session on the security page and in the browser's storage; opens nothing. */
    id: uuid(),
    accountId: uuid(),
    createdAt: timestamp(),
    begunBy: text<BegunBy>(),
    /** The identity or passkey that it began with; null for the password. */
    wayInId: orNull(uuid()),
    /** Whether the person said that the device is their own. */
    ownDevice: boolean(),
    /** When the person last proved who they are, by what they signed in with. */
    authenticatedAt: timestamp(),
    /** When this session last proved the mailbox, by a mailed code. */
    mailboxProvedAt: orNull(timestamp()),
    /** When this session last proved a second factor. */
    factorProvedAt: orNull(timestamp()),
    lastSeenAt: timestamp(),
    /** The end of its life; when it was ended earlier, that moment. */
    expiresAt: timestamp(),
    /** Why it was ended; null while it lives or when its time ran out. */
    endedBecause: orNull(text<EndedBecause>()),
    userAgent: orNull(text()),
  },
  { place: 'directory', key: ['idHash'], download: { list: 'sessions', orderBy: 'createdAt' } },
)

/** What a session began with. */
export type BegunBy = 'password' | 'google' | 'microsoft' | 'passkey'

/** Why a session was ended. */
export type EndedBecause =
  | 'logout'
  | 'replaced'
  | 'owner'
  | 'reset'
  | 'password'
  | 'way in removed'
  | 'email change'
  | 'stopped'
  | 'too many'
  | 'support'

/** A link or code that we mailed. Its token is made from `id` and `purpose`; only the token's hash is stored. */
export const mailTokens = defineTable(
  'mail_tokens',
  {
    id: uuid(),
    /** Null while the address has no account. */
    accountId: orNull(uuid()),
    purpose: text<MailTokenPurpose>(),
    /** The address that it was mailed to. */
    email: text(),
    /** SHA-256 of the id of the browser that asked; null where none did. */
    browserHash: internal(orNull(bytes())),
    /** What it is about: the identity that waits, the change, the session. */
    matterId: internal(orNull(uuid())),
    /** Keyed hash of the network that asked; null where none did. */
    place: internal(orNull(bytes())),
    tokenHash: internal(bytes()),
    /** Wrong codes typed against it. */
    codeTries: internal(integer()),
    /** When its code was last shown, which can be typed for ten minutes. */
    codeShownAt: internal(orNull(timestamp())),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    usedAt: orNull(timestamp()),
    supersededAt: orNull(timestamp()),
  },
  { place: 'directory', download: { list: 'mailedLinks', orderBy: 'createdAt' } },
)

/** A change that waits for seven days, unless the owner allows or stops it. */
export const waitingChanges = defineTable(
  'waiting_changes',
  {
    id: uuid(),
    accountId: uuid(),
    kind: text<'email' | 'regain'>(),
    /** For a change of address. */
    newEmail: orNull(text()),
    /** The public id of the session that asked; null when a mailed link did. */
    sessionId: internal(orNull(uuid())),
    /** What that session began with. */
    wayInId: internal(orNull(uuid())),
    /** Whether a second factor was shown when asking. */
    factorShown: boolean(),
    askedAt: timestamp(),
    takesEffectAt: timestamp(),
    /** When the new address was proved. */
    provedAt: orNull(timestamp()),
    /** When the old address's holder allowed it. */
    allowedAt: orNull(timestamp()),
    endedAt: orNull(timestamp()),
    outcome: orNull(text<'done' | 'stopped' | 'replaced' | 'dropped'>()),
    /** How many of the mails that tell the owner of it were asked for. */
    mailsSent: internal(integer()),
  },
  { download: { list: 'waitingChanges', orderBy: 'askedAt' } },
)

/** What happened to the ways into an account, for its owner: told by mail as well. */
export const securityEvents = defineTable(
  'security_events',
  {
    id: internal(uuid()),
    accountId: uuid(),
    event: text<SecurityEventName>(),
    at: timestamp(),
    /** What the browser that did it calls itself; null when nobody's browser did. */
    userAgent: orNull(text()),
    detail: json<SecurityEventDetail>(),
  },
  { download: { list: 'securityEvents', orderBy: 'at' } },
)

/** A mail that anybody asked for, on its way to the worker, which alone looks the address up. */
export const mailRequests = defineTable('mail_requests', {
  id: uuid(),
  purpose: text<
    'sign-up' | 'reset' | 'verification' | 'known-browser' | 'guessing-stopped' | 'account-deleted'
  >(),
  /** The address under AES-256-GCM. */
  addressSealed: bytes(),
  passwordHash: orNull(text()),
  browserHash: bytes(),
  place: bytes(),
  /** The account that the asking browser is known to. */
  knownAccountId: orNull(uuid()),
  createdAt: timestamp(),
})

/** One way into an account besides its password: a person as a provider knows them. */
export const identities = defineTable(
  'identities',
  {
    id: uuid(),
    issuer: text(),
    subject: text(),
    accountId: uuid(),
    provider: text<'google' | 'microsoft' | 'hosted'>(),
    /** The address that the provider named; shown, never a key. */
    email: orNull(text()),
    /** When, and how, its owner was proved to own the account; null: asleep, it signs nobody in. */
    provedAt: orNull(timestamp()),
    provedBy: orNull(text<ProvedBy>()),
    usedAt: orNull(timestamp()),
    createdAt: timestamp(),
  },
  { place: 'directory', key: ['issuer', 'subject'], download: { list: 'identities', orderBy: 'createdAt' } },
)

/** What proved that an identity's owner owns the account. */
export type ProvedBy = 'sign-up' | 'provider' | 'mail' | 'password' | 'factor'

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
    /** What the answer is for. */
    intent: text<'sign-in' | 'link' | 'step-up'>(),
    /** The public id of the session that asked, for `link` and `step-up`. */
    sessionId: orNull(uuid()),
    /** Whether the person said that the device is their own. */
    ownDevice: boolean(),
    expiresAt: timestamp(),
  },
  { key: ['idHash'] },
)

/** An identity whose address has an account: it waits in its browser for the proof that both are one person's. */
export const pendingLinks = defineTable(
  'pending_links',
  {
    id: internal(uuid()),
    /** SHA-256 of the id of the browser in which it waits. */
    browserHash: internal(bytes()),
    accountId: uuid(),
    provider: text<'google' | 'microsoft' | 'hosted'>(),
    issuer: text(),
    subject: text(),
    email: text(),
    /** Whether the provider runs the mailbox; else the account's password is no proof. */
    vouched: boolean(),
    tries: integer(),
    expiresAt: timestamp(),
  },
  { place: 'directory', download: { list: 'pendingLinks', orderBy: 'expiresAt' } },
)
