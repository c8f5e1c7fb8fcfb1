import { openResult, type OpenResult, type ShownResult } from '../../../../contract/http/index.ts'
import { formatNaira, totalName } from '../../../../tax/index.ts'
import { bandsInWords } from '../../../../contract/report/bands/bands.ts'
import { BandPicture, BandTable } from '../../../components/figures/index.ts'
import { Fold } from '../../../components/Fold.tsx'

/**
 * The breakdown by band: a bar to scale and a table; on the free plan only the table, without amounts.
 * @param cite the section of law that sets the bands.
 * @param open whether it stands open at first.
 */
export function Bands({ result, cite, open: isOpen }: { result: ShownResult; cite: string; open: boolean }) {
  const open = openResult(result)
  const last = result.breakdown[result.breakdown.length - 1]
  if (last === undefined) return null
  return (
    <Fold heading="Your income, band by band" outcome={`to ${last.rate}%`} open={isOpen}>
      {open ? <OpenBands result={open} /> : <HiddenBands result={result} />}
      <p className="cite">
        {cite}
        {!open && '. Amounts are hidden on the free plan.'}
      </p>
    </Fold>
  )
}

function OpenBands({ result }: { result: OpenResult }) {
  const takesOff = result.annualIncome > result.taxableIncome
  return (
    <>
      <BandPicture
        rows={result.breakdown.map(({ amount, rate }) => ({ amount, rate, label: formatNaira(amount) }))}
        income={result.annualIncome}
        description={bandsInWords(result)}
        caption={
          <>
            Drawn to scale. The woven hem is the tax
            {takesOff ? '; the dashed end is what comes off.' : '; the rest stays with you.'}
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
    </>
  )
}

function HiddenBands({ result }: { result: ShownResult }) {
  return (
    <BandTable
      caption="Bands your taxable income reaches; amounts are hidden on the free plan"
      captionHidden
      rows={result.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null }))}
    />
  )
}
