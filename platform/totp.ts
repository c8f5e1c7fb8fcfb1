import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds that one code lasts, its digits, and the bytes of a secret (RFC 6238; RFC 4226 section 4 asks for 160 bits). */
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 of RFC 4648 without padding, as authenticator apps take it. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** A new secret that a person's authenticator app and we share. */
export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The step that a moment lies in: 30 seconds since 1970 each. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS)
}

/** The six digits of a step (RFC 6238 with SHA-1, which every authenticator app knows). */
export function totp(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step that a typed code is of: the one at `now`, or the one before for clocks that lag; undefined for any other.
 * Whoever takes a code remembers its step, so that it works once.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = stepAt(now)
  return [present, present - 1].find((step) =>
    timingSafeEqual(Buffer.from(totp(secret, step)), Buffer.from(code)),
  )
}

/** The address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: Uint8Array, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
