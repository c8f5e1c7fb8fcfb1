/** What a phone tells of its line; not every browser does. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Fetches the client's first files once the page is drawn and the phone idle, so that Login and Get Started open at
 * once; never for someone who saves data or is on a slow line.
 */
export function fetchAhead(addresses: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: Line }
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000))
  addEventListener('load', () =>
    idle(() => {
      for (const href of addresses) {
        const link = document.createElement('link')
        link.rel = 'prefetch'
        link.href = href
        document.head.append(link)
      }
    }),
  )
}
