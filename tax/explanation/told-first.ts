import { readFacts, type Facts } from '../act/facts.ts'
import type { AmountKey } from '../answers/keys.ts'
import { ownAnswers } from '../answers/raw-answers.ts'
import { hasBusiness } from '../answers/status.ts'
import { type Declared, declare, given } from '../rules/declared.ts'
import { firstYearOfAct } from '../years/index.ts'

/** A matter in which the Act may say another thing than the result: it stands before the figure, on every plan. */
export type ToldFirst = 'pensioner-interest' | 'pensioner-foreign-dividends' | 'no-records'

/** What the Act says otherwise that no result may stand without; nothing of a year before the Act. */
export function toldFirstIn(declared: Declared, facts: Facts): readonly ToldFirst[] {
  if (declared.taxYear < firstYearOfAct) return []
  const { interestBonds = 0, interestShortTerm = 0, foreignDividendsApproved, businessRecords } = facts
  const had = (key: AmountKey) => given(declared, key) ?? 0
  // Who is abroad is taxed at source on what they invest here, and not on what comes from elsewhere.
  const isPensioner = declared.status === 'pensioner' && facts.resident !== 'no'
  const concerns: Readonly<Record<ToldFirst, boolean>> = {
    'pensioner-interest': isPensioner && had('interest') > interestBonds + interestShortTerm,
    'pensioner-foreign-dividends':
      isPensioner && had('dividendsForeign') > 0 && foreignDividendsApproved !== 'yes',
    'no-records': hasBusiness(declared.status) && had('businessIncome') > 0 && businessRecords !== 'yes',
  }
  return toldInOrder.filter((each) => concerns[each])
}

const toldInOrder = ['pensioner-interest', 'pensioner-foreign-dividends', 'no-records'] as const

/**
 * The same of answers as typed.
 * @throws TaxInputError as `calculate` does.
 */
export function toldFirstFor(answers: unknown, currentYear: number): readonly ToldFirst[] {
  return toldFirstIn(declare(answers, currentYear), readFacts(ownAnswers(answers)))
}
