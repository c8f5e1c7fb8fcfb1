import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'
import { isFrontAddress } from './addresses.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To
  /** Takes the place of the current entry of the browser's history; unless told, only a link to this very place does. */
  replace?: boolean | undefined
  /** Navigation state for the page it leads to. */
  state?: unknown
  /** Leaves the page for good, as a link to another site would. */
  reloadDocument?: boolean
}

/**
 * A link to a page of ours: within the client, or to a public page, which is a document of its own. Made over the
 * router's own hooks: its Link brings its prefetching for server-rendered pages and its forms along, four kilobytes
 * that a phone would load for nothing.
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
