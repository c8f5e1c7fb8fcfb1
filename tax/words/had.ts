import type { Status } from '../answers/status.ts'
import type { HadCode } from '../questionnaire/had.ts'
import { hadRowWords } from './en/had.ts'
import { shortStatus } from './en/status.ts'

export { hadGroupWords } from './en/had.ts'

/** The words of a row of the tick-list: its name, and what stands under it. */
export interface HadWords {
  readonly name: string
  readonly note: string | undefined
}

/**
 * The words of a row of the tick-list.
 * @param status the person's: a pensioner's rows have other words.
 * @param becomes the status that ticking the row makes; undefined where it stays.
 */
export function hadWords(code: HadCode, status: unknown, becomes?: Status): HadWords {
  const { name, pensioner } = hadRowWords[code]
  if (status === 'pensioner') return { name: pensioner?.name ?? name, note: pensioner?.note }
  return { name, note: becomes && `We then count you as ${shortStatus[becomes]}` }
}
