import { tryItIds } from '../ids.ts'
import { showFlashMessage } from './flash-message.ts'
import { restoreSession } from './restore-session.ts'
import { searchHelp } from './search-help.ts'

// The script of the public pages. They are whole without it.
void restoreSession()
tryIt()
searchHelp()
showFlashMessage()
fetchAhead(
  document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead']?.split(' ').filter(Boolean) ??
    [],
)

/** The tax engine and the answer, fetched when somebody first touches the calculator. */
const engine = () => import('./calculator.ts')

/** Makes the small calculator answer; without this script its form leads to the sign-up. */
function tryIt(): void {
  const form = document.getElementById(tryItIds.form)
  form?.addEventListener('focusin', () => void engine().catch(() => undefined), { once: true })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    engine()
      .then(({ answer }) => answer())
      .catch(() => {
        const words = document.getElementById(tryItIds.words)
        if (words === null) return
        words.textContent = 'The calculator could not be fetched. Check your network and try again.'
        words.hidden = false
      })
  })
}

/** What a phone tells of its line; not every browser does. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Fetches the client's first files once the page is drawn and the phone idle, so that Login and Get Started open at
 * once; never for someone who saves data or is on a slow line.
 */
function fetchAhead(addresses: readonly string[]): void {
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
