import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '../router.ts'
import type { BusyWords } from './busy-words.ts'
import styles from './Button.module.css'
import { cx } from './cx.ts'

interface Look {
  /** A view has one filled button. `gold` is for the deep green ground only; `red` and `redLink` delete. */
  kind?: 'filled' | 'line' | 'red' | 'gold' | 'link' | 'redLink' | undefined
  /** Takes the width of its column. */
  wide?: boolean | undefined
  /** The smaller size of the page header. */
  small?: boolean | undefined
}

/** Value of data-button, by which Actions widens its buttons on a phone; links have none. */
function markOf(kind: Look['kind']) {
  return kind === 'link' || kind === 'redLink' ? undefined : ''
}

function classOf({ kind = 'filled', wide = false, small = false }: Look): string | undefined {
  const isLink = kind === 'link' || kind === 'redLink'
  return cx(isLink ? styles.link : styles.button, styles[kind], wide && styles.wide, small && styles.small)
}

export interface MayBeBusy {
  /**
   * While what it asked for is done: what the button then says, or true for one beside it, which keeps its words. It keeps
   * the focus and takes no press.
   */
  busy?: boolean | BusyWords | undefined
}

export type ButtonProps = Look & MayBeBusy & Omit<ComponentProps<'button'>, 'className'>

/** A button; `type` is "button" unless stated. */
export function Button({ kind, wide, small, ...rest }: ButtonProps) {
  return <button {...pressable(rest)} data-button={markOf(kind)} className={classOf({ kind, wide, small })} />
}

/** The attributes of a button that may be busy. A disabled one would drop the focus to the page's body. */
export function pressable({
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: MayBeBusy & ComponentProps<'button'>): ComponentProps<'button'> {
  if (busy === false) return { ...rest, type, onClick, children }
  return {
    ...rest,
    type,
    'aria-disabled': true,
    onClick: (event) => event.preventDefault(),
    children: busy === true ? children : busy,
  }
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'className'>

/** A link to a page of the product that looks like a button. */
export function ButtonLink({ kind, wide, small, ...rest }: ButtonLinkProps) {
  return <Link {...rest} data-button={markOf(kind)} className={classOf({ kind, wide, small })} />
}

/** Buttons and links side by side. `spaced` adds a margin above and makes the buttons full width on a phone. */
export function Actions({ spaced = false, children }: { spaced?: boolean; children: ReactNode }) {
  return <div className={cx(styles.actions, spaced && styles.spaced)}>{children}</div>
}
