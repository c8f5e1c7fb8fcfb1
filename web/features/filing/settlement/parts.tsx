import { dayInFull, type FinalTax, formatNaira, type Late, type NextStep } from '../../../../tax/index.ts'
import { Ledger } from '../../../components/figures/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import styles from './Settlement.module.css'

/** Tax that is final: in the return, and not in the balance. */
export function FinalTaxes({ taxes }: { taxes: readonly FinalTax[] }) {
  if (taxes.length === 0) return null
  return (
    <Fold heading="Declared, but not taken off" outcome={countOf(taxes.length)}>
      <Ledger
        lines={taxes.map(({ payer, what, gross, tax, source }) => ({
          label: (
            <>
              {payer}: {what}, {formatNaira(gross)}
              <span className={`cite ${styles.second}`}>{source}</span>
            </>
          ),
          amount: formatNaira(tax),
        }))}
      />
    </Fold>
  )
}

const countOf = (number: number) => (number === 1 ? '1 tax' : `${number} taxes`)

/** What being late adds to the balance, by the days that were typed. */
export function LateCosts({ late }: { late: readonly Late[] }) {
  if (late.length === 0) return null
  return (
    <section className={styles.late}>
      <h3>What being late adds</h3>
      {late.map(({ id, words, amounts, notes, source }) => (
        <div key={id}>
          <p className="prose">{words}</p>
          <Ledger lines={amounts.map(({ label, amount }) => ({ label, amount: formatNaira(amount) }))} />
          {notes.map((note) => (
            <p key={note} className="note prose">
              {note}
            </p>
          ))}
          <p className="cite">{source}</p>
        </div>
      ))}
    </section>
  )
}

/** What to do, in order, each with its day where there is one. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, words, by, source }) => (
        <li key={id}>
          <p className="prose">
            {by !== null && (
              <b>
                By <time dateTime={by}>{dayInFull(by)}</time>:{' '}
              </b>
            )}
            {words}
          </p>
          {source !== '' && <p className="cite">{source}</p>}
        </li>
      ))}
    </ol>
  )
}
