import type { FactKey } from '../../answers/facts.ts'
import { hasBusiness } from '../../answers/status.ts'
import { formatNaira } from '../../money/format.ts'
import { reporters } from '../../years/reporters.ts'
import { told } from '../../years/told.ts'
import type { Choice } from '../choice.ts'
import { presumptiveTax } from '../presumptive.ts'
import { counting, declaredBy, type Person } from '../reading.ts'

const { presumptiveFreeTurnover, presumptiveShare } = told

const asksOfRecords: Readonly<Record<'yes' | 'no', readonly FactKey[]>> = {
  yes: ['businessRecords', 'lossesBroughtForward', 'capitalAllowances'],
  no: ['businessRecords', 'businessTurnover'],
}

/** The profit less losses brought forward and capital allowances, in kobo. */
function profitOf(person: Person): number {
  const { lossesBroughtForward = 0, capitalAllowances = 0 } = person.facts
  return Math.max(0, declaredBy(person, 'businessIncome') - lossesBroughtForward - capitalAllowances)
}

/** With records: profit less losses and allowances. Without: a share of the turnover, or nothing. */
export const business: Choice = {
  id: 'business',
  asks: (person) => {
    if (!hasBusiness(person.declared.status)) return []
    const { businessRecords } = person.facts
    return businessRecords === undefined ? ['businessRecords'] : asksOfRecords[businessRecords]
  },
  change: (person) => {
    if (!hasBusiness(person.declared.status)) return null
    const { businessRecords, businessTurnover } = person.facts
    if (businessRecords === 'no')
      return businessTurnover === undefined
        ? null
        : (reading) => ({
            ...counting(reading, { businessIncome: 0 }),
            presumptive: presumptiveTax(businessTurnover),
          })
    const profit = profitOf(person)
    if (businessRecords !== 'yes' || profit === declaredBy(person, 'businessIncome')) return null
    return (reading) => counting(reading, { businessIncome: profit })
  },
  words: ({ facts }) =>
    facts.businessRecords === 'no'
      ? `Your business without records: nothing up to a turnover of ${formatNaira(presumptiveFreeTurnover.value)}, above it ${presumptiveShare.value}% of the turnover. You may choose the tax on your profit instead`
      : 'Your business profit less losses brought forward and capital allowances',
  ground: ({ facts }) =>
    facts.businessRecords === 'no'
      ? { section: 'Section 29', certainty: 'reported', reportedBy: reporters.presumptive }
      : { section: 'Section 28(3) and First Schedule, Part I', certainty: 'verified' },
}
