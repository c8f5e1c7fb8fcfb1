import type { BillingStatus } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import { AwaitingChange, usePortal } from '../billing/index.ts'
import { useBillingStatus } from '../calculations/index.ts'
import { accountInWords } from './plan-words.ts'
import styles from './account.module.css'

/** The plan as the server reports it [spec 9.9]. */
export function AccountStatus() {
  const { data: plan, error, refetch } = useBillingStatus()
  if (plan === undefined)
    return error === null ? (
      <Waiting rows={1}>Loading your plan</Waiting>
    ) : (
      <div className={styles.status}>
        <p>{errorMessage(error)}</p>
        <Button kind="line" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  return (
    <div className={styles.status}>
      <AwaitingChange />
      {plan.paid ? <Paid plan={plan} /> : <Free plan={plan} />}
    </div>
  )
}

function Sentences({ plan }: { plan: BillingStatus }) {
  return accountInWords(plan).map(({ words, isSmall }) => (
    <p key={words} className={isSmall ? 'small' : undefined}>
      {words}
    </p>
  ))
}

function Paid({ plan }: { plan: BillingStatus }) {
  return (
    <>
      <p className="big">Paid Subscription</p>
      <Sentences plan={plan} />
      {plan.hasInvoices && <ManageSubscription />}
    </>
  )
}

function Free({ plan }: { plan: BillingStatus }) {
  const { hasInvoices, hasOpenDispute, renewal } = plan
  return (
    <>
      <p className="big">Free Plan</p>
      <Sentences plan={plan} />
      <Actions spaced>
        {hasInvoices && <ManageSubscription />}
        {renewal !== 'payment_failed' && !hasOpenDispute && (
          <ButtonLink kind="line" to="/upgrade">
            Upgrade
          </ButtonLink>
        )}
      </Actions>
    </>
  )
}

function ManageSubscription() {
  const { open, isOpening, dialog } = usePortal()
  return (
    <>
      <Button kind="line" busy={isOpening && 'Opening…'} onClick={open}>
        Manage Subscription
      </Button>
      {dialog}
    </>
  )
}
