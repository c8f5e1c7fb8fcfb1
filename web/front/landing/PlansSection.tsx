import { product } from '../../../contract/http/product.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { PlansTable } from '../../components/figures/index.ts'
import { placeholders } from '../placeholders.ts'

/** What free shows and what Pro shows, said before anybody types a figure. */
export function PlansSection() {
  return (
    <PageSection
      heading="Free and Pro"
      note={`Pro costs ${product.price.promise}. Billed annually. Cancel before renewal. No refunds.`}
    >
      <div>
        <PlansTable freeCalculations={placeholders.freeCalculations} />
        <Actions>
          <ButtonLink to="/signup">Get Started</ButtonLink>
          <ButtonLink kind="link" to="/sample">
            See a full sample report
          </ButtonLink>
        </Actions>
      </div>
    </PageSection>
  )
}
