import { type ComponentProps, type ReactNode, useRef } from 'react'
import { product } from '../../contract/http/product.ts'
import { Link, type LinkProps } from '../router.ts'
import { useFocusOnNavigation, usePageTitle } from '../shell/navigation.ts'
import styles from './Page.module.css'
import { cx } from './cx.ts'

interface PageProps {
  /** What this page or step is called: the document's title is "title - NaijaTax". Left out on `/` and /account. */
  title?: string
  /** NavLink, NavButton and small ButtonLink at the right of the header. */
  nav?: ReactNode
  /** Names a view within one address, like a step: a new one moves focus to the h1, as a new page does. */
  view?: string
  /** Main spans the screen, for pages with fields of colour; each section then brings its own `wrap`. */
  fullWidth?: boolean
  /** The green footer of public pages. */
  deepFooter?: boolean
  /** Extra class of main. */
  className?: string | undefined
  children: ReactNode
}

/** The frame of every page: skip link, selvedge, header, main, footer. */
export function Page({
  title,
  nav,
  view,
  fullWidth = false,
  deepFooter = false,
  className,
  children,
}: PageProps) {
  const main = useRef<HTMLElement>(null)
  usePageTitle(title)
  useFocusOnNavigation(main, view)
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to main content
      </a>
      <PatternBorder />
      <header className={cx('wrap', styles.header)}>
        <Logo />
        {nav && <nav aria-label="Account">{nav}</nav>}
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        data-view={view}
        className={cx(styles.main, !fullWidth && 'wrap', className)}
      >
        {children}
      </main>
      <Footer deep={deepFooter} />
    </>
  )
}

/** A word of the page header that leads somewhere. */
export function NavLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.navItem} />
}

/** A word of the page header that does something, like Logout. */
export function NavButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.navItem} />
}

/** The mark: the naira sign as weaving, two gold wefts over and under a green N. */
function Mark() {
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
function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      {product.name}
    </Link>
  )
}

const links = [
  ['/help', 'Help'],
  ['/pricing', 'Pricing'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/eula', 'EULA'],
  ['/disclaimer', 'Disclaimer'],
] as const

/** The foot of every page: the same links in the same place, and who operates the service. */
function Footer({ deep = false }: { deep?: boolean }) {
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

/** The woven edge: first thing on every page, and on the upgrade panel. Nowhere else. */
export function PatternBorder() {
  return <div className={styles.border} />
}
