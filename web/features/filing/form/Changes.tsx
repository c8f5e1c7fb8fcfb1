import type { FilledAnswer } from '../../../../tax/index.ts'
import { Facts, Fact } from '../../../components/lists.tsx'
import { answerValueInWords, labelOfAnswer } from './answer-words.ts'
import styles from './Form.module.css'

/** The answers that a worksheet would set, from what to what: shown before the button that sets them [spec 27.3]. */
export function Changes({ changes, taxYear }: { changes: readonly FilledAnswer[]; taxYear: number }) {
  if (changes.length === 0) return null
  return (
    <section className={styles.list}>
      <h2>What it changes in your calculation</h2>
      <p className="note prose">Only when you press Save and use in my calculation, below.</p>
      <Facts>
        {changes.map(({ key, before, after }) => (
          <Fact key={key} label={labelOfAnswer(key, taxYear)} note={`now ${answerValueInWords(key, before)}`}>
            {answerValueInWords(key, after)}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
