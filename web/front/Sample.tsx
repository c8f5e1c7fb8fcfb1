import { bandTableRows } from './sample-rows.ts'
import { Actions, ButtonLink } from '../components/Button.tsx'
import { BandTable, sampleCase } from '../components/figures/index.ts'
import { PageSection } from '../components/PageSection.tsx'
import { Page } from '../components/Page.tsx'
import { formatNaira } from '../../tax/money/format.ts'
import { FrontNav } from './FrontNav.tsx'
import { SampleSlip } from './landing/SampleSlip.tsx'
import styles from './Sample.module.css'

/** A whole report to look at before anybody signs up: nothing in it is masked, and nobody's figures are in it. */
export function Sample() {
  return (
    <Page title="A sample report" nav={<FrontNav />} deepFooter>
      <div className="lone">
        <h1>A sample report</h1>
        <p className="lead">
          What Pro shows of one calculation: an employee on {formatNaira(sampleCase.salary)} who paid{' '}
          {formatNaira(sampleCase.rent)} rent, and nothing else.
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
