import { formatAmount } from '../../../tax/money/format.ts'
import { Button } from '../../components/Button.tsx'
import { cx } from '../../components/cx.ts'
import { sampleCase } from '../../components/figures/index.ts'
import { ids } from '../try-it-ids.ts'
import { AmountField } from './AmountField.tsx'
import styles from './TryIt.module.css'
import { TryItAnswer } from './TryItAnswer.tsx'

/**
 * Answers without an account, with what a free account would see. It shows the sample until it is used; the script
 * and the tax engine come with the first touch (script/try-it.ts).
 */
export function TryIt() {
  return (
    <section className="deep" aria-labelledby="try-it-heading">
      <form id={ids.form} className={cx('wrap', styles.tryIt)} action="/signup" noValidate>
        <div>
          <h2 id="try-it-heading">Try it with your salary</h2>
          <AmountField
            id={ids.salary}
            label="Salary a month, in naira"
            value={formatAmount(sampleCase.salary / 12)}
          />
          <AmountField
            id={ids.rent}
            label="Rent you paid in the year, in naira"
            value={formatAmount(sampleCase.rent)}
          />
          <Button type="submit" kind="gold">
            Work it out
          </Button>
        </div>
        <div className={styles.answer} aria-live="polite" aria-atomic="true">
          <TryItAnswer />
        </div>
      </form>
    </section>
  )
}
