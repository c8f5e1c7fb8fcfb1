import { outlineOf } from '../../../../tax/index.ts'
import { helpAddress } from '../../../addresses.ts'
import { Dash } from '../../../components/figures/index.ts'
import { GuideLink } from '../../../components/Help.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { ResultBox } from '../../calculations/index.ts'
import { NextSteps } from './parts.tsx'
import styles from './Settlement.module.css'

/** The same for a free account: every line with a dash, and the steps, which hold figures of the law alone [spec 30.11]. */
export function FreeSettlement({ taxYear }: { taxYear: number }) {
  const { lines, steps } = outlineOf(taxYear)
  return (
    <>
      <PageSection
        heading="What is left to pay"
        note={`Tax year ${taxYear}: you hand in the return in ${taxYear + 1}`}
      >
        <div>
          <ResultBox before="Pro works out what you still owe, or what comes back to you." />
          <table className={styles.table}>
            <caption className="hide">From the tax of the year to what is left</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="hide">Line</span>
                </th>
                <th scope="col" className="right">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, label, source }) => (
                <tr key={id}>
                  <th scope="row">
                    {label}
                    <span className={`cite ${styles.second}`}>{source}</span>
                  </th>
                  <td className="right">
                    <Dash />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <GuideLink to={helpAddress('balance-to-pay')} />
          </p>
        </div>
      </PageSection>
      <PageSection heading="What to do next">
        <NextSteps steps={steps} />
      </PageSection>
    </>
  )
}
