import type { Draft } from '../../../../contract/http/index.ts'
import { formatNaira, type OldLaw, type Result } from '../../../../tax/index.ts'
import { Final } from '../../../components/figures/index.ts'
import { cx } from '../../../components/cx.ts'
import { Fold } from '../../../components/Fold.tsx'
import { lawYear } from '../compute.ts'
import { comparedRows, ifExemptInWords, minimumTaxInWords, readingsInWords, verdictOf } from './figures.ts'
import styles from './tables.module.css'
import { Verdict } from './Verdict.tsx'

/** What the law before 2026 charges for the same answers, in both readings [spec 15.17, 15.18]. */
export function OldLawBeside({
  result,
  oldLaw,
  answers,
}: {
  result: Result
  oldLaw: OldLaw
  answers: Draft['answers']
}) {
  const minimumTax = minimumTaxInWords(oldLaw)
  const verdict = verdictOf(oldLaw, lawYear(answers))
  return (
    <Fold heading="The old law beside the new" outcome={verdict.figure}>
      <p className="note">{oldLaw.words}</p>
      <Verdict {...verdict} />
      <ExemptPay oldLaw={oldLaw} />
      <Compared result={result} oldLaw={oldLaw} />
      <p className="note prose">{oldLaw.consolidatedWords}</p>
      {minimumTax !== undefined && <p className="note prose">{minimumTax}</p>}
      <Readings oldLaw={oldLaw} />
    </Fold>
  )
}

/** What the old law says of a job at the minimum wage, with who reports it. */
function ExemptPay({ oldLaw }: { oldLaw: OldLaw }) {
  const { exemption } = oldLaw
  if (exemption === null) return null
  return (
    <>
      <p className="prose">
        {exemption.words} {ifExemptInWords(oldLaw)} The estimate taxes every job by its bands: its rules do
        not know the minimum wage.
      </p>
      <p className="cite">{exemption.source}</p>
    </>
  )
}

function Compared({ result, oldLaw }: { result: Result; oldLaw: OldLaw }) {
  const rows = comparedRows(result, oldLaw)
  const isEstimate = oldLaw.wasInForce || oldLaw.exemptPay > 0
  return (
    <table className="two-figures">
      <caption className="hide">The same answers under the old law and the new</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hide">Figure</span>
          </th>
          <th scope="col" className="right">
            Old law
          </th>
          <th scope="col" className="right">
            {isEstimate ? 'Estimate' : 'This result'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="right">{before}</td>
            <td className="right">{now}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Tax</th>
          <td className="right">{formatNaira(oldLaw.net.totalTax)}</td>
          <td className="right">
            <Final>{formatNaira(result.totalTax)}</Final>
          </td>
        </tr>
        {oldLaw.actTax !== null && (
          <tr>
            <th scope="row">By the Act</th>
            <td className="right">—</td>
            <td className="right">{formatNaira(oldLaw.actTax)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function Readings({ oldLaw }: { oldLaw: OldLaw }) {
  return (
    <table className={cx('one-figure', styles.apart)}>
      <caption>{readingsInWords(oldLaw)}</caption>
      <thead>
        <tr>
          <th scope="col">Reading of section 33</th>
          <th scope="col" className="right">
            Old tax
          </th>
        </tr>
      </thead>
      <tbody>
        {[oldLaw.net, oldLaw.plain].map(({ id, name, consolidatedRelief, totalTax }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className={`note ${styles.second}`}>Relief {formatNaira(consolidatedRelief)}</span>
            </th>
            <td className="right">{formatNaira(totalTax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
