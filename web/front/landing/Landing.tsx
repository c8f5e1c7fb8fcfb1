import { product } from '../../../contract/http/product.ts'
import { Actions, ButtonLink } from '../../components/Button.tsx'
import { Page } from '../../components/Page.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { PatternStrip } from '../../components/sign-in/SplitPage.tsx'
import { cx } from '../../components/cx.ts'
import { PlansTable } from '../../components/figures/index.ts'
import { Link } from '../../router.ts'
import { FrontNav } from '../FrontNav.tsx'
import { placeholders } from '../rendered.ts'
import { BandsSection } from './BandsSection.tsx'
import { Features } from './Features.tsx'
import styles from './Landing.module.css'
import { SampleSlip } from './SampleSlip.tsx'
import { TryIt } from './TryIt.tsx'

/** The landing page [spec 11.1]: what the product is, the button, the price and a finished result. */
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

/** Fits one phone screen: what the product is, the button, the price; beside it a finished result. */
function Hero() {
  return (
    <section className={cx('wrap', styles.hero)}>
      <div>
        <h1>Calculate Your Nigerian Tax in Minutes</h1>
        <p className="lead">
          Answer short questions in plain words. See your tax under the Nigeria Tax Act 2025, with the section
          of the Act beside every naira.
        </p>
        <div className={styles.start}>
          <ButtonLink to="/signup">Get Started</ButtonLink>
        </div>
        <p className="small">
          Free to start. Pro is {product.price.words}, {product.price.promise.replace(/ a year$/, '')}.
        </p>
        <p className="small">
          For employees, self-employed people, students, pensioners and corporations: the tax of a person, not
          of a company.
        </p>
      </div>
      <div className={styles.hung}>
        <PatternStrip className={styles.strip} />
        <SampleSlip />
      </div>
    </section>
  )
}

/** Compares the free plan with Pro. */
function PlansSection() {
  return (
    <PageSection
      heading="Free and Pro"
      note={`Pro costs ${product.price.promise}. Billed annually. Cancel before renewal. No refunds, ${product.refundException}.`}
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

/** Says where the figures come from and what happens to the answers. */
function TrustSection() {
  return (
    <PageSection heading="Before you trust us" note="What we do with what you type">
      <div className="prose">
        <p>
          Every figure names the section of the Nigeria Tax Act 2025 it comes from, so you can check it
          against the Act.
        </p>
        <p>
          Your answers are kept in your account and sold to nobody. Delete the account and all of it goes:{' '}
          <Link to="/privacy">what we keep, and why</Link>.
        </p>
        <p>
          {product.name} is not a tax consultant. It shows you the sum; what you file stays your own:{' '}
          <Link to="/disclaimer">what that means</Link>.
        </p>
      </div>
    </PageSection>
  )
}
