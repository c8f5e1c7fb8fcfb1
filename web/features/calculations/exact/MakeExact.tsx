import {
  type ByTheAct,
  choiceNames,
  type FactKey,
  formatNaira,
  isBlank,
  loadFactHelp,
  overInWords,
  withYears,
} from '../../../../tax/index.ts'
import { SaveState } from '../../../components/BackBar.tsx'
import { Warning } from '../../../components/notices.tsx'
import { lawYear } from '../compute.ts'
import { currentYear } from '../dates.ts'
import { NotCheckedNote, Translated, useTranslation } from '../translation/index.ts'
import type { FactsOfPage } from '../facts-of-page.ts'
import { FactField } from './FactField.tsx'
import styles from './MakeExact.module.css'
import { askedFacts, type FactGroup } from '../explained/asked-facts.ts'

/** The questions that make the Act's total exact, with that total beside them; every answer counts at once. */
export function MakeExact({ act, facts }: { act: ByTheAct; facts: FactsOfPage }) {
  const { answers, change } = facts
  const { language, texts } = useTranslation('fact-help', loadFactHelp)
  const taxYear = lawYear(answers)
  const { common, rare } = askedFacts(act, answers)
  const groups = (all: readonly FactGroup[]) =>
    all.map((group) => (
      <section key={group.id} className={styles.group}>
        <h4>{choiceNames[group.id]}</h4>
        {group.facts.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            value={answers[fact]}
            taxYear={taxYear}
            over={overInWords(fact, answers, currentYear())}
            help={texts && <Translated language={language}>{withYears(texts[fact], taxYear)}</Translated>}
            onChange={(value) => change?.({ [fact]: value })}
          />
        ))}
      </section>
    ))
  const isRareGiven = rare.some(({ facts: keys }) => keys.some((key: FactKey) => !isBlank(answers[key])))
  return (
    <div className={styles.exact}>
      {texts && <NotCheckedNote />}
      {groups(common)}
      {rare.length > 0 && (
        <details className={`opens ${styles.rare}`} open={isRareGiven}>
          <summary>Less common</summary>
          {groups(rare)}
        </details>
      )}
      <div className={styles.bar}>
        <output>
          By the Act <b>{formatNaira(act.totalTax)}</b>
        </output>
        <SaveNotice {...facts} />
      </div>
    </div>
  )
}

const troubles = {
  'signed-out': 'Kept on this device: sign in again to save it.',
  hidden: 'Kept on this device until you are on Pro again.',
  'storage-failed': 'Not saved: keep this page open.',
} as const

/** Where the answers are. */
function SaveNotice({ phase, reason }: FactsOfPage) {
  if (phase === 'refused') return <Warning alert title={`Not saved. ${reason ?? ''}`} />
  if (phase === 'signed-out' || phase === 'hidden' || phase === 'storage-failed')
    return <Warning alert title={troubles[phase]} />
  return <SaveState state={phase} />
}
