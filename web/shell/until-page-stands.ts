/** How long a page has the line to itself, in milliseconds. */
const ahead = 2000

/**
 * Waits while the page that was opened loads what it shows: what only looks after the plan does not take the line from
 * it. Who comes back from paying is not kept waiting.
 */
export function untilPageStands(): Promise<void> {
  if (new URLSearchParams(location.search).has('upgraded')) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, ahead))
}
