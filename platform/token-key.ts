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

/** Whether a text is one key, or two of which the second is on its way out, each long enough. */
export function isTokenKey(text: string): boolean {
  const keys = keysOf(text)
  return keys.length <= 2 && keys.every((key) => key.length >= SHORTEST)
}
