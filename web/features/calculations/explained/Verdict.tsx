import styles from './Verdict.module.css'

/** What a section comes to, in one sentence, its figure apart. */
export interface VerdictWords {
  before: string
  figure: string
  after: string
}

/** The sentence, large, its figure in bold. */
export function Verdict({ before, figure, after }: VerdictWords) {
  return (
    <p className={styles.verdict}>
      {before}
      <b>{figure}</b>
      {after}
    </p>
  )
}
