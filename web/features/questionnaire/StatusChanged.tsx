import { statusChangedInWords } from '../../../tax/index.ts'
import { Button } from '../../components/Button.tsx'
import styles from './StatusChanged.module.css'
import type { ScreenActs } from './screens/use-screen.ts'

/** Says, at the top of the screen after the tick-list, that a tick changed the status; Undo takes the change back. */
export function StatusChanged({ acts: { answers, change, statusWas } }: { acts: ScreenActs }) {
  if (statusWas === undefined || answers.status === statusWas) return null
  const undo = () => {
    change({ status: statusWas })
    // The button is gone with the sentence; where the screen goes too, its successor takes the focus.
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <div className={styles.changed}>
      <span role="status">{statusChangedInWords(answers.status)}</span>
      <Button kind="link" onClick={undo}>
        Undo
      </Button>
    </div>
  )
}
