import { type Kobo, nairaOf } from '../kobo.ts'
import type { WorkedLine } from '../rules.ts'

/** A line of what is worked out. @param notes said under it, each a sentence. */
export function line(label: string, amount: Kobo | null, ...notes: readonly string[]): WorkedLine {
  return { label, amount: amount === null ? null : nairaOf(amount), kind: 'line', notes }
}

/** What is taken off. */
export const less = (label: string, amount: Kobo, ...notes: readonly string[]) =>
  line(label, -amount, ...notes)

/** A line under which the lines before it are added up. */
export const sum = (label: string, amount: Kobo, ...notes: readonly string[]): WorkedLine => ({
  ...line(label, amount, ...notes),
  kind: 'sum',
})

/** The line that counts. */
export const final = (label: string, amount: Kobo, ...notes: readonly string[]): WorkedLine => ({
  ...line(label, amount, ...notes),
  kind: 'final',
})
