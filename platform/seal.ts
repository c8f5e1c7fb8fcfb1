import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a sealed text is for: a text sealed for one purpose does not open as another. */
export type SealPurpose = 'mail-request-address' | 'authenticator-secret'

/** HKDF-SHA256 of TOKEN_KEY (RFC 5869); the purpose is its info. */
function keyOf(tokenKey: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenKey, '', `naijatax seal: ${purpose}`, 32))
}

/**
 * Encrypts a text for the database with AES-256-GCM under a key from TOKEN_KEY: nonce, ciphertext, tag. The same text
 * sealed twice differs.
 */
export function seal(tokenKey: string, purpose: SealPurpose, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenKey, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/**
 * Decrypts what `seal` made under the same key for the same purpose.
 * @throws Error when TOKEN_KEY or purpose is another, or a byte was changed.
 */
export function unseal(tokenKey: string, purpose: SealPurpose, sealed: Buffer): string {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('This is no sealed text')
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenKey, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
