import styles from './Verdict.module.css'

/** The conclusion of a section in one sentence, with its figure apart. */
export interface VerdictWords {
  before: string
  figure: string
  after: string
}

/** The sentence in large type, its figure in bold. */
export function Verdict({ before, figure, after }: VerdictWords) {
  return (
    <p className={styles.verdict}>
      {before}
      <b>{figure}</b>
      {after}
    </p>
  )
}
