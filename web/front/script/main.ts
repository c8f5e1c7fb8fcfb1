import { tryItIds } from '../ids.ts'
import { showFlashMessage } from './flash-message.ts'
import { restoreSession } from './restore-session.ts'
import { enableHelpSearch } from './search-help.ts'

// The script of the public pages, which work without it.
void restoreSession()
enableCalculator()
enableHelpSearch()
showFlashMessage()
prefetch(
  document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead']?.split(' ').filter(Boolean) ??
    [],
)

/** The tax engine and the answer, fetched when the calculator first takes focus. */
const loadCalculator = () => import('./calculator.ts')

/** Makes the calculator answer; without this script its form goes to the sign-up. */
function enableCalculator(): void {
  const form = document.getElementById(tryItIds.form)
  form?.addEventListener(
    'focusin',
    () =>
      void loadCalculator().then(
        ({ readAmountBoxes }) => readAmountBoxes(),
        () => undefined,
      ),
    { once: true },
  )
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    loadCalculator()
      .then(({ answer }) => answer())
      .catch(() => {
        const words = document.getElementById(tryItIds.words)
        if (words === null) return
        words.textContent = 'The calculator could not be fetched. Check your network and try again.'
        words.hidden = false
      })
  })
}

/** The Network Information API, which not every browser has. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Prefetches the client's first files when the page is loaded and the browser idle, so that Login and Get Started open
 * at once; not on a 2G connection or where the browser saves data.
 */
function prefetch(addresses: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
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
