import type { Submission } from '../../../contract/http/index.ts'
import { oldLawExemptionIn, takerInWords } from '../../../tax/index.ts'
import { Dash } from '../../components/figures/index.ts'
import { RowFigure } from '../../components/lists.tsx'
import { TaxExempt } from '../../components/notices.tsx'
import {
  ByTheRules,
  ExemptionWords,
  FreeYearLaw,
  lawYear,
  OldLawExempt,
  PayExempt,
  ToldFirst,
} from '../calculations/index.ts'
import styles from './FreeStanding.module.css'

/** What a free account reads of a kept calculation: the exemption, or who takes the tax, and a dash for its amount. */
export function FreeStanding({ submission: { answers, result, standing } }: { submission: Submission }) {
  const taker = takerInWords(standing)
  if (result.isExempt)
    return (
      <div className={styles.standing}>
        <ToldFirst toldFirst={standing.toldFirst} />
        <RowFigure label="Tax Due">
          <Dash means="None" />
        </RowFigure>
        <TaxExempt reason={result.exemptionReason}>
          <ExemptionWords standing={standing} taxYear={lawYear(answers)} />
        </TaxExempt>
        <FreeYearLaw answers={answers} />
      </div>
    )
  return (
    <div className={styles.standing}>
      {standing.oldLaw !== null && (
        <OldLawExempt exemption={oldLawExemptionIn(lawYear(answers), standing.oldLaw === 'exempt')} />
      )}
      {standing.isPayExempt && <PayExempt taker={standing.taker} />}
      <ToldFirst toldFirst={standing.toldFirst} />
      <RowFigure label="Tax Due">
        <Dash />
      </RowFigure>
      <FreeYearLaw answers={answers} />
      {standing.isPayExempt && <ByTheRules />}
      {taker !== null && !standing.isPayExempt && <p className="prose">{taker}</p>}
    </div>
  )
}
