import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../router.ts'
import styles from './Nav.module.css'

/** A word of the page header that leads somewhere. */
export function NavLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.item} />
}

/** A word of the page header that does something, like Logout. */
export function NavButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.item} />
}
