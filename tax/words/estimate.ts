import { lawOf } from '../years/index.ts'

/**
 * Says of a tax year before the Act that its result is an estimate, without a figure of the person; undefined for
 * the years of the Act (DESIGN section 4, Old law).
 */
export function estimateInWords(taxYear: number): string | undefined {
  return lawOf(taxYear).id === 'before-2026'
    ? `This is an estimate. The law in force in ${taxYear}, the Personal Income Tax Act, used other bands and reliefs.`
    : undefined
}
