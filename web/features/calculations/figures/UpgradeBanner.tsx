import { product } from '../../../../contract/http/product.ts'
import { ButtonLink } from '../../../components/Button.tsx'
import { PatternBorder } from '../../../components/Page.tsx'
import styles from './UpgradeBanner.module.css'

/** The way to the paid plan, with the terms beside the button [spec 7.7, 10.7]. */
export function UpgradeBanner({
  words = 'Upgrade to unlock full results, unlimited calculations, and the chatbot.',
}: {
  words?: string
}) {
  return (
    <section className={`deep ${styles.banner}`} aria-label="Upgrade">
      <PatternBorder />
      <div className={styles.body}>
        <div>
          <p className={`big ${styles.words}`}>{words}</p>
          <p>{product.price.perYear}/year. No refunds. Powered by a card payment provider.</p>
        </div>
        <div>
          <ButtonLink kind="gold" to="/upgrade">
            Upgrade
          </ButtonLink>
          <p className="note">{product.price.limit}. Renews each year until you cancel.</p>
        </div>
      </div>
    </section>
  )
}
