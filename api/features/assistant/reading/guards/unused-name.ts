import type { Reading } from '../reading.ts'
import { roleOf } from '../roles.ts'
import type { Sensed } from '../senses.ts'

/** Kinds of role whose name changes a sum wherever it stands. */
const changing: ReadonlySet<string> = new Set(['off', 'aside', 'other'])

/**
 * Names of what changes a tax that no amount of the reading is in the end: "pension from my salary is 432k", where the 432k
 * was read as the salary. Told apart from what dangles: each of these names had an amount when the words were first placed.
 * @param free the names of the message that nothing denies or takes back.
 */
export const unusedNames = (
  free: readonly Sensed[],
  { amounts, zero, about, dangling }: Reading,
): Sensed[] =>
  amounts.length === 0
    ? []
    : free.filter(
        ({ role, value }) =>
          role !== undefined &&
          value.strength === 'noun' &&
          changing.has(roleOf(role).kind) &&
          !(
            role === 'gain' &&
            amounts.some((amount) => amount.role === 'soldFor' || amount.role === 'business')
          ) &&
          ![...amounts.map((amount) => amount.role), ...zero, ...about, ...dangling].includes(role),
      )
