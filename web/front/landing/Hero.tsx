import { product } from '../../../contract/http/product.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { PatternStrip } from '../../components/sign-in/SplitPage.tsx'
import { cx } from '../../components/cx.ts'
import styles from './Hero.module.css'
import { SampleSlip } from './SampleSlip.tsx'

/** In one phone screen: what it is, the button, the price. Beside it a finished result, hung on cloth. */
export function Hero() {
  return (
    <section className={cx('wrap', styles.hero)}>
      <div>
        <h1>Calculate Your Nigerian Tax in Minutes</h1>
        <p className="lead">
          Answer short questions in plain words. See what you owe under the Nigeria Tax Act 2025, with the
          section of the Act beside every naira.
        </p>
        <div className={styles.start}>
          <ButtonLink to="/signup">Get Started</ButtonLink>
        </div>
        <p className="small">
          Free to start. Pro is {product.price.words}, {product.price.promise.replace(/ a year$/, '')}.
        </p>
        <p className="small">For employees, self-employed people, students, pensioners and corporations.</p>
      </div>
      <div className={styles.hung}>
        <PatternStrip className={styles.strip} />
        <SampleSlip />
      </div>
    </section>
  )
}
