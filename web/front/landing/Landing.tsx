import { Page } from '../../components/Page.tsx'
import { FrontNav } from '../FrontNav.tsx'
import { BandsSection } from './BandsSection.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { PlansSection } from './PlansSection.tsx'
import { TrustSection } from './TrustSection.tsx'
import { TryIt } from './TryIt.tsx'

/** SPEC section 2, /: what it is, the button, the price; then a finished result, proof before promise. */
export function Landing() {
  return (
    <Page nav={<FrontNav />} fullWidth deepFooter>
      <Hero />
      <Features />
      <TryIt />
      <div className="wrap">
        <BandsSection />
        <PlansSection />
        <TrustSection />
      </div>
    </Page>
  )
}
