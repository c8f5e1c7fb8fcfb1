import * as z from 'zod/mini'
import { printable } from './fields.ts'
import { longestLabel } from './person-fields.ts'

/** Whether a text shows anything: a letter, a digit or a sign. */
const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u

const words = 'Type a short name, like “If I take the new job”'

/**
 * What a person calls a calculation, as typed: trimmed, with single spaces, at most 60 characters; null and a text that
 * shows nothing are no name.
 */
export const calculationLabel = z.nullable(
  z.pipe(
    z.pipe(
      z.string(words),
      z.transform((text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
    ),
    z.pipe(
      z.string().check(z.maxLength(longestLabel, `A name has at most ${longestLabel} characters`), printable),
      z.transform((text: string) => (isVisible.test(text) ? text : null)),
    ),
  ),
)
