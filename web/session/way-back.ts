/** Where a person comes back to when the session turns out to be over while a press is being done. */
let address: string | undefined

/**
 * Notes what finishes a press after the sign-in; undefined once it is done or has failed otherwise. It is noted before
 * the call: the page learns of the end of the session before the press does.
 */
export function comeBackTo(to: string | undefined): void {
  address = to
}

/** The place to come back to: that of a press under way, else the page's own. */
export function wayBack<Place extends { pathname: string; search: string }>(page: Place): Place {
  if (address === undefined) return page
  const { pathname, search } = new URL(address, 'https://page.invalid')
  return { ...page, pathname, search, state: null }
}
