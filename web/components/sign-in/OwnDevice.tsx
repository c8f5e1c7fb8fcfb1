import styles from './OwnDevice.module.css'

/** Asks whether the device is the person's own: unticked, it stays signed in for a short while and keeps no results. */
export function OwnDevice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        id="ownDevice"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby="ownDevice-about"
      />
      <label htmlFor="ownDevice">This is my own phone or computer</label>
      <p className="small" id="ownDevice-about">
        You stay signed in longer, and results are kept on it. Leave it empty on one that others use.
      </p>
    </div>
  )
}
