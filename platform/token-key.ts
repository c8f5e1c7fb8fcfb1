/**
 * What TOKEN_KEY may hold: one key, or, while it rolls, two with a comma. Everything is made with the first; what was
 * made with either is taken.
 */
export type TokenKey = string

/** The keys in it, the one that signs first. */
const keysOf = (tokenKey: TokenKey): readonly string[] => tokenKey.split(',').map((key) => key.trim())

/** The key that signs. */
export const signingKeyOf = (tokenKey: TokenKey): string => keysOf(tokenKey)[0] ?? tokenKey

/** Whether something was made with one of the keys. */
export const isMadeWith = (tokenKey: TokenKey, check: (key: string) => boolean): boolean =>
  keysOf(tokenKey).some(check)

/** What is made of each key, the one that signs first. */
export const ofEachKey = <Made>(tokenKey: TokenKey, make: (key: string) => Made): Made[] =>
  keysOf(tokenKey).map(make)

/** Shortest key, in characters. */
const SHORTEST = 32

/**
 * Fewest different characters of a key. One that a machine made has more: of sixteen in a hexadecimal one each is there
 * nearly always, but not in every key, so that sixteen would refuse sound ones.
 */
const FEWEST_DIFFERENT = 8

const isStrong = (key: string): boolean => key.length >= SHORTEST && new Set(key).size >= FEWEST_DIFFERENT

/** What a key must be, as a fault says it. */
export const tokenKeyRule = `must have at least ${SHORTEST} characters, of which ${FEWEST_DIFFERENT} differ; make one with: openssl rand -hex 32`

/** Whether a text is one key, or two of which the second is on its way out, each long enough and no letter repeated. */
export function isTokenKey(text: string): boolean {
  const keys = keysOf(text)
  return keys.length <= 2 && keys.every(isStrong)
}
