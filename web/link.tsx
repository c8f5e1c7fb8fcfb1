import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'
import { isFrontAddress } from './addresses.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To
  /** Replaces the current entry of the browser's history. By default only a link to the current address does. */
  replace?: boolean | undefined
  /** Navigation state for the target page. */
  state?: unknown
  /** Loads the target as a new document, as a link to another site would. */
  reloadDocument?: boolean
}

/**
 * A link within the product: to a page of the client, or to a public page, which is a document of its own. Uses the
 * router's hooks, because the router's Link brings 4 KiB of prefetching and forms that this client does not use.
 */
export function Link({ to, replace, state, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const leaves = reloadDocument || isFrontAddress(href)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !leaves) follow(event)
      }}
    >
      {children}
    </a>
  )
}
