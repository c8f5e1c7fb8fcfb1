import { product } from '../../contract/http/index.ts'
import { mostUsedPasswords } from './most-used.ts'
import type { AppError } from '../../platform/errors.ts'
import { invalidInput } from '../refusals.ts'

/** Words that somebody guessing passwords at this product tries first. */
const contextWords = [product.name, product.assistant, 'naija', 'tax'].map((word) => word.toLowerCase())

/** Shorter local parts occur in too many good passwords. */
const SHORTEST_LOCAL_PART = 3

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether the text consists of these words, with at most digits and signs around them. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && !/\p{L}/u.test(rest)
}

/**
 * The reason why a new password is guessable, as a message that says how to correct it; undefined when it is not
 * [security S02]. Most used ones are refused by exact match, whatever the case.
 * @param email address of the account it is for.
 */
export function whyGuessable(password: string, email: string): string | undefined {
  const text = plain(password)
  if (mostUsedPasswords.has(text))
    return 'This is one of the most used passwords. Choose another, for example three or four words of your own.'
  const localPart = plain(email).split('@')[0] ?? ''
  const own = localPart.length >= SHORTEST_LOCAL_PART ? [localPart] : []
  if (isMadeOf(text, [...contextWords, ...own]))
    return 'This password is easy to guess: it is your email address or our name. Choose another, for example three or four words.'
  return undefined
}

/** The 400 error for a guessable new password; undefined for any other. */
export function guessableRefusal(
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): AppError | undefined {
  const why = whyGuessable(password, email)
  return why === undefined ? undefined : invalidInput({ [field]: why })
}
