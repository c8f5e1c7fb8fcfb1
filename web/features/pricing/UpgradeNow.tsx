import { Button } from '../../components/Button.tsx'
import type { useCheckout } from '../billing/index.ts'
import styles from './Offer.module.css'

/** The way to pay, or for those who have paid the way to their subscription. */
export function UpgradeNow({ plan, start, manage, isBusy, fault }: ReturnType<typeof useCheckout>) {
  const isMember = plan?.paid === true || plan?.renewal === 'payment_failed'
  return (
    <>
      {isMember && (
        <p className={styles.member}>
          {plan.paid
            ? 'You have Pro already.'
            : 'Your last payment failed. Your subscription waits for a card that works.'}
        </p>
      )}
      <Button kind="gold" disabled={isBusy} onClick={() => void (isMember ? manage() : start())}>
        {isMember ? 'Manage Subscription' : 'Upgrade now'}
      </Button>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
