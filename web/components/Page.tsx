import { useRef, type ReactNode } from 'react'
import { usePageTitle } from '../shell/page-title.ts'
import { useArrival } from '../shell/use-arrival.ts'
import { cx } from './cx.ts'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import styles from './Page.module.css'
import { Selvedge } from './Selvedge.tsx'

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
  useArrival(main, view)
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
      <Selvedge />
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
