import { listed } from '../../../../tax/index.ts'
import type { Draft } from '../../../../contract/http/index.ts'
import { lawChangesFor } from '../../../../tax/explanation/law-changes.ts'
import type { LawChange } from '../../../../tax/years/changes.ts'
import { currentYear } from '../../calculations/index.ts'
import styles from '../copies.module.css'

interface LawChangesProps {
  /** As far as the plan shows them. */
  answers: Draft['answers']
  years: readonly [number, number]
  /** Only a sentence, and the rest behind a line that opens. */
  brief?: boolean
}

/** What the laws of two years do not say alike: first what touches the answers, the rest behind a fold [spec 28.4]. */
export function LawChanges({ answers, years, brief = false }: LawChangesProps) {
  const { concerning, others } = lawChangesFor(answers, years, currentYear())
  if (concerning.length + others.length === 0)
    return (
      <p className="prose">{`Between ${years[0]} and ${years[1]} nothing changed in the law as we tell it.`}</p>
    )
  const lists = (
    <>
      {concerning.length > 0 && <List changes={concerning} years={years} />}
      {others.length > 0 && (
        <details className="opens">
          <summary>{restInWords(concerning.length, others.length)}</summary>
          <List changes={others} years={years} />
        </details>
      )}
    </>
  )
  return (
    <div className={styles.changes}>
      <p className="prose">{changesInWords(concerning, years)}</p>
      {brief ? (
        <details className="opens">
          <summary>What changed in the law</summary>
          {lists}
        </details>
      ) : (
        lists
      )}
    </div>
  )
}

/** "For you the law changed between 2025 and 2026: bands and rates, income at 0%." */
function changesInWords(concerning: readonly LawChange[], years: LawChangesProps['years']): string {
  const between = `between ${years[0]} and ${years[1]}`
  const names = concerning
    .filter(({ id, said }) => id !== 'estimate' && said[0].words !== said[1].words)
    .map(({ heading }) => heading.charAt(0).toLowerCase() + heading.slice(1))
  return names.length === 0
    ? `What changed in the law ${between} does not touch your answers.`
    : `The law changed for you ${between}: ${listed(names)}.`
}

const restInWords = (concerning: number, others: number) =>
  concerning === 0 ? 'What changed' : `${others} more, not of your answers`

function List({ changes, years }: { changes: readonly LawChange[]; years: LawChangesProps['years'] }) {
  return (
    <dl>
      {changes.map(({ id, heading, said }) => (
        <div key={id}>
          <dt>{heading}</dt>
          {said[0].words === said[1].words && <dd>The same in both years.</dd>}
          {said.map(({ words, source, unsure }, index) => (
            <dd key={source}>
              <b>{years[index]}</b> {words} {unsure !== undefined && <i>{unsure}</i>}
              <span className="cite">{source}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
