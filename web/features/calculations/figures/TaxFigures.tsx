import type { ReactNode } from 'react'
import { dash, openResult, type Draft, type ShownResult } from '../../../../contract/http/index.ts'
import { estimateInWords, formatEffectiveRate, formatNaira, totalName } from '../../../../tax/index.ts'
import { Dash, Figure, Trio } from '../../../components/figures/index.ts'
import { TaxExempt } from '../../../components/notices.tsx'
import { bandsSource, lawYear } from '../compute.ts'

/**
 * The answer of a calculation: the Tax Exempt box with its reason, or Total Tax Due with Effective Rate, Total
 * Income and Taxable Income [spec 7.5]; dashes where the free plan hides a figure.
 */
export function TaxFigures({
  result,
  answers,
  label = totalName('totalTax'),
}: {
  result: ShownResult
  answers: Draft['answers']
  label?: string
}) {
  const estimate = estimateInWords(lawYear(answers))
  return (
    <>
      {result.isExempt ? (
        <TaxExempt reason={result.exemptionReason} cite={bandsSource(answers)} />
      ) : (
        <TaxDue result={result} label={label} />
      )}
      {estimate !== undefined && <p className="small">{estimate}</p>}
    </>
  )
}

function TaxDue({ result, label }: { result: ShownResult; label: string }) {
  const open = openResult(result)
  return (
    <>
      {open ? (
        <Figure label={label} value={formatNaira(open.totalTax)} answer />
      ) : (
        <Figure label={label} value={result.totalTaxMasked ?? dash} />
      )}
      <Totals result={result} />
      {open && <p className="small">Spread over the year, {formatNaira(open.totalTax / 12)} a month.</p>}
    </>
  )
}

/** Effective Rate, Total Income and Taxable Income; dashes where the free plan hides them. */
export function Totals({ result }: { result: ShownResult }) {
  const open = openResult(result)
  return (
    <Trio
      figures={[
        { label: totalName('effectiveRate'), value: orDash(open && formatEffectiveRate(open.effectiveRate)) },
        { label: totalName('annualIncome'), value: orDash(open && formatNaira(open.annualIncome)) },
        { label: totalName('taxableIncome'), value: orDash(open && formatNaira(open.taxableIncome)) },
      ]}
    />
  )
}

function orDash(value: string | undefined): ReactNode {
  return value ?? <Dash />
}
