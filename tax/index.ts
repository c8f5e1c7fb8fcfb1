/**
 * The public face of the law as code. The browser imports the parts that it needs from their own entries
 * (calculate.ts, questionnaire/, words/, money/) so that each loads apart.
 */
export * from './act/index.ts'
export * from './answers/index.ts'
export { listed } from './listed.ts'
export { calculate, type CalculationContext } from './calculate.ts'
export * from './explanation/index.ts'
export { type TaxInputCode, TaxInputError } from './rules/declared.ts'
export { exemptionSource } from './rules/exemption.ts'
export { minimumWageSection } from './rules/jobs.ts'
export { type Taker, takerFor } from './rules/taker.ts'
export * from './helpers/index.ts'
export * from './money/index.ts'
export * from './questionnaire/index.ts'
export * from './settlement/index.ts'
export type { BreakdownRow, Result } from './result.ts'
export * from './words/index.ts'
export * from './worksheets/index.ts'
export { firstTaxYear, lawOf, taxYears } from './years/index.ts'
export type { Band, Bands, Figure, TaxLaw } from './years/law.ts'
