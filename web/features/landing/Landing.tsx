import { Page } from '../../components/Page.tsx'
import { Navigate } from '../../router.ts'
import { isBelievedSignedIn } from '../../session/belief.ts'
import { useSession } from '../../session/index.ts'
import { PublicNav } from '../../shell/PublicNav.tsx'
import { BandsLeaf } from './BandsLeaf.tsx'
import { Calculator } from './Calculator.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { PlansLeaf } from './PlansLeaf.tsx'
import { startOf } from './start-of.ts'

/** SPEC section 2, /: what it is, the button, the price; then a finished result, proof before promise. */
export function Landing() {
  const start = startOf(useSession(), isBelievedSignedIn())
  if (start !== undefined) return <Navigate to={start} replace />
  return (
    <Page nav={<PublicNav />} fullWidth deepFooter>
      <Hero />
      <Features />
      <Calculator />
      <div className="wrap">
        <BandsLeaf />
        <PlansLeaf />
      </div>
    </Page>
  )
}
