import type { TokenAsk } from '../../assistant/messages.ts'
import { deviceNow } from '../../clock.ts'
import { bearer } from '../../identity/index.ts'
import { removeConversation } from '../../session/account-storage.ts'

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
    removeConversation()
  }
  const answerWith = async (answer: TokenAsk) => {
    const given = await askToken()
    if (given === 'refused') stop()
    else answer({ token: given?.token, submissionId: shownSubmission() })
  }
  const give = (event: Event) => {
    void answerWith((event as CustomEvent<TokenAsk>).detail)
  }
  const timer = setInterval(() => {
    if (Date.parse(deviceNow()) >= Date.parse(until)) stop()
  }, lookEvery)
  document.addEventListener('teni:token', give)
  const load = async () => {
    const given = await askToken()
    if (over || given === undefined) return
    if (given === 'refused') {
      stop()
      return
    }
    script.src = `${given.host}/assistant/embed.js`
    script.async = true
    script.dataset['teni'] = ''
    document.head.append(script)
  }
  void load()
  return stop
}

/** What the API gives for the assistant. */
export interface AssistantToken {
  token: string
  /** Origin that the loader comes from. */
  host: string
}

/**
 * A token of the assistant: of five minutes, for the account that is signed in.
 * @returns 'refused' when the plan or the session has ended; undefined when no answer came.
 */
export async function askToken(): Promise<AssistantToken | 'refused' | undefined> {
  try {
    const session = await bearer.find()
    const answer = await fetch('/api/assistant/token', {
      method: 'POST',
      headers: session === undefined ? {} : { Authorization: `Bearer ${session}` },
    })
    if ([401, 402, 403].includes(answer.status)) return 'refused'
    return answer.ok ? ((await answer.json()) as AssistantToken) : undefined
  } catch {
    return undefined
  }
}
