import { product } from '../../contract/http/product.ts'
import { Link } from '../router.ts'
import { cx } from './cx.ts'
import styles from './Footer.module.css'

const links = [
  ['/help', 'Help'],
  ['/pricing', 'Pricing'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/eula', 'EULA'],
  ['/disclaimer', 'Disclaimer'],
] as const

/** The foot of every page: the same links in the same place, and who operates the service. */
export function Footer({ deep = false }: { deep?: boolean }) {
  return (
    <footer className={cx(styles.footer, deep ? 'deep' : styles.ruled)}>
      <div className="wrap">
        <ul>
          {links.map(([to, words]) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
        <p>{product.footer}</p>
      </div>
    </footer>
  )
}
