import { useState } from 'react'
import { formatAmount } from '../../../tax/money/format.ts'
import { Button } from '../../components/Button.tsx'
import { cx } from '../../components/cx.ts'
import { MoneyField } from '../../components/fields/index.ts'
import { Form } from '../../components/Form.tsx'
import { sampleCase } from '../../components/plans/index.ts'
import { noFaults } from '../../forms/index.ts'
import { CalculatorAnswer } from './CalculatorAnswer.tsx'
import styles from './Calculator.module.css'
import type { Answer } from './work-out.ts'

/** The tax engine, fetched when somebody first touches the calculator. */
const engine = () => import('./work-out.ts')

const sampleAnswer: Answer = {
  kind: 'tax',
  masked: sampleCase.totalTaxMasked,
  band: sampleCase.bandReached,
  rate: sampleCase.rateReached,
}

/** Answers without an account, with what a free account would see. */
export function Calculator() {
  const [salary, setSalary] = useState<string>(formatAmount(sampleCase.salary))
  const [rent, setRent] = useState<string>(formatAmount(sampleCase.rent))
  const [answer, setAnswer] = useState<Answer | 'unreachable'>(sampleAnswer)
  const faults =
    answer !== 'unreachable' && answer.kind === 'faults' ? answer.faults : noFaults<'salary' | 'rent'>()

  async function workOut() {
    try {
      const { workOut: work } = await engine()
      const next = work(salary, rent)
      setAnswer(next)
      if (next.kind === 'faults') document.getElementById(next.faults.salary ? 'salary' : 'rent')?.focus()
    } catch {
      setAnswer('unreachable')
    }
  }

  return (
    <section className="deep" aria-labelledby="try-it">
      <Form className={cx('wrap', styles.tryIt)} onSubmit={() => void workOut()}>
        <div onFocus={() => void engine().catch(() => undefined)}>
          <h2 id="try-it">Try it with your salary</h2>
          <MoneyField
            id="salary"
            label="Salary for the year, in naira"
            value={salary}
            onChange={setSalary}
            error={faults.salary}
          />
          <MoneyField
            id="rent"
            label="Rent you paid in the year, in naira"
            value={rent}
            onChange={setRent}
            error={faults.rent}
          />
          <Button type="submit" kind="gold">
            Work it out
          </Button>
        </div>
        <div className={styles.answer} aria-live="polite" aria-atomic="true">
          <CalculatorAnswer answer={answer} />
        </div>
      </Form>
    </section>
  )
}
