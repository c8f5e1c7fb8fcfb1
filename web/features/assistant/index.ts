import type { TokenAsk } from '../../assistant/messages.ts'
import { deviceNow } from '../../clock.ts'
import { askToken } from './token.ts'

/** How often the end of the plan is looked for, in milliseconds. */
const lookEvery = 30_000

/** The calculation that the page shows, by its address. */
const shownSubmission = () => /^\/submissions\/([\w-]{36})/.exec(location.pathname)?.[1]

/**
 * Loads the assistant's script from its host and gives its frame tokens, until the plan ends.
 * @param until moment at which the paid plan ends.
 * @returns takes the script, its button and its frames away, and forgets the conversation.
 */
export function startAssistant(until: string): () => void {
  let over = false
  const script = document.createElement('script')

  const stop = () => {
    if (over) return
    over = true
    clearInterval(timer)
    document.removeEventListener('teni:token', give)
    document.dispatchEvent(new Event('teni:end'))
    script.remove()
    for (const left of document.querySelectorAll('[data-teni]')) left.remove()
    sessionStorage.removeItem('teni')
  }
  const give = (event: Event) => {
    const answer = (event as CustomEvent<TokenAsk>).detail
    void askToken().then((given) => {
      if (given === 'refused') stop()
      else answer({ token: given?.token, submissionId: shownSubmission() })
    })
  }
  const timer = setInterval(() => {
    if (Date.parse(deviceNow()) >= Date.parse(until)) stop()
  }, lookEvery)
  document.addEventListener('teni:token', give)
  void askToken().then((given) => {
    if (over) return
    if (given === 'refused') stop()
    if (given === undefined || given === 'refused') return
    script.src = `${given.host}/assistant/embed.js`
    script.async = true
    script.dataset['teni'] = ''
    document.head.append(script)
  })
  return stop
}
