import type { WorksheetContent } from '../kinds.ts'

/** The employers who may go on into another year: their names and Tax IDs, without months and amounts. */
export function carriedPay({ employers }: WorksheetContent<'pay'>): Readonly<Record<string, unknown>> {
  return {
    employers: employers
      .filter(({ lastMonth = '12' }) => lastMonth === '12')
      .map(({ name, taxId }) => ({ name, taxId })),
  }
}
