import { product } from '../../../contract/http/product.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { Link } from '../../router.ts'

/** What a careful person asks before typing their salary anywhere. */
export function TrustSection() {
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
