import type { BillingStatus } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import { disputeInWords, endedInWords, usePortal } from '../billing/index.ts'
import { dayInWords, useBillingStatus } from '../calculations/index.ts'
import { goingOnInWords, heldInWords, returnedInWords, runningInWords } from './plan-words.ts'
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
  return <div className={styles.status}>{plan.paid ? <Paid plan={plan} /> : <Free plan={plan} />}</div>
}

function Paid({ plan }: { plan: BillingStatus }) {
  return (
    <>
      <p className="big">Paid Subscription</p>
      {plan.activeUntil !== null && <p>Active until {dayInWords(plan.activeUntil)}</p>}
      <p className="small">{goingOnInWords(plan)}</p>
      {plan.hasOpenDispute && <p>{disputeInWords(plan)}</p>}
      <MoneyBack plan={plan} />
      {plan.hasInvoices && <ManageSubscription />}
    </>
  )
}

function Free({ plan }: { plan: BillingStatus }) {
  const { ended, hasInvoices, hasOpenDispute, renewal } = plan
  return (
    <>
      <p className="big">Free Plan</p>
      {ended !== null && <p>{endedInWords(ended, renewal === null)}</p>}
      <MoneyBack plan={plan} />
      {hasOpenDispute ? (
        <p>{disputeInWords(plan)}</p>
      ) : (
        <p>Upgrade to unlock unlimited calculations, full results, and chatbot access</p>
      )}
      {renewal !== null && <p>{runningInWords[renewal]}</p>}
      {hasInvoices && renewal === null && (
        <p className="small">Invoices and receipts stay in Manage Subscription.</p>
      )}
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

/** What went back of the newest payment, and what of it is with us again. */
function MoneyBack({ plan: { moneyReturned, moneyHeld } }: { plan: BillingStatus }) {
  return [...returnedInWords(moneyReturned), ...heldInWords(moneyHeld)].map((words) => (
    <p key={words}>{words}</p>
  ))
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
