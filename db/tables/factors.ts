import { boolean, bytes, defineTable, integer, internal, orNull, text, timestamp, uuid } from '../table.ts'

/** How the person proved that a new factor is theirs to add. */
type FactorProof = 'mail' | 'factor'

/** A passkey: a way in of its own, which counts as both factors. */
export const passkeys = defineTable(
  'passkeys',
  {
    id: uuid(),
    accountId: uuid(),
    /** What the authenticator calls it, base64url. */
    credentialId: internal(text()),
    /** COSE. */
    publicKey: internal(bytes()),
    /** Uses that the authenticator last told; 0 where it counts none. */
    counter: internal(integer()),
    /** How browsers reach it, words of WebAuthn with commas between them. */
    transports: internal(text()),
    /** As its owner knows it. */
    name: text(),
    /** Whether its maker keeps a copy elsewhere, so that it outlives the device. */
    backedUp: boolean(),
    provedBy: text<FactorProof>(),
    createdAt: timestamp(),
    usedAt: orNull(timestamp()),
  },
  { place: 'directory', download: { list: 'passkeys', orderBy: 'createdAt' } },
)

/** An account's authenticator app; one until its first code was typed waits and guards nothing. */
export const authenticators = defineTable(
  'authenticators',
  {
    accountId: internal(uuid()),
    id: uuid(),
    /** Base64 of the shared secret under AES-256-GCM. */
    secretSealed: internal(bytes()),
    /** Step of the last code that was taken: none works twice. */
    lastStep: internal(integer()),
    provedBy: text<FactorProof>(),
    createdAt: timestamp(),
    confirmedAt: orNull(timestamp()),
    usedAt: orNull(timestamp()),
  },
  { key: ['accountId'], download: { list: 'authenticators', orderBy: 'createdAt' } },
)

/** A code that stands in once for a factor that is out of reach. */
export const recoveryCodes = defineTable(
  'recovery_codes',
  {
    id: internal(uuid()),
    accountId: uuid(),
    /** argon2id in PHC form, under one salt with the account's others. */
    codeHash: internal(text()),
    createdAt: timestamp(),
    usedAt: orNull(timestamp()),
  },
  { download: { list: 'recoveryCodes', orderBy: 'createdAt' } },
)

/** A browser that was asked for a passkey and has not answered yet. */
export const passkeyAttempts = defineTable(
  'passkey_attempts',
  {
    /** SHA-256 of the id in its cookie. */
    idHash: bytes(),
    purpose: text<'add' | 'sign-in' | 'step-up'>(),
    /** What the passkey has to sign, base64url. */
    challenge: text(),
    /** The public id of the session that asked; null for `sign-in`. */
    sessionId: orNull(uuid()),
    expiresAt: timestamp(),
  },
  { key: ['idHash'] },
)
