import type { AnswerToken, DraftRequest, FromFrame, OpenConversation, ToFrame } from './messages.ts'

// The assistant's loader, at most 2 KiB: a button, and the frame once it is opened. At each opening the page checks whose
// conversation it is (event teni:open); it gives tokens (event teni:token), makes drafts (event teni:draft) and removes
// the assistant (event teni:end). A page with a button of its own opens it (event teni:show) once it is there (event
// teni:here). On the person's own device the tab's sessionStorage holds the conversation [decision 0023].
const script = document.currentScript as HTMLScriptElement
const host = new URL(script.src).origin
let store: string | undefined
const doc = document
let frame: HTMLIFrameElement | undefined

const place = (element: HTMLElement, style: string) => {
  element.dataset['teni'] = ''
  element.style.cssText = style
  doc.body.append(element)
}
const make = <Name extends 'button' | 'iframe'>(name: Name) => doc.createElement(name)
const button = make('button')
button.textContent = 'Ask Teni'
button.setAttribute('aria-expanded', 'false')
// In the flow, below the page: it lies over nothing [spec 12.8].
place(
  button,
  'display:block;flex:none;margin:12px 12px 12px auto;padding:0 16px;height:48px;font:600 1rem var(--font);border:1px solid var(--edge);border-radius:3px;background:var(--deep);color:var(--on-deep);cursor:pointer',
)

const load = () => {
  frame = make('iframe')
  frame.title = 'Teni, the tax assistant'
  frame.sandbox.value = 'allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox'
  frame.src = `${host}/assistant/frame`
  // All of a phone; on anything wider beside the page, below its header.
  place(
    frame,
    'position:fixed;z-index:9;right:0;bottom:0;width:100%;height:100%;max-width:max(27rem,(600px - 100vw)*99);max-height:max(min(46rem,100% - 5.5rem),(600px - 100vw)*99);border:1px solid var(--edge);background:var(--ground)',
  )
}
let opener: HTMLElement = button
const show = (open: boolean) => {
  button.setAttribute('aria-expanded', `${open}`)
  button.style.display = open ? 'none' : 'block'
  if (frame) frame.hidden = !open
  if (open) frame?.focus()
  else opener.focus()
}

const tell = (name: string, detail?: unknown) => doc.dispatchEvent(new CustomEvent(name, { detail }))
const onMessage = ({ source, data }: MessageEvent<FromFrame>) => {
  const target = frame?.contentWindow
  if (!target || source !== target) return
  const send = (message: ToFrame) => target.postMessage(message, '*')
  if (data.teni === 'ready')
    send({ teni: 'begin', kept: store ? sessionStorage.getItem(store) : null, isKept: store !== undefined })
  if (data.teni === 'keep' && store) sessionStorage.setItem(store, data.kept)
  if (data.teni === 'close') show(false)
  if (data.teni === 'token') {
    const answer: AnswerToken = (reply) => send({ teni: 'token', ...reply })
    tell('teni:token', answer)
  }
  if (data.teni === 'draft') {
    const done: DraftRequest['done'] = (fault) => {
      send({ teni: 'draft', fault })
      if (fault === null) show(false)
    }
    tell('teni:draft', { answers: data.answers, done })
  }
}
const begin: OpenConversation = (key) => {
  if (!script.isConnected) return
  store = key
  if (!frame) load()
  show(true)
}
const open = ({ target }: Event) => {
  // A page that has its own way to open it (event teni:show) gets the focus back there.
  opener = target instanceof HTMLElement ? target : button
  tell('teni:open', begin)
}
const end = () => {
  removeEventListener('message', onMessage)
  doc.removeEventListener('teni:show', open)
  frame?.remove()
  frame = undefined
  button.remove()
}
button.addEventListener('click', open)
doc.addEventListener('teni:show', open)
addEventListener('message', onMessage)
doc.addEventListener('teni:end', end, { once: true })
// The page may have removed the script while it was loading.
if (!script.isConnected) end()
else tell('teni:here')
