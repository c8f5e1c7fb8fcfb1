import { type ComponentProps, type ReactNode, useRef } from 'react'
import { product } from '../../contract/http/product.ts'
import { Link, type LinkProps, useLocation } from '../router.ts'
import { useFocusOnNavigation, usePageTitle } from '../shell/navigation.ts'
import { pressable, type MayBeBusy } from './Button.tsx'
import styles from './Page.module.css'
import { cx } from './cx.ts'

interface PageProps {
  /** Name of the page or step: the document's title becomes "title - NaijaTax". Absent on `/` and /account. */
  title?: string
  /** NavLink, NavButton and small ButtonLink at the right of the header. */
  nav?: ReactNode
  /** Names a view within one address, such as a step: a new view moves focus to the h1, as a new page does. */
  view?: string
  /** `main` spans the screen; each section of the page then brings its own `wrap`. */
  fullWidth?: boolean
  /** The green footer of public pages. */
  deepFooter?: boolean
  /** Extra class of main. */
  className?: string | undefined
  children: ReactNode
}

/** The frame of every page: skip link, pattern border, header, main, footer. */
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
  // The address bar is ahead of the screen while the next page's code is fetched; this is the page that is shown.
  const { pathname } = useLocation()
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
        data-page={pathname}
        data-view={view}
        className={cx(styles.main, !fullWidth && 'wrap', className)}
      >
        {children}
      </main>
      <Footer deep={deepFooter} />
    </>
  )
}

/** A link in the page header. */
export function NavLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.navItem} />
}

/** A button in the page header, such as Logout. */
export function NavButton(props: MayBeBusy & Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...pressable(props)} className={styles.navItem} />
}

/** The logo's mark: the naira sign, two gold bars woven over and under a green N. */
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

/** Mark and product name, linked to the start page. */
function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <Mark />
      <span className={styles.name}>{product.name}</span>
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

/** The footer of every page: links, and who operates the service. */
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

/** The woven border at the top of every page and of the upgrade panel. */
export function PatternBorder() {
  return <div className={styles.border} />
}
