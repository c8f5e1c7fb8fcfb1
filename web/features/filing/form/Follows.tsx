import { formatNaira, type Remark, signedNaira, type WorkedSection } from '../../../../tax/index.ts'
import { Ledger } from '../../../components/figures/index.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import styles from './Form.module.css'

/** What follows from a worksheet as it is typed: the working, and what stands to be looked at. */
export function Follows({
  sections,
  remarks,
}: {
  sections: readonly WorkedSection[]
  remarks: readonly Remark[]
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
    </>
  )
}
