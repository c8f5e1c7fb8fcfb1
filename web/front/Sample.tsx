import { formatNaira } from '../../tax/money/format.ts'
import { nigeriaTaxAct } from '../../tax/years/nta-2025.ts'
import { Actions, ButtonLink } from '../components/Button.tsx'
import { Page } from '../components/Page.tsx'
import { PageSection } from '../components/PageSection.tsx'
import { BandTable, type BandTableRow, sampleCase } from '../components/figures/index.ts'
import { FrontNav } from './FrontNav.tsx'
import styles from './front.module.css'
import { SampleSlip } from './landing/SampleSlip.tsx'

/** A whole report with the figures of the sample case, unmasked. */
export function Sample() {
  return (
    <Page title="A sample report" nav={<FrontNav />} deepFooter>
      <div className="lone">
        <h1>A sample report</h1>
        <p className="lead">
          What Pro shows of one calculation: an employee on {formatNaira(sampleCase.salary)} who paid{' '}
          {formatNaira(sampleCase.rent)} rent, with ₦0 answered for pension, NHF and NHIS.
        </p>
      </div>
      <div className={styles.sheet}>
        <SampleSlip />
      </div>
      <PageSection heading="Tax by band" note="Nigeria Tax Act 2025, section 58 and Fourth Schedule">
        <div>
          <BandTable
            caption="You pay each rate only on the slice of taxable income inside its band."
            rows={bandTableRows}
            total={{ label: 'Total Tax Due', tax: formatNaira(sampleCase.totalTax) }}
          />
          <Actions spaced>
            <ButtonLink to="/signup">Get Started</ButtonLink>
          </Actions>
        </div>
      </PageSection>
    </Page>
  )
}

/** The sample's income in each band that it reaches; a test compares the sum with the engine's total. */
export const bandTableRows: BandTableRow[] = sampleCase.breakdown.map(({ amount, rate }, index) => ({
  band: nigeriaTaxAct.bands.list[index]?.name ?? '',
  rate,
  amount: formatNaira(amount),
  tax: formatNaira((amount * rate) / 100),
}))
