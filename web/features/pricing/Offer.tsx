import type { ReactNode } from 'react'
import { product } from '../../../contract/http/product.ts'
import { formatNaira } from '../../../tax/money/format.ts'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/Icon.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { PlansTable, sampleCase } from '../../components/figures/index.ts'
import styles from './Offer.module.css'

const { price, assistant, refundException } = product

const features = [
  'Reveal full calculation results',
  'Unlimited calculations',
  `Chatbot access: ask ${assistant}, our Tax AI Assistant`,
]

/**
 * The price with its terms: renewal, cancelling and refunds come before the button.
 * @param action the button.
 * @param renewsOn the day of the first renewal in words, when it is known.
 * @param isSold whether the button leads to a payment.
 */
export function Offer({
  action,
  renewsOn,
  isSold = true,
}: {
  action: ReactNode
  renewsOn?: string | undefined
  isSold?: boolean
}) {
  return (
    <section className="deep">
      <div className={cx('wrap', styles.offer)}>
        <div>
          <h1>Annual Plan</h1>
          <p className={styles.price}>
            {price.perYear}
            <span>/year</span>
          </p>
          <p className="small">{price.promise.replace(/^l/, 'L')}</p>
          <dl className={styles.terms}>
            <div>
              <dt>Renews</dt>
              <dd>
                {renewsOn === undefined ? 'Once a year' : `On ${renewsOn}, then once a year`}, at{' '}
                {price.perYear}, until you cancel
              </dd>
            </div>
            <div>
              <dt>Cancel</dt>
              <dd>In My Account, before renewal. Pro stays until the year ends.</dd>
            </div>
            <div>
              <dt>Refunds</dt>
              <dd>None, {refundException}</dd>
            </div>
          </dl>
        </div>
        <div>
          <ul className={styles.gets}>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" className={styles.check} />
                {feature}
              </li>
            ))}
          </ul>
          {action}
          {isSold && (
            <p className={cx('small', styles.secure)}>Secure checkout via a card payment provider</p>
          )}
        </div>
      </div>
    </section>
  )
}

/** One calculation as each plan shows it. @param freeCalculations how many a free account may save, in words. */
export function PlansSection({ freeCalculations }: { freeCalculations: string }) {
  return (
    <PageSection
      heading="Free and Pro"
      note={`An employee on ${formatNaira(sampleCase.salary)} who paid ${formatNaira(sampleCase.rent)} rent, with ₦0 answered for pension, NHF and NHIS`}
      tone="bare"
    >
      <PlansTable freeCalculations={freeCalculations} />
    </PageSection>
  )
}
