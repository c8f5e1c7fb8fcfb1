import { formatAmount } from '../../../tax/money/format.ts'
import { Button } from '../../components/Button.tsx'
import { cx } from '../../components/cx.ts'
import input from '../../components/fields/Field.module.css'
import { Field } from '../../components/fields/Field.tsx'
import money from '../../components/fields/money/MoneyField.module.css'
import figures from '../../components/figures/Figure.module.css'
import { Dash, Figure, Ledger, sampleCase } from '../../components/figures/index.ts'
import { splitFigure } from '../../components/figures/split-figure.ts'
import { errorIdOf, likelyIdOf, tryItIds } from '../ids.ts'
import styles from './TryIt.module.css'

/**
 * A calculator that shows what a free account would see. It shows the sample case until it is used; the script and the
 * tax engine load when it first takes focus (script/main.ts).
 */
export function TryIt() {
  return (
    <section className="deep" aria-labelledby="try-it-heading">
      <form id={tryItIds.form} className={cx('wrap', styles.tryIt)} action="/signup" noValidate>
        <div>
          <h2 id="try-it-heading">Try it with your salary</h2>
          <AmountField
            id={tryItIds.salary}
            label="Salary a month, in naira"
            value={formatAmount(sampleCase.salary / 12)}
          />
          <AmountField
            id={tryItIds.rent}
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

/** An input without a `name`: without scripts the form goes to the sign-up and puts no amount into the address. */
function AmountField({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <Field id={id} label={label}>
      <p id={errorIdOf(id)} className={styles.fault} hidden />
      <div className={money.money}>
        <span aria-hidden="true">₦</span>
        <input
          id={id}
          className={cx(input.input, money.amount)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          aria-describedby={errorIdOf(id)}
        />
      </div>
      <div id={likelyIdOf(id)}>
        <p role="status" className={styles.likely} />
        <div className={money.likely} hidden>
          <Button kind="gold" />
          <Button kind="gold" />
        </div>
      </div>
    </Field>
  )
}

const leftOut =
  'From salary and rent alone. Business income, pension, NHF, NHIS, benefits and the rest are in the full questionnaire.'
const { currency, shown, hidden } = splitFigure(sampleCase.totalTaxMasked)

/**
 * All answers of the calculator, with the sample's visible; the script fills in and shows the one that applies. That the
 * Act exempts the pay stands before the figure, as on a result.
 */
function TryItAnswer() {
  return (
    <>
      <p id={tryItIds.byTheAct} className={styles.first} hidden />
      <div id={tryItIds.tax}>
        <p>
          <span className={figures.label}>Tax for {sampleCase.taxYear}, as a free account shows it</span>{' '}
          <span className={figures.great}>
            <span className={figures.currency}>{currency}</span>
            <span id={tryItIds.shown}>{shown}</span>
            <span id={tryItIds.stars} className={figures.stars} aria-hidden="true">
              {hidden}
            </span>
            <span id={tryItIds.more} className="hide">
              {' '}
              and more, hidden, upgrade to see
            </span>
          </span>
        </p>
        <Ledger
          lines={[
            {
              label: 'Band reached',
              amount: (
                <span id={tryItIds.band}>{`${sampleCase.bandReached} at ${sampleCase.rateReached}%`}</span>
              ),
            },
            { label: 'Each month, effective rate', amount: <Dash means="Hidden, shown with Pro" /> },
          ]}
        />
        <p className="note">{leftOut}</p>
      </div>
      <div id={tryItIds.exempt} hidden>
        <Figure label={`Tax for ${sampleCase.taxYear}`} value="₦0" />
        <p id={tryItIds.reason} />
        <p className="note">{leftOut}</p>
      </div>
      <p id={tryItIds.words} hidden />
      <p id={tryItIds.kept} className="note" hidden>
        These stay on this device and can start your first calculation.
      </p>
    </>
  )
}
