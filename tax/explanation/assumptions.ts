import type { OwnAnswers } from '../answers/own.ts'
import type { Assessment } from '../rules/assess.ts'
import { confirmedUntil } from '../years/index.ts'
import type { Assumption } from './assumption.ts'
import { defaultsUsed } from './defaults-used.ts'
import { leftOut } from './left-out.ts'

/**
 * Everything that the result takes for granted, in the order of the answers.
 * @param given the answers as they came.
 */
export function assumptionsOf(assessment: Assessment, given: OwnAnswers): readonly Assumption[] {
  return [...defaultsUsed(assessment, given), ...leftOut(assessment, given), ...unconfirmed(assessment)]
}

function unconfirmed({ declared, law }: Assessment): readonly Assumption[] {
  if (declared.taxYear <= confirmedUntil) return []
  const words = `The figures for ${declared.taxYear} are not confirmed: the ${law.name} is applied as it stood for ${confirmedUntil}.`
  return [{ id: 'year-not-confirmed', answer: 'taxYear', words, effect: 0 }]
}
