import styles from './Selvedge.module.css'

/** The woven edge: first thing on every page, and on the upgrade panel. Nowhere else. */
export function Selvedge() {
  return <div className={styles.selvedge} />
}
