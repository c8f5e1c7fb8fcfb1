import { Suspense, useEffect, useState } from 'react'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { PageHeading } from '../../components/PageSection.tsx'
import { Page } from '../../components/Page.tsx'
import { Waiting } from '../../components/notices.tsx'
import { browserStorage, keysWithPrefix } from '../../session/storage-keys.ts'
import { forgetTriedFigures } from '../../session/tried-figures.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { Link } from '../../router.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { holdPress } from '../../writes/index.ts'
import { currentYear, useBillingStatus } from '../calculations/index.ts'
import { Drafts } from './Drafts.tsx'
import { PreviousCalculations } from './PreviousCalculations.tsx'
import { addressOfNew, useUnsentDrafts } from './draft-entries.ts'
import { useDrafts, useSubmissions } from './use-lists.ts'
import { planInWords } from './words.ts'

// In the billing chunk, which is fetched after the page itself.
const AwaitingPayment = lazyPart(
  () => import('../billing/index.ts'),
  (m) => m.AwaitingPayment,
)

// Few browsers hold work from before there were accounts.
const LegacyWork = lazyPart(
  () => import('./legacy/LegacyWork.tsx'),
  (m) => m.LegacyWork,
)
const mayHoldLegacyWork = () => keysWithPrefix(browserStorage(), 'naijatax_').length > 0

// Seen once in an account's life.
const FirstCalculation = lazyPart(
  () => import('./first/FirstCalculation.tsx'),
  (m) => m.FirstCalculation,
)

/** The plan in one line, and for who has none the way to one. */
function PlanLine({ plan }: { plan: BillingStatus }) {
  return (
    <>
      {planInWords(plan)}
      {!plan.paid && (
        <>
          {'. '}
          <Link to="/upgrade">What Pro adds</Link>
        </>
      )}
    </>
  )
}

/** The drafts and calculations of the person, and a link to a new one [spec 5.1]. */
export function Dashboard() {
  // Read once: what was brought in is told after the last key is gone.
  const [holdsLegacyWork] = useState(mayHoldLegacyWork)
  const plan = useBillingStatus()
  const drafts = useDrafts()
  const submissions = useSubmissions()
  const unsent = useUnsentDrafts()
  const isEmpty = drafts.rows?.length === 0 && submissions.rows?.length === 0 && unsent.length === 0
  const isLoaded = drafts.rows !== undefined && submissions.rows !== undefined
  useEffect(() => {
    // They are for a first calculation.
    if (isLoaded && !isEmpty) forgetTriedFigures()
  }, [isLoaded, isEmpty])

  return (
    <Page title="Dashboard" nav={<SignedInNav to={['account']} />}>
      <Suspense>
        <AwaitingPayment />
      </Suspense>
      <PageHeading heading="Your calculations" about={plan.data ? <PlanLine plan={plan.data} /> : '\u00a0'}>
        <ButtonLink
          to={addressOfNew(drafts.rows, unsent, currentYear())}
          kind={isEmpty ? 'line' : 'filled'}
          onClick={holdPress}
        >
          New Tax Calculation
        </ButtonLink>
      </PageHeading>
      {holdsLegacyWork && (
        <Suspense>
          <LegacyWork />
        </Suspense>
      )}
      {drafts.isPending || submissions.isPending ? (
        <>
          <Drafts list={drafts} unsent={unsent} kept={submissions.rows} />
          <Waiting>Loading your calculations</Waiting>
        </>
      ) : isEmpty ? (
        <Suspense>
          <FirstCalculation />
        </Suspense>
      ) : (
        <>
          <Drafts list={drafts} unsent={unsent} kept={submissions.rows} />
          <PreviousCalculations list={submissions} />
        </>
      )}
    </Page>
  )
}
