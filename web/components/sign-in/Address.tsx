import styles from './Address.module.css'

/** An email address, which a narrow page breaks before its @ first. */
export function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  return (
    <span className={styles.address}>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  )
}
