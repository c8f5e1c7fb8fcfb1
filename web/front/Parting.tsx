import { Icon } from '../components/Icon.tsx'
import { partingId } from './parting-id.ts'
import styles from '../components/Toasts.module.css'

/** An empty live region: the script puts there what the client said last, looking as it does there. */
export function Parting() {
  return (
    <output id={partingId} className={styles.region} aria-live="polite">
      <div className={styles.toast} hidden>
        <Icon name="check" />
        <span />
        <button type="button" className={styles.close}>
          <Icon name="close" />
          <span className="hide">Close message</span>
        </button>
      </div>
    </output>
  )
}
