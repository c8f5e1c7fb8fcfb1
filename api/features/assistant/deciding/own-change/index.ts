import type { Answers } from '../../../../../tax/index.ts'
import { goneOn } from './going-on.ts'
import { type Supposed, supposedOf, type Worked, workedOut } from './supposed.ts'

export { goneOn } from './going-on.ts'
export { withStatus } from './status.ts'
export { addsOn, isOfSaved, keptOf, type Supposed } from './supposed.ts'

/** What is supposed of a saved calculation, and what that makes of it. */
export interface OwnSupposition {
  readonly supposed: Supposed
  readonly worked: Worked
}

/**
 * What a message supposes of the person's own saved calculation, or puts right of what was supposed before.
 * @returns undefined where it does neither, or a word of it was not understood.
 */
export function suppositionIn(
  text: string,
  own: Answers,
  before: Supposed | undefined,
): OwnSupposition | undefined {
  const supposed = (before && goneOn(before, text, own)) ?? supposedOf(text, own, before)
  return supposed && { supposed, worked: workedOut(supposed, own) }
}
