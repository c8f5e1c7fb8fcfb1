import { product } from '../../../../contract/http/product.ts'
import { formatNaira } from '../../../../tax/money/format.ts'
import { cx } from '../../cx.ts'
import { Amount, Dash } from '../Figure.tsx'
import { sampleCase } from './sample-case.ts'
import styles from '../bands/tables.module.css'

/**
 * Compares the free plan with Pro on one calculation (sample-case.ts).
 * @param freeCalculations how many calculations a free account may keep, in figures or as a word.
 */
export function PlansTable({ freeCalculations }: { freeCalculations: string }) {
  return (
    <table className={styles.plans}>
      <caption>The same calculation in both. Pro shows all of it.</caption>
      <thead>
        <tr>
          <th scope="col">What you get</th>
          <th scope="col" className="right">
            Free
          </th>
          <th scope="col" className="right">
            Pro
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Saved calculations</th>
          <td className="right">{freeCalculations}</td>
          <td className="right">Unlimited</td>
        </tr>
        <tr>
          <th scope="row">Total Tax Due</th>
          <td className="right">
            <Amount value={sampleCase.totalTaxMasked} />
          </td>
          <td className="right">{formatNaira(sampleCase.totalTax)}</td>
        </tr>
        <tr>
          <th scope="row">Income, rate, bands</th>
          <td className="right">
            <Dash />
          </td>
          <td className="right">In full</td>
        </tr>
        <tr>
          <th scope="row">PDF report</th>
          <td className={cx('right', styles.words)}>Amounts hidden</td>
          <td className="right">In full</td>
        </tr>
        <tr>
          <th scope="row">Your return: what is left to pay, payslip check, what to hand in</th>
          <td className="right">
            <Dash />
          </td>
          <td className="right">In full</td>
        </tr>
        <tr>
          <th scope="row">{product.assistant}, our Tax AI Assistant</th>
          <td className="right">
            <Dash means="Not included" />
          </td>
          <td className="right">Included</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Price</th>
          <td className="right">₦0</td>
          <td className="right">{product.price.words}</td>
        </tr>
      </tfoot>
    </table>
  )
}
