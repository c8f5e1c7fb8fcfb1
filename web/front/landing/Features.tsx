import { product } from '../../../contract/http/product.ts'
import styles from './Landing.module.css'

/** The three feature cards, each with a fragment of the product. */
export function Features() {
  return (
    <div className="wrap">
      <ul className={styles.three}>
        <li>
          <p className={styles.bit}>
            How much is your salary?
            <br />
            <span lang="yo">Èló ni owó oṣù rẹ?</span>
            <br />
            <span lang="pcm">How much be your salary?</span>
          </p>
          <h2>Questions you can answer</h2>
          <p>
            One at a time, with help in English, <span lang="yo">Yorùbá</span> and Pidgin. Each answer is
            saved as you type, even when the network drops.
          </p>
        </li>
        <li>
          <p className={styles.bit}>
            20% × ₦1,000,000
            <br />= ₦200,000
            <br />
            <span>Section 30(2)(a)(vi)</span>
          </p>
          <h2>Every naira explained</h2>
          <p>
            Open any line to see the sum and the section of the Act behind it. The old law stands beside the
            new.
          </p>
        </li>
        <li>
          <p className={styles.bit}>
            Ask {product.assistant}:
            <br />
            <span>“Does my gratuity count as income?”</span>
          </p>
          <h2>A report, and someone to ask</h2>
          <p>
            Your result is saved and comes as a PDF. With Pro you can consult with {product.assistant}, our
            Tax AI Assistant.
          </p>
        </li>
      </ul>
    </div>
  )
}
