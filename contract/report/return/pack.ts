import { type ActFigures, actFiguresOf } from '../../../tax/index.ts'
import type { Worksheets } from '../../../tax/worksheets/index.ts'
import { settle } from '../../../tax/settlement/settle.ts'
import type { Settlement } from '../../../tax/settlement/settlement.ts'
import { firstYearOfAct } from '../../../tax/years/index.ts'
import { type Calculation, calculationOf } from '../calculation.ts'
import type { PackSource } from './source.ts'

/** A return as it is put together: a source, opened as far as its plan allows. */
export interface Pack {
  readonly source: PackSource
  readonly taxYear: number
  readonly calculation: Calculation
  /** Empty where the free plan hides figures. */
  readonly worksheets: Worksheets
  /** What was paid and what is due; null where figures are hidden. */
  readonly settlement: Settlement | null
  /** The Act's reading, amount by amount; null where it is hidden, and where the Act is not read. */
  readonly figures: ActFigures | null
  /**
   * Which total the return states: the law's own, since a return is a person's own working by the law; the estimate where
   * the Act is not read (a year before it, or rules that changed since) [spec 31.3].
   */
  readonly stated: 'act' | 'estimate'
}

/**
 * Opens a source.
 * @throws ReportError when it has no result to put in a return.
 */
export function openPack(source: PackSource): Pack {
  const calculation = calculationOf(source)
  const isHidden = calculation.open === undefined
  const isActRead = (calculation.explanation?.act ?? null) !== null
  return {
    source,
    taxYear: calculation.taxYear,
    calculation,
    worksheets: isHidden ? {} : source.worksheets,
    settlement: settlementOf(source, calculation),
    figures: isActRead
      ? actFiguresOf(source.answers, { currentYear: Number(source.today.slice(0, 4)) })
      : null,
    stated: isActRead || (isHidden && calculation.taxYear >= firstYearOfAct) ? 'act' : 'estimate',
  }
}

function settlementOf(
  { answers, worksheets }: PackSource,
  { open, explanation, taxYear }: Calculation,
): Settlement | null {
  if (open === undefined) return null
  return settle({ answers, result: open, act: explanation?.act ?? null, worksheets, taxYear })
}

/** Naira of the year's tax as the return states it; null where it is hidden. */
export function statedTax({ calculation: { open, explanation }, stated }: Pack): number | null {
  const byTheAct = explanation?.act ?? null
  return stated === 'act' && byTheAct !== null ? byTheAct.totalTax : (open?.totalTax ?? null)
}
