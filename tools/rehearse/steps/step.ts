import type { House } from '../house/index.ts'
import type { Goal } from '../judge.ts'

/** One thing that happens to the house while people use it. */
export interface Step {
  readonly name: string
  /** What happens, in a sentence. */
  readonly about: string
  readonly goal: Goal
  /** @returns what else was found, in words for the table. @throws Error when it does not work. */
  happen(house: House): Promise<string | undefined>
}
