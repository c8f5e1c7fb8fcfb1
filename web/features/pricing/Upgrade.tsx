import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { Offer } from './Offer.tsx'
import { PlansLeaf } from './PlansLeaf.tsx'
import { UpgradeNow } from './UpgradeNow.tsx'

/** SPEC section 2, /upgrade: what /pricing says, with the way to pay. */
export function Upgrade() {
  return (
    <Page title="Upgrade" nav={<SignedInNav to={['dashboard', 'account']} />} fullWidth deepFooter>
      <Offer action={<UpgradeNow />} />
      <div className="wrap">
        <PlansLeaf freeCalculations="A few" />
      </div>
    </Page>
  )
}
