import { formatAmount, formatEffectiveRate, formatNaira } from '../../../tax/money/format.ts'
import { BandPicture, Ledger, sampleCase } from '../../components/figures/index.ts'
import styles from './SampleSlip.module.css'

const { salary, rentRelief, taxableIncome, totalTax, effectiveRate, taxYear, breakdown } = sampleCase

const description = `Of ${formatNaira(salary)}, the first ${formatNaira(breakdown[0].amount)} is taxed at ${breakdown[0].rate}%, the next ${formatNaira(breakdown[1].amount)} at ${breakdown[1].rate}%, the next ${formatNaira(breakdown[2].amount)} at ${breakdown[2].rate}%, and ${formatNaira(rentRelief)} is rent relief.`

/** A finished report in the style of the PDF, unmasked; a test compares its figures with the engine's. */
export function SampleSlip() {
  return (
    <figure className={styles.slip}>
      <figcaption>
        <b>Personal Income Tax Calculation Report</b>
        <span>An employee who rents, Tax Year {taxYear}</span>
      </figcaption>
      <div className={styles.body}>
        <Ledger
          lines={[
            { label: 'Salary', amount: formatNaira(salary) },
            { label: 'Rent relief, 20% of rent paid', amount: formatNaira(-rentRelief) },
            { label: 'Taxable Income', amount: formatNaira(taxableIncome), kind: 'sum' },
          ]}
        />
        <div className={styles.cloth}>
          <BandPicture
            rows={breakdown}
            income={salary}
            description={description}
            caption="Each strip is a slice of the income. The woven hem is the tax, the dashed end is the relief."
            onSheet
          />
        </div>
        <Ledger
          lines={[
            {
              label: 'Total Tax Due',
              amount: (
                <span className={styles.total}>
                  <span>₦</span>
                  {formatAmount(totalTax)}
                </span>
              ),
              kind: 'final',
            },
            { label: 'Effective Rate', amount: formatEffectiveRate(effectiveRate) },
          ]}
        />
      </div>
    </figure>
  )
}
