import type { BillingStatus, MoneyReturned, Renewal } from '../../../contract/http/index.ts'
import { product } from '../../../contract/http/product.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/notices.tsx'
import { usePortal } from '../billing/index.ts'
import { dayInWords, useBillingStatus } from '../calculations/index.ts'
import styles from './account.module.css'

const TERMS = `${product.price.perYear}/year. Cancel before renewal and Pro stays until that day.`

const renewalInWords: Record<Renewal, string> = {
  automatic: `Renews on that day at ${product.price.perYear}. Cancel before, and Pro stays until then.`,
  cancelled: 'Cancelled: it does not renew, and Pro stays until that day.',
  payment_failed: 'The last payment failed. Use another card to keep Pro.',
}

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

function Paid({ plan: { activeUntil, renewal } }: { plan: BillingStatus }) {
  return (
    <>
      <p className="big">Paid Subscription</p>
      {activeUntil !== null && <p>Active until {dayInWords(activeUntil)}</p>}
      <p className="small">{renewal === null ? TERMS : renewalInWords[renewal]}</p>
      {renewal !== null && <ManageSubscription />}
    </>
  )
}

/** Without Pro, what a subscription that still runs at Stripe means. */
const runningInWords: Record<Renewal, string> = {
  automatic: `A subscription still runs: it charges ${product.price.perYear} when it renews. Stop it here.`,
  cancelled: 'A subscription still runs, and does not renew. See it here.',
  payment_failed: renewalInWords.payment_failed,
}

const inMoney = ({ amountCents, currency }: MoneyReturned): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amountCents / 100,
  )

const returnedInWords = (returned: MoneyReturned): string =>
  returned.kind === 'given-back'
    ? `On ${dayInWords(returned.at)} we gave ${inMoney(returned)} back to you. A bank takes five to ten days.`
    : `Your bank took ${inMoney(returned)} back from us on ${dayInWords(returned.at)}, so Pro ended.`

function Free({ plan: { renewal, moneyReturned } }: { plan: BillingStatus }) {
  return (
    <>
      <p className="big">Free Plan</p>
      {moneyReturned !== null && <p>{returnedInWords(moneyReturned)}</p>}
      <p>Upgrade to unlock unlimited calculations, full results, and chatbot access</p>
      {renewal !== null && (
        <>
          <p>{runningInWords[renewal]}</p>
          <ManageSubscription />
        </>
      )}
      {renewal !== 'payment_failed' && (
        <ButtonLink kind="line" to="/upgrade">
          Upgrade
        </ButtonLink>
      )}
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
