import { toldFirstInWords, type Standing } from '../../../../tax/index.ts'
import styles from './Result.module.css'

/** What the Act says otherwise that no result may stand without: before the figure, to everybody. */
export function ToldFirst({ toldFirst }: Pick<Standing, 'toldFirst'>) {
  if (toldFirst.length === 0) return null
  return (
    <div className={styles.told}>
      {toldFirstInWords({ toldFirst }, { isWithFigures: true }).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}
