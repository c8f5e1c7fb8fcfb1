import { helpIds } from '../ids.ts'

/** The guide and its index, fetched when the search first takes focus. */
const loadSearch = () => import('./find-articles.ts')

/**
 * Makes the search of the help page work, and goes from the link of a question to its article; without scripts such a
 * link scrolls to the article's place in the list.
 */
export function enableHelpSearch(): void {
  const form = document.getElementById(helpIds.form)
  const input = document.getElementById(helpIds.input) as HTMLInputElement | null
  const found = document.getElementById(helpIds.found)
  const all = document.getElementById(helpIds.all)
  if (!form || !input || !found || !all) return
  const article = document.getElementById(location.hash.slice(1))?.dataset['leads']
  if (article !== undefined) location.replace(article)
  form.hidden = false
  input.addEventListener('focus', () => void loadSearch().catch(() => undefined), { once: true })
  form.addEventListener('submit', (event) => event.preventDefault())
  const answer = ({ findArticles, show }: Awaited<ReturnType<typeof loadSearch>>): void => {
    const isAsking = input.value.trim() !== ''
    all.hidden = isAsking
    found.hidden = !isAsking
    if (isAsking) show(found, findArticles(input.value))
  }
  input.addEventListener('input', () => void loadSearch().then(answer, () => undefined))
}
