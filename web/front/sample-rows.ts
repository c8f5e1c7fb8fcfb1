import { formatNaira } from '../../tax/money/format.ts'
import { nigeriaTaxAct } from '../../tax/years/nta-2025.ts'
import { type BandTableRow, sampleCase } from '../components/figures/index.ts'

/** The sample's income in each band that it reaches; a test holds the sum to the engine's total. */
export const bandTableRows: BandTableRow[] = sampleCase.breakdown.map(({ amount, rate }, index) => ({
  band: nigeriaTaxAct.bands.list[index]?.name ?? '',
  rate,
  amount: formatNaira(amount),
  tax: formatNaira((amount * rate) / 100),
}))
