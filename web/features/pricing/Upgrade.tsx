import { usePublicConfig } from '../../api/public-config.ts'
import { deviceNow } from '../../clock.ts'
import { Page } from '../../components/Page.tsx'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { useCheckout } from '../billing/index.ts'
import { dayInWords } from '../calculations/index.ts'
import { Offer } from './Offer.tsx'
import { inAYear } from './in-a-year.ts'
import { PlansSection } from './PlansSection.tsx'
import { UpgradeNow } from './UpgradeNow.tsx'

const limitInWords = (limit: number) => (limit === 0 ? 'Unlimited' : String(limit))

/** SPEC section 2, /upgrade: what /pricing says, with the way to pay. */
export function Upgrade() {
  const checkout = useCheckout()
  const { data } = usePublicConfig()
  const isRunning = checkout.plan?.renewal === 'automatic' || checkout.plan?.paid === true
  return (
    <Page title="Upgrade" nav={<SignedInNav to={['account']} />} fullWidth deepFooter>
      <Offer
        action={<UpgradeNow {...checkout} />}
        renewsOn={isRunning ? undefined : dayInWords(inAYear(deviceNow()))}
      />
      <div className="wrap">
        <PlansSection freeCalculations={data === undefined ? 'A few' : limitInWords(data.freeCalculations)} />
      </div>
    </Page>
  )
}
