import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What a hash costs to make: memory in KiB, passes over it, lanes. */
export interface HashStrength {
  memory: number
  passes: number
  parallelism: number
}

/** The least OWASP asks of argon2id: 19 MiB, two passes, one lane [security S03]. */
export const hashStrength: HashStrength = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const TAG_BYTES = 32

const phcForm = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

function phc({ memory, passes, parallelism }: HashStrength, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function parse(hash: string): { strength: HashStrength; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = phcForm.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('This is not an argon2id hash in PHC form')
  return {
    strength: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

async function tagOf(
  password: string,
  strength: HashStrength,
  salt: Buffer,
  length: number,
): Promise<Buffer> {
  const parameters: Argon2Parameters = { message: password, nonce: salt, tagLength: length, ...strength }
  return derive('argon2id', parameters)
}

/** An argon2id hash of the password in PHC form: its salt and cost stand in it. Takes tens of milliseconds. */
export async function hashPassword(password: string, strength: HashStrength = hashStrength): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phc(strength, salt, await tagOf(password, strength, salt, TAG_BYTES))
}

/**
 * The hash this password has under the salt and the cost of another hash: one derivation then serves to compare with
 * every hash that shares them.
 * @throws Error when `like` is not argon2id in PHC form.
 */
export async function hashPasswordLike(like: string, password: string): Promise<string> {
  const { strength, salt, tag } = parse(like)
  return phc(strength, salt, await tagOf(password, strength, salt, tag.length))
}

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/**
 * Whether this is the password the hash was made of.
 * @throws Error when the hash is not argon2id in PHC form.
 */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { strength, salt, tag } = parse(hash)
  return timingSafeEqual(await tagOf(password, strength, salt, tag.length), tag)
}

/** Whether the hash costs less to guess than a new one would: time to make it again. */
export function isWeakHash(hash: string, strength: HashStrength = hashStrength): boolean {
  const kept = parse(hash).strength
  return kept.memory < strength.memory || kept.passes < strength.passes
}

/**
 * A hash of no password: checking against it takes as long as against a real one and is never right.
 * @param salt 16 bytes; random unless given.
 */
export function decoyHash(salt = randomBytes(SALT_BYTES)): string {
  return phc(hashStrength, salt, randomBytes(TAG_BYTES))
}
