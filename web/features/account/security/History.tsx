import { useState } from 'react'
import type { HistoryEvent } from '../../../../contract/http/index.ts'
import { Button } from '../../../components/Button.tsx'
import { momentInWords } from '../../../moment.ts'
import styles from './security.module.css'
import { endedInWords, eventInWords } from './words.ts'

/** Shown before the person asks for the rest. */
const FIRST = 5

function Ended({ event }: { event: HistoryEvent }) {
  const words = endedInWords(event)
  return words === undefined ? null : <p className="small">{words}</p>
}

/** What happened to the ways in, newest first. */
export function History({ history }: { history: readonly HistoryEvent[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? history : history.slice(0, FIRST)
  return (
    <section>
      <h3>The last 90 days</h3>
      {history.length === 0 ? (
        <p className="small">Nothing happened to your ways in.</p>
      ) : (
        <ol className={styles.history}>
          {shown.map((event, place) => (
            // Two events may have happened in the same moment; the list is only ever read anew as a whole.
            <li key={`${event.at} ${place}`}>
              <p>{eventInWords(event)}</p>
              <p className="small">
                <time dateTime={event.at}>{momentInWords(event.at)}</time>
                {event.browser !== null && `, ${event.browser}`}
              </p>
              <Ended event={event} />
            </li>
          ))}
        </ol>
      )}
      {history.length > shown.length && (
        <Button kind="link" onClick={() => setWhole(true)}>
          Show all {history.length}
          <span className="hide"> events of the last 90 days</span>
        </Button>
      )}
    </section>
  )
}
