import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { ofEachKey, signingKeyOf, type TokenKey } from './token-key.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a sealed text is for: a text sealed for one purpose does not open as another. */
export type SealPurpose = 'mail-request-address' | 'authenticator-secret'

/** HKDF-SHA256 of one key of TOKEN_KEY (RFC 5869); the purpose is its info. */
function keyOf(key: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `naijatax seal: ${purpose}`, 32))
}

/**
 * Encrypts a text for the database with AES-256-GCM under a key from TOKEN_KEY: nonce, ciphertext, tag. The same text
 * sealed twice differs.
 */
export function seal(tokenKey: TokenKey, purpose: SealPurpose, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(signingKeyOf(tokenKey), purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/**
 * Decrypts what `seal` made for the same purpose under a key that TOKEN_KEY still has.
 * @throws Error when it has another, the purpose is another, or a byte was changed.
 */
export function unseal(tokenKey: TokenKey, purpose: SealPurpose, sealed: Buffer): string {
  const opened = ofEachKey(tokenKey, (key) => tryOpen(key, purpose, sealed))
  const text = opened.find((each) => each !== undefined)
  if (text === undefined) throw new Error('No key of TOKEN_KEY opens this sealed text')
  return text
}

/** Whether a text was sealed under the key that signs: else it must be sealed again before the other key goes. */
export const isSealedWithSigningKey = (tokenKey: TokenKey, purpose: SealPurpose, sealed: Buffer): boolean =>
  tryOpen(signingKeyOf(tokenKey), purpose, sealed) !== undefined

function tryOpen(key: string, purpose: SealPurpose, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: another key, or another text.
    return undefined
  }
}
