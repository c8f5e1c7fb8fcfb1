import { hashPassword, hashPasswordLike, isSameHash } from '../../platform/password-hash.ts'
import { normalCode, randomCode } from '../../platform/typed-codes.ts'

/** How many recovery codes an account gets at once, and their length: 49 bits each [spec 17.23]. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10

/** Whether what somebody typed has the shape of a recovery code, which no code of an authenticator has. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return normalCode(typed).length === RECOVERY_CODE_LENGTH
}

/** Ten new codes, different from one another. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(randomCode(RECOVERY_CODE_LENGTH))
  return [...codes]
}

/**
 * argon2id hashes of codes in PHC form, all under one salt, so that checking a typed code costs one hash however many
 * are left. Takes tens of milliseconds a code.
 */
export async function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const [first, ...others] = codes
  if (first === undefined) return []
  const salted = await hashPassword(first)
  const hashes = [salted]
  for (const code of others) hashes.push(await hashPasswordLike(salted, code))
  return hashes
}

/** The kept hash that a typed code has, by one derivation; undefined when it has none of them. */
export async function findRecoveryHash(
  hashes: readonly string[],
  typed: string,
): Promise<string | undefined> {
  const [salted] = hashes
  if (salted === undefined || !looksLikeRecoveryCode(typed)) return undefined
  const made = await hashPasswordLike(salted, normalCode(typed))
  return hashes.find((hash) => isSameHash(hash, made))
}
