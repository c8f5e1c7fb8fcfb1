import { product } from '../../contract/http/product.ts'
import { Link } from '../router.ts'
import styles from './Logo.module.css'

/** The mark: the naira sign as weaving, two gold wefts over and under a green N. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 30 26" aria-hidden="true">
      <path className={styles.weft} d="M0 8h30v3H0z" />
      <path d="M5 1h5l15 24h-5z" />
      <path className={styles.weft} d="M0 15h30v3H0z" />
      <path d="M5 1h5v24H5zM20 1h5v24h-5z" />
      <path className={styles.weft} d="M5 8h5v3H5zM20 8h5v3h-5z" />
    </svg>
  )
}

/** Mark and name, leading to the start. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      {product.name}
    </Link>
  )
}
