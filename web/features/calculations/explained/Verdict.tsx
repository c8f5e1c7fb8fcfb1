import styles from './Verdict.module.css'
import type { VerdictWords } from './verdict.ts'

/** What a section comes to, in one large sentence with its figure in bold. */
export function Verdict({ before, figure, after }: VerdictWords) {
  return (
    <p className={styles.verdict}>
      {before}
      <b>{figure}</b>
      {after}
    </p>
  )
}
