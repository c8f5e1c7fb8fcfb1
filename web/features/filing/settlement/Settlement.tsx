import { useMemo } from 'react'
import type { Submission } from '../../../../contract/http/index.ts'
import { explain, headlineOf, settle, type Worksheets } from '../../../../tax/index.ts'
import { helpAddress } from '../../../addresses.ts'
import { todayInLagos } from '../../../clock.ts'
import { GuideLink } from '../../../components/Help.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { currentYear, lawYear, ResultBox } from '../../calculations/index.ts'
import { FreeSettlement } from './FreeSettlement.tsx'
import { FinalTaxes, LateCosts, NextSteps } from './parts.tsx'
import styles from './Settlement.module.css'
import { SettlementTable } from './SettlementTable.tsx'

interface SettlementProps {
  answers: Submission['answers']
  result: Submission['result']
  worksheets: Worksheets
  /** Whether the plan shows figures; without it nothing of the person is worked out. */
  isPaid: boolean
}

/** What was paid and what is due: the answer first, then how, what being late costs, and what to do next. */
export function Settlement({ isPaid, ...person }: SettlementProps) {
  return isPaid ? <Settled {...person} /> : <FreeSettlement taxYear={lawYear(person.answers)} />
}

function Settled({ answers, result, worksheets }: Omit<SettlementProps, 'isPaid'>) {
  const taxYear = lawYear(answers)
  const settlement = useMemo(() => {
    const explained = explain(answers, { currentYear: currentYear() })
    const totalTax = result.totalTax ?? explained.result.totalTax
    return settle({ answers, result: { totalTax }, act: explained.act, worksheets, taxYear })
  }, [answers, result.totalTax, worksheets, taxYear])
  const { before, figure, after } = headlineOf(settlement, todayInLagos())
  const [first, ...others] = settlement.remarks
  return (
    <>
      <PageSection
        heading="What is left to pay"
        note={`Tax year ${taxYear}: you hand in the return in ${settlement.returnYear}`}
      >
        <div>
          <ResultBox before={before} figure={figure} after={after}>
            {first !== undefined && <p>{first}</p>}
          </ResultBox>
          <SettlementTable lines={settlement.lines} balance={settlement.balance} />
          {others.length > 0 && (
            <ul className={`prose ${styles.remarks}`}>
              {others.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <FinalTaxes taxes={settlement.final} />
          <LateCosts late={settlement.late} />
          <p>
            <GuideLink to={helpAddress('balance-to-pay')} />
          </p>
        </div>
      </PageSection>
      <PageSection heading="What to do next">
        <NextSteps steps={settlement.steps} />
      </PageSection>
    </>
  )
}
