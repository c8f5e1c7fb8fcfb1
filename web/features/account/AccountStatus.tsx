import { product } from '../../../api/contract/product.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { dayInWords, useBillingStatus } from '../calculations/index.ts'
import styles from './AccountStatus.module.css'

/** The plan by the server's word (SPEC section 2, Account Status). */
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
  if (!plan.paid)
    return (
      <div className={styles.status}>
        <p className="big">Free Plan</p>
        <p>Upgrade to unlock unlimited calculations, full results, and chatbot access</p>
        <ButtonLink kind="line" to="/upgrade">
          Upgrade
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.status}>
      <p className="big">Paid Subscription</p>
      {plan.activeUntil !== null && <p>Active until {dayInWords(plan.activeUntil)}</p>}
      <p className="small">
        {product.price.perYear}/year. Cancel before renewal and Pro stays until that day.
      </p>
    </div>
  )
}
