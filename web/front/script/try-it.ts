import { ids } from '../try-it-ids.ts'

/** The tax engine and the answer, fetched when somebody first touches the calculator. */
const engine = () => import('./answer.ts')

/** Makes the small calculator answer; without this script its form leads to the sign-up. */
export function tryIt(): void {
  const form = document.getElementById(ids.form)
  form?.addEventListener('focusin', () => void engine().catch(() => undefined), { once: true })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    engine()
      .then(({ answer }) => answer())
      .catch(() => {
        const words = document.getElementById(ids.words)
        if (words === null) return
        words.textContent = 'The calculator could not be fetched. Check your network and try again.'
        words.hidden = false
      })
  })
}
