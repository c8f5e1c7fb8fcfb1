import { createHmac, randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another: no I, L, O, 0, 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A random code of `length` characters, about 4.95 bits each. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * The code of `length` characters (at most 20) that belongs to a subject under a key: whoever knows both can make it
 * again, so it is kept nowhere.
 */
export function codeOf(key: string, subject: string, length: number): string {
  let rest = BigInt(`0x${createHmac('sha256', key).update(`code ${subject}`).digest('hex')}`)
  const base = BigInt(alphabet.length)
  let code = ''
  for (; code.length < length; rest /= base) code += alphabet[Number(rest % base)]
  return code
}

/** A code as somebody typed it: in capitals, without the spaces and dashes that help to read it. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s\-–—]/g, '').toUpperCase()
}

/** A code as it is shown: two halves with a dash between them. */
export function readableCode(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)}-${code.slice(half)}`
}
