import { formatNaira } from '../../../tax/money/format.ts'
import { Leaf } from '../../components/Leaf.tsx'
import { Page } from '../../components/Page.tsx'
import { PlansTable, sampleCase } from '../../components/plans/index.ts'
import { useLocation } from '../../router.ts'
import { PublicNav } from '../../shell/PublicNav.tsx'
import { Offer } from './Offer.tsx'

/** SPEC section 2, /pricing and /upgrade: one page for everybody, and the same behind the guard. */
export function Pricing() {
  const { pathname } = useLocation()
  return (
    <Page title={pathname === '/upgrade' ? 'Upgrade' : 'Pricing'} nav={<PublicNav />} fullWidth deepFooter>
      <Offer />
      <div className="wrap">
        <Leaf
          heading="Free and Pro"
          note={`An employee on ${formatNaira(sampleCase.salary)} who paid ${formatNaira(sampleCase.rent)} rent`}
          tone="bare"
        >
          <PlansTable />
        </Leaf>
      </div>
    </Page>
  )
}
