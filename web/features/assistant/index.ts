import type { AnswerToken, OpenConversation } from '../../assistant/messages.ts'
import { deviceNow } from '../../clock.ts'
import { bearer } from '../../identity/index.ts'
import { readProfile } from '../../api/calls.ts'
import { ApiError } from '../../api/api-error.ts'
import { conversationKey, removeConversation } from '../../session/account-storage.ts'
import { deviceSessionOf, type DeviceSession } from '../../session/index.ts'

/** How often the end of the plan is checked. */
const checkEveryMs = 30_000

/** Id of the calculation on the current page, from its address. */
const shownSubmission = () => /^\/submissions\/([\w-]{36})/.exec(location.pathname)?.[1]

/**
 * Loads the assistant's script from its host and answers its requests for tokens until the plan ends.
 * @param until when the paid plan ends, ISO 8601.
 * @param session whose conversation it is.
 * @returns a function that removes the script, its button, its frames and the conversation.
 */
export function startAssistant(until: string, session: DeviceSession): () => void {
  let isStopped = false
  const script = document.createElement('script')

  const stop = () => {
    if (isStopped) return
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('teni:token', handleTokenRequest)
    document.removeEventListener('teni:open', handleOpening)
    document.dispatchEvent(new Event('teni:end'))
    script.remove()
    for (const element of document.querySelectorAll('[data-teni]')) element.remove()
    removeConversation()
  }
  const answerWith = async (answer: AnswerToken) => {
    const token = await requestToken()
    if (token === 'refused') stop()
    else answer({ token: token?.token, submissionId: shownSubmission() })
  }
  const handleTokenRequest = (event: Event) => {
    void answerWith((event as CustomEvent<AnswerToken>).detail)
  }
  // The stored conversation is given only to a frame that opens in the session that kept it.
  const open = async (begin: OpenConversation) => {
    if (await isSignedInAs(session)) begin(conversationKey(session))
    else stop()
  }
  const handleOpening = (event: Event) => {
    void open((event as CustomEvent<OpenConversation>).detail)
  }
  const timer = setInterval(() => {
    if (Date.parse(deviceNow()) >= Date.parse(until)) stop()
  }, checkEveryMs)
  document.addEventListener('teni:token', handleTokenRequest)
  document.addEventListener('teni:open', handleOpening)
  const load = async () => {
    const token = await requestToken()
    if (isStopped || token === undefined) return
    if (token === 'refused') {
      stop()
      return
    }
    script.src = `${token.host}/assistant/embed.js`
    script.async = true
    script.dataset['teni'] = ''
    document.head.append(script)
  }
  void load()
  return stop
}

/** Asks the server whether this browser is still in a session. Without an answer it is taken to be: nothing else opens. */
async function isSignedInAs({ account, tag }: DeviceSession): Promise<boolean> {
  try {
    const now = deviceSessionOf(await readProfile())
    return now.account === account && now.tag === tag
  } catch (thrown) {
    return !(thrown instanceof ApiError && thrown.status === 401)
  }
}

/** The API's answer to a request for a token. */
interface AssistantToken {
  token: string
  /** Origin that the loader comes from. */
  host: string
}

/**
 * Requests a token for the assistant, valid for five minutes for the account that is signed in.
 * @returns 'refused' when the plan or the session has ended; undefined when there is no usable answer.
 */
async function requestToken(): Promise<AssistantToken | 'refused' | undefined> {
  try {
    const session = await bearer.getToken()
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
