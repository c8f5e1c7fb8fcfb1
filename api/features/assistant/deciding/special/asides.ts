import type { RuleName } from '../decision.ts'
import type { Role } from '../../reading/index.ts'

/** What the Act decides before any salary, whatever the amount: the rule and its article. */
export const asideRules = {
  gratuity: { rule: 'gratuity', article: 'gratuity' },
  pensionReceived: { rule: 'pensionReceived', article: 'pensioner' },
  gift: { rule: 'gift', article: 'gifts-and-loans' },
  loan: { rule: 'loan', article: 'gifts-and-loans' },
  dividend: { rule: 'dividend', article: 'dividends' },
  bondInterest: { rule: 'bondInterest', article: 'interest' },
  foreignInvestment: { rule: 'foreignInvestment', article: 'foreign-investment-income' },
  company: { rule: 'company', article: 'company' },
  nysc: { rule: 'nysc', article: 'nysc' },
} as const satisfies Readonly<Partial<Record<Role, { rule: RuleName; article: string }>>>

/** The rule of a role that is no part of any sum; undefined of every other role. */
export function asideRuleOf(role: Role): { readonly rule: RuleName; readonly article: string } | undefined {
  return role in asideRules ? asideRules[role as keyof typeof asideRules] : undefined
}
