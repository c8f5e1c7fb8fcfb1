import type { AnswerToken, DraftRequest, OpenConversation } from '../../assistant/messages.ts'
import { deviceNow } from '../../clock.ts'
import { conversationKey, removeConversation } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { sessionKey } from '../../session/session.ts'
import { openDraft, type OpenedIn } from './open-draft.ts'
import { requestToken } from './token.ts'

/** How often the end of the plan is looked at and, while the frame is open, whether the session goes on. */
const checkEveryMs = 30_000

/** Id of the calculation on the current page, from its address. */
const shownSubmission = () => /^\/submissions\/([\w-]{36})/.exec(location.pathname)?.[1]

const isFrameOpen = () => document.querySelector('iframe[data-teni]:not([hidden])') !== null

/**
 * Loads the assistant's script from its host and answers its requests until the plan ends or this browser is in another
 * session [spec 12.1]. Each opening and each question asks the server whose session it is by now.
 * @param until when the paid plan ends, ISO 8601.
 * @param session whose conversation it is.
 * @returns a function that removes the script, its button, its frames and the conversation.
 */
export function startAssistant(until: string, session: DeviceSession, page: OpenedIn): () => void {
  const script = document.createElement('script')
  const listening = new AbortController()
  const { signal } = listening

  const stop = () => {
    if (signal.aborted) return
    listening.abort()
    clearInterval(timer)
    script.remove()
    // Ends the loader too.
    removeConversation()
    for (const element of document.querySelectorAll('[data-teni]')) element.remove()
  }
  /** A token of this very session; when there is none any more, all of it leaves, and the page asks who it shows. */
  const tokenOrLeave = async () => {
    const token = await requestToken(session)
    if (token === 'refused') {
      stop()
      void page.queries.invalidateQueries({ queryKey: sessionKey })
    }
    return signal.aborted || token === 'refused' ? 'over' : token
  }
  const answerWith = async (answer: AnswerToken) => {
    const token = await tokenOrLeave()
    if (token !== 'over') answer({ token: token?.token, submissionId: shownSubmission() })
  }
  // Without an answer of the server the conversation opens: nothing else can be asked then.
  const open = async (begin: OpenConversation) => {
    if ((await tokenOrLeave()) !== 'over') begin(conversationKey(session))
  }
  let isMaking = false
  const makeDraft = async (request: DraftRequest) => {
    if (isMaking) return
    isMaking = true
    if (await openDraft(request, session.account, page)) stop()
    isMaking = false
  }
  const check = () => {
    if (Date.parse(deviceNow()) >= Date.parse(until)) stop()
    else if (isFrameOpen() && document.visibilityState === 'visible') void tokenOrLeave()
  }
  const on = (name: string, act: (event: Event) => void) => document.addEventListener(name, act, { signal })
  on('teni:token', (event) => void answerWith((event as CustomEvent<AnswerToken>).detail))
  on('teni:open', (event) => void open((event as CustomEvent<OpenConversation>).detail))
  on('teni:draft', (event) => void makeDraft((event as CustomEvent<DraftRequest>).detail))
  on('teni:end', stop)
  on('visibilitychange', check)
  // A page that the browser's Back brings again is as it was left.
  addEventListener('pageshow', check, { signal })
  const timer = setInterval(check, checkEveryMs)

  const load = async () => {
    const token = await tokenOrLeave()
    if (token === 'over' || token === undefined) return
    script.src = `${token.host}/assistant/embed.js`
    script.async = true
    script.dataset['teni'] = ''
    document.head.append(script)
  }
  void load()
  return stop
}
