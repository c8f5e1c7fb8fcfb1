import { Field } from '../../components/fields/Field.tsx'
import input from '../../components/fields/Field.module.css'
import money from '../../components/fields/MoneyField.module.css'
import { cx } from '../../components/cx.ts'
import { faultIdOf } from '../try-it-ids.ts'
import styles from './TryIt.module.css'

/** An amount without a name: with scripts off the form leads on, and no amount goes into an address. */
export function AmountField({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <Field id={id} label={label}>
      <p id={faultIdOf(id)} className={styles.fault} hidden />
      <div className={money.money}>
        <span aria-hidden="true">₦</span>
        <input
          id={id}
          className={cx(input.input, money.amount)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          aria-describedby={faultIdOf(id)}
        />
      </div>
    </Field>
  )
}
