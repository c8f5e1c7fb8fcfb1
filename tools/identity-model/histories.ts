import { array, constantFrom, type Arbitrary } from 'fast-check'

/** Where a history begins and what may happen in it. */
export const worlds = [
  'own browsers',
  'own account',
  'thefts',
  'shared phone',
  'passkey',
  'passkey and thefts',
  'given away',
  'old mailbox lost',
] as const
export type World = (typeof worlds)[number]

/** One thing that one does: who, in which browser, and what. */
export type Step = `${string}: ${string}`

/** A history: its world, and what happens in it. A step that cannot be done at its moment is passed over. */
export interface History {
  world: World
  steps: readonly Step[]
}

/** Most steps of a history that are done. */
export const MOST_STEPS = 30

/** Steps to draw, of which fewer are possible at their moment. */
const DRAWN = 100

/** Histories of one world, of these steps. @param drawn the most steps to draw. */
export const historiesOf = (world: World, steps: readonly Step[], drawn = DRAWN): Arbitrary<History> =>
  array(constantFrom(...steps), { maxLength: drawn, size: 'max' }).map((taken) => ({ world, steps: taken }))

/** The shortest history found that still fails: whole stretches are left out first, then single steps. */
export async function shrink(
  history: History,
  fails: (shorter: History) => Promise<boolean> | boolean,
): Promise<History> {
  let { steps } = history
  for (let length = Math.ceil(steps.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from < steps.length;) {
      const shorter = [...steps.slice(0, from), ...steps.slice(from + length)]
      if (await fails({ ...history, steps: shorter })) steps = shorter
      else from += length
    }
  }
  return { ...history, steps }
}
