import { Suspense } from 'react'
import { ButtonLink } from '../../components/Button.tsx'
import { EmptyLoom } from '../../components/cloth/index.ts'
import { Deck } from '../../components/Deck.tsx'
import { Page } from '../../components/Page.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { planInWords, useBillingStatus, useDrafts, useSubmissions } from '../calculations/index.ts'
import { Drafts } from './Drafts.tsx'
import { LegacyWork } from './legacy/LegacyWork.tsx'
import { PreviousCalculations } from './PreviousCalculations.tsx'
import { useUnsentDrafts } from './draft-entries.ts'

// In the billing chunk, which is fetched after the page itself.
const AwaitingPayment = lazyPart(
  () => import('../billing/index.ts'),
  (m) => m.AwaitingPayment,
)

/** The drafts and calculations of the person, and a link to a new one (SPEC section 2). */
export function Dashboard() {
  const plan = useBillingStatus()
  const drafts = useDrafts()
  const submissions = useSubmissions()
  const unsent = useUnsentDrafts()
  const isEmpty = drafts.rows?.length === 0 && submissions.rows?.length === 0 && unsent.length === 0

  return (
    <Page title="Dashboard" nav={<SignedInNav to={['account']} />}>
      <Suspense>
        <AwaitingPayment />
      </Suspense>
      <Deck heading="Your calculations" about={plan.data ? planInWords(plan.data) : '\u00a0'}>
        <ButtonLink to="/questionnaire">New Tax Calculation</ButtonLink>
      </Deck>
      <LegacyWork />
      {drafts.isPending || submissions.isPending ? (
        <Waiting>Loading your calculations</Waiting>
      ) : isEmpty ? (
        <EmptyLoom>
          <h2>No calculations yet</h2>
          <p>
            Your first calculation takes a few minutes. Have a payslip or your sales book near you, and what
            you paid for rent. You can stop at any question and come back.
          </p>
        </EmptyLoom>
      ) : (
        <>
          <Drafts list={drafts} unsent={unsent} />
          <PreviousCalculations list={submissions} />
        </>
      )}
    </Page>
  )
}
