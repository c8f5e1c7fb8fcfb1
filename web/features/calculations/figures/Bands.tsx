import { openResult, type OpenResult, type ShownResult } from '../../../../contract/http/index.ts'
import { formatNaira, totalName } from '../../../../tax/index.ts'
import { bandsInWords } from '../../../../contract/report/bands/bands.ts'
import { BandPicture, BandTable } from '../../../components/figures/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'

/**
 * The breakdown by band: a bar to scale and a table; on the free plan only the table, without amounts.
 * @param cite the section of law that sets the bands.
 */
export function Bands({ result, cite }: { result: ShownResult; cite: string }) {
  const open = openResult(result)
  if (result.breakdown.length === 0) return null
  return (
    <PageSection heading="Your income, band by band" note={cite}>
      {open ? <OpenBands result={open} /> : <HiddenBands result={result} />}
    </PageSection>
  )
}

function OpenBands({ result }: { result: OpenResult }) {
  const takesOff = result.annualIncome > result.taxableIncome
  return (
    <div>
      <BandPicture
        rows={result.breakdown.map(({ amount, rate }) => ({ amount, rate, label: formatNaira(amount) }))}
        income={result.annualIncome}
        description={bandsInWords(result)}
        caption={
          <>
            Each strip is a slice of your income, drawn to scale. The woven hem is the tax; the rest stays
            with you.
            {takesOff && ' The dashed end is what your deductions and reliefs take off.'}
          </>
        }
      />
      <BandTable
        caption="Tax by band"
        captionHidden
        rows={result.breakdown.map(({ band, rate, amount, tax }) => ({
          band,
          rate,
          amount: formatNaira(amount),
          tax: formatNaira(tax),
        }))}
        total={{ label: totalName('totalTax'), tax: formatNaira(result.totalTax) }}
      />
    </div>
  )
}

function HiddenBands({ result }: { result: ShownResult }) {
  const first = result.breakdown[0]
  return (
    <BandTable
      caption={`You do owe tax: your taxable income goes past the ${first?.band.toLowerCase() ?? 'first band'}. Amounts are hidden on the free plan.`}
      rows={result.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null }))}
    />
  )
}
