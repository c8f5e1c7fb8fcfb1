import type { ReactNode } from 'react'
import { dash, openResult, type Draft, type ShownResult } from '../../../../contract/http/index.ts'
import {
  estimateInWords,
  exemptionSource,
  formatEffectiveRate,
  formatNaira,
  totalName,
} from '../../../../tax/index.ts'
import { Amount, Dash, Figure, Ledger, Trio } from '../../../components/figures/index.ts'
import { TaxExempt } from '../../../components/notices.tsx'
import { bandsSource, lawYear } from '../compute.ts'
import { shownTotal } from '../shown-total.ts'

/**
 * The answer of a calculation: the Tax Exempt box with its reason, or Total Tax Due, masked where the free plan hides
 * it [spec 7.5].
 */
export function TaxAnswer({
  result,
  answers,
  label,
  isBeside = false,
  children,
}: {
  result: ShownResult
  answers: Draft['answers']
  /** What stands beside the reason of an exemption. */
  children?: ReactNode
  /** What the page calls the total; where it has a name of its own, it is shown although nothing is due [spec 8.1]. */
  label: string | undefined
  /** The total stands in a line, because another answer stands first. */
  isBeside?: boolean
}) {
  const open = openResult(result)
  const name = label ?? totalName('totalTax')
  const total = shownTotal(result) ?? dash
  return (
    <>
      {(!result.isExempt || label !== undefined) &&
        (isBeside ? (
          <Ledger lines={[{ label: name, amount: <Amount value={total} /> }]} />
        ) : (
          <Figure label={name} value={total} answer={open !== undefined} />
        ))}
      {result.isExempt && (
        <TaxExempt
          reason={result.exemptionReason}
          cite={exemptionSource(result.exemptionReason, bandsSource(answers))}
        >
          {children}
        </TaxExempt>
      )}
    </>
  )
}

/** That a year before the Act is estimated [spec 15.17]; nothing for a year of it. */
export function Estimate({ result, answers }: { result: ShownResult; answers: Draft['answers'] }) {
  const words = estimateInWords(lawYear(answers), result.isExempt)
  return words === undefined ? null : <p className="small">{words}</p>
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
