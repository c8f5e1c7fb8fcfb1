import {
  choiceNames,
  type ByTheAct,
  emptyInWords,
  formatNaira,
  signedNaira,
  togetherInWords,
  totalName,
} from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import { Ledger } from '../../../components/figures/index.ts'
import { MakeExact } from '../exact-later.ts'
import { askedFacts, stillOpenInWords } from './asked-facts.ts'
import type { FactsOfPage } from '../facts-of-page.ts'
import { actLedger, groundNotes, sameTotalInWords } from './act-words.ts'
import styles from './ActSection.module.css'
import { Effect, Effects } from './Effects.tsx'
import { Suspense, useState } from 'react'

interface ActSectionProps {
  act: ByTheAct
  /** The calculation's own total, whole naira. */
  ownTax: number
  facts: FactsOfPage
}

/** What the Act itself comes to: each difference with its effect alone, all together, and the questions that make it exact. */
export function ActSection({ act, ownTax, facts }: ActSectionProps) {
  const { parts } = act
  const together = togetherInWords(act, ownTax)
  const isSame = parts.length === 0 && act.totalTax === ownTax
  return (
    <Fold heading="By the Act" outcome={formatNaira(act.totalTax)} strong>
      {isSame ? (
        <p className="prose">{sameTotalInWords(act)}</p>
      ) : (
        <>
          <p className="note">Each shows what it alone does to your tax.</p>
          <Effects>
            {parts.map((part) => (
              <Effect
                key={part.id}
                heading={choiceNames[part.id]}
                cite={part.ground.section}
                effect={signedNaira(part.effect)}
                notes={groundNotes(part)}
              >
                {part.words}.
              </Effect>
            ))}
          </Effects>
          <div className={styles.sum}>
            <Ledger lines={actLedger(act, ownTax, totalName('totalTax'))} />
          </div>
          {together !== null && <p className="note prose">{together}</p>}
          <p className="prose">
            Total Tax Due follows this calculator’s rules. Where the Act comes to another figure, the Act is
            the law: go by it once the questions that concern you are answered.
          </p>
        </>
      )}
      <Exact act={act} ownTax={ownTax} facts={facts} />
    </Fold>
  )
}

/** What is still to be asked; the form is fetched when it is opened. */
function Exact({ act, ownTax, facts }: ActSectionProps) {
  const [isOpened, setOpened] = useState(false)
  const asked = askedFacts(act, facts.answers)
  if (facts.change === undefined || asked.common.length + asked.rare.length === 0) return null
  return (
    <details
      className={`opens ${styles.exact}`}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <h3>Make it exact</h3>
        <span className="note">
          <span className="hide">: </span>
          {stillOpenInWords(asked)}
        </span>
      </summary>
      <p className="note prose">
        Your estimate stays {formatNaira(ownTax)}. Only what the Act comes to moves with these answers.{' '}
        {emptyInWords(act)}
      </p>
      {isOpened && (
        <Suspense fallback={null}>
          <MakeExact act={act} facts={facts} />
        </Suspense>
      )}
    </details>
  )
}
