import Engine from 'publicodes'
import { calculate } from '../../tax/calculate.ts'
import { publicodesRules } from './publicodes-rules.ts'

/** Answers that both engines understand: an employee of 2026, amounts as numbers. */
export type Situation = Readonly<Record<string, number>>

/** What both engines are measured and compared on: the amounts that a payslip and a lease give. */
export function situation(index: number): Situation {
  return {
    salary: 1_000_000 + (index % 1_000) * 50_000,
    commissions: (index % 7) * 30_000,
    otherBenefits: (index % 5) * 100_000,
    rentPaidBySelf: (index % 11) * 300_000,
    lifeAssurance: (index % 3) * 40_000,
    ...(index % 2 === 0 ? { pensionContribution: 480_000, nhfContribution: 0 } : {}),
  }
}

const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined }

/** The tax by the rules written for publicodes, in naira. */
export function publicodesTax(): (given: Situation) => number {
  const engine = new Engine(publicodesRules, { logger: quiet })
  return (given) => {
    engine.setSituation(given)
    return Number(engine.evaluate('tax').nodeValue)
  }
}

/** The tax by this engine, in naira. */
export function ownTax(given: Situation): number {
  return calculate({ ...given, status: 'employee', taxYear: 2026 }, { currentYear: 2026 }).totalTax
}
