import {
  type FilledAnswer,
  formatNaira,
  type Remark,
  signedNaira,
  type WorkedSection,
} from '../../../../tax/index.ts'
import { Ledger } from '../../../components/figures/index.ts'
import { Facts, Fact } from '../../../components/lists.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { answerValueInWords, labelOfAnswer } from './answer-words.ts'
import styles from './Form.module.css'

/** What follows from a worksheet as it is typed: the working, what stands to be looked at, and the answers that it sets. */
export function Follows({
  sections,
  remarks,
  changes,
  taxYear,
}: {
  sections: readonly WorkedSection[]
  remarks: readonly Remark[]
  changes: readonly FilledAnswer[]
  taxYear: number
}) {
  return (
    <>
      {remarks.length > 0 && (
        <PageSection heading="Look at this" tone="gold">
          <ul className="listed prose">
            {remarks.map(({ words, at }) => (
              <li key={`${at ?? ''} ${words}`}>{words}</li>
            ))}
          </ul>
        </PageSection>
      )}
      {sections.map(({ heading, lines }) => (
        <PageSection key={heading} heading={heading}>
          <Ledger
            lines={lines.map(({ label, amount, kind, notes }) => ({
              kind,
              label: (
                <>
                  {label}
                  {notes.map((note) => (
                    <span key={note} className={`note ${styles.said}`}>
                      <br />
                      {note}
                    </span>
                  ))}
                </>
              ),
              amount: amount === null ? '' : amount < 0 ? signedNaira(amount) : formatNaira(amount),
            }))}
          />
        </PageSection>
      ))}
      {changes.length > 0 && (
        <PageSection
          heading="What it changes in your calculation"
          note="Only when you press Save and use in my calculation, above."
        >
          <Facts>
            {changes.map(({ key, before, after }) => (
              <Fact
                key={key}
                label={labelOfAnswer(key, taxYear)}
                note={`now ${answerValueInWords(key, before)}`}
              >
                {answerValueInWords(key, after)}
              </Fact>
            ))}
          </Facts>
        </PageSection>
      )}
    </>
  )
}
