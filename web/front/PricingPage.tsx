import { ButtonLink } from '../components/Button.tsx'
import { Page } from '../components/Page.tsx'
import { Offer, PlansSection } from '../features/pricing/index.ts'
import { FrontNav } from './FrontNav.tsx'
import { placeholders } from './placeholders.ts'

/** SPEC section 2, /pricing: for everybody; the button leads to /upgrade, by way of an account. */
export function PricingPage() {
  return (
    <Page title="Pricing" nav={<FrontNav />} fullWidth deepFooter>
      <Offer
        action={
          <ButtonLink kind="gold" to="/upgrade">
            Upgrade now
          </ButtonLink>
        }
      />
      <div className="wrap">
        <PlansSection freeCalculations={placeholders.freeCalculations} />
      </div>
    </Page>
  )
}
