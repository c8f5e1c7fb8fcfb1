import { useEffect } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { deviceNow } from '../../clock.ts'
import { BackBar } from '../../components/BackBar.tsx'
import { Button } from '../../components/Button.tsx'
import { useSlow } from '../../components/use-slow.ts'
import { Page } from '../../components/Page.tsx'
import { forgetUpgrade } from '../../session/browser-notes.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { type LinkProps, useLocation, useNavigate } from '../../router.ts'
import { heldBackInWords, notAddedInWords, useCheckout } from '../billing/index.ts'
import { dayInWords } from '../calculations/index.ts'
import styles from './Offer.module.css'
import { Offer, PlansSection } from './Offer.tsx'

const limitInWords = (limit: number) => (limit === 0 ? 'Unlimited' : String(limit))

/** /upgrade [spec 10.1]: the content of /pricing with the button that starts the payment. */
export function Upgrade() {
  const checkout = useCheckout()
  const { data } = usePublicConfig()
  // Whoever wished to come here is here.
  useEffect(forgetUpgrade, [])
  const isRunning = checkout.plan?.renewal === 'automatic' || isMember(checkout.plan)
  const newEnd = dayInWords(inAYear(deviceNow()))
  return (
    <Page title="Upgrade" nav={<SignedInNav to={['account']} />} fullWidth deepFooter>
      <div className="wrap">
        <BackBar to="/dashboard" onBack={useWayBack()} />
      </div>
      <Offer
        action={<UpgradeNow {...checkout} newEnd={newEnd} />}
        renewsOn={isRunning ? undefined : newEnd}
        isSold={!isMember(checkout.plan)}
      />
      <div className="wrap">
        <PlansSection freeCalculations={data === undefined ? 'A few' : limitInWords(data.freeCalculations)} />
      </div>
    </Page>
  )
}

type Plan = ReturnType<typeof useCheckout>['plan']

/** Whether there is a subscription to manage in place of one to buy. */
const isMember = (plan: Plan): boolean => standsInTheWay(plan) !== undefined

/** Why nothing is sold on this page; undefined where it is. */
export function standsInTheWay(
  plan: Pick<NonNullable<Plan>, 'paid' | 'renewal' | 'hasOpenDispute'> | undefined,
): string | undefined {
  if (plan?.paid) return 'You have Pro already.'
  if (plan?.hasOpenDispute) return `Your last payment is disputed at your bank. ${heldBackInWords(plan)}`
  if (plan?.renewal === 'payment_failed')
    return 'Your last payment failed. Your subscription waits for a card that works.'
  return undefined
}

/** Back to the page of the product that led here; undefined where none did, as after the payment page. */
function useWayBack(): LinkProps['onClick'] {
  const navigate = useNavigate()
  const { key } = useLocation()
  if (key === 'default') return undefined
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
}

/** The button that starts the payment; for members, the button to their subscription. */
function UpgradeNow({
  plan,
  start,
  manage,
  isBusy,
  fault,
  dialog,
  newEnd,
}: ReturnType<typeof useCheckout> & { newEnd: string }) {
  const isSlow = useSlow(isBusy)
  const manages = isMember(plan)
  const notAdded = manages ? undefined : notAddedInWords(plan?.ended ?? null, newEnd)
  return (
    <>
      {notAdded !== undefined && <p className={styles.member}>{notAdded}</p>}
      {manages && <p className={styles.member}>{standsInTheWay(plan)}</p>}
      <Button kind="gold" busy={isBusy && 'Opening…'} onClick={() => (manages ? manage() : start())}>
        {manages ? 'Manage Subscription' : 'Upgrade now'}
      </Button>
      <output className="small" hidden={!isSlow}>
        {isSlow && 'Opening the payment page...'}
      </output>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {dialog}
    </>
  )
}

/** The same day a year later; after 29 February the 28th, as the payment provider renews. @param iso ISO 8601. */
export function inAYear(iso: string): string {
  const moment = new Date(iso)
  const month = moment.getUTCMonth()
  moment.setUTCFullYear(moment.getUTCFullYear() + 1)
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0)
  return moment.toISOString()
}
