import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '../router.ts'
import styles from './Button.module.css'
import { cx } from './cx.ts'

interface Look {
  /** One filled button a view. gold on deep green only. red and redLink delete. */
  kind?: 'filled' | 'line' | 'red' | 'gold' | 'link' | 'redLink' | undefined
  /** As wide as its column. */
  wide?: boolean | undefined
  /** For the page header. */
  small?: boolean | undefined
}

/** Marks what Actions widens on a phone. */
function markOf(kind: Look['kind']) {
  return kind === 'link' || kind === 'redLink' ? undefined : ''
}

function classOf({ kind = 'filled', wide = false, small = false }: Look): string | undefined {
  const isLink = kind === 'link' || kind === 'redLink'
  return cx(isLink ? styles.link : styles.button, styles[kind], wide && styles.wide, small && styles.small)
}

export type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>

/** A button; `type` is "button" unless stated. */
export function Button({ kind, wide, small, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} data-button={markOf(kind)} className={classOf({ kind, wide, small })} />
  )
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'className'>

/** A link to a page of ours that looks like a button. */
export function ButtonLink({ kind, wide, small, ...rest }: ButtonLinkProps) {
  return <Link {...rest} data-button={markOf(kind)} className={classOf({ kind, wide, small })} />
}

/** Buttons and links side by side. `spaced` stands apart from what is above, and its buttons are full width on a phone. */
export function Actions({ spaced = false, children }: { spaced?: boolean; children: ReactNode }) {
  return <div className={cx(styles.actions, spaced && styles.spaced)}>{children}</div>
}
