import type { AnswerToken, FromFrame, OpenConversation } from './messages.ts'

// The assistant's loader, at most 2 KiB: a button, and the frame once it is opened. The page checks whose conversation
// it is (event teni:open), gives tokens (event teni:token) and removes the assistant (event teni:end). A page with a
// button of its own opens it (event teni:show) once it is there (event teni:here). On the person's
// own device the tab's sessionStorage holds the conversation [decision 0023].
const script = document.currentScript as HTMLScriptElement
const host = new URL(script.src).origin
let store: string | undefined
const doc = document
let frame: HTMLIFrameElement | undefined

const place = (element: HTMLElement, style: string) => {
  element.dataset['teni'] = ''
  element.style.cssText = `position:fixed;z-index:9;right:0;bottom:0;${style}`
  doc.body.append(element)
}
const make = <Name extends 'button' | 'iframe'>(name: Name) => doc.createElement(name)
const button = make('button')
button.textContent = 'Ask Teni'
button.setAttribute('aria-expanded', 'false')
place(
  button,
  'margin:12px;padding:0 16px;height:48px;font:600 1rem var(--font);border:1px solid var(--edge);border-radius:3px;background:var(--deep);color:var(--on-deep);cursor:pointer',
)

const load = () => {
  frame = make('iframe')
  frame.title = 'Teni, the tax assistant'
  frame.sandbox.value = 'allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox'
  frame.src = `${host}/assistant/frame`
  place(
    frame,
    'width:100%;height:100%;max-width:26rem;max-height:40rem;border:1px solid var(--edge);background:var(--ground)',
  )
  if (innerWidth < 600) frame.style.maxWidth = frame.style.maxHeight = 'none'
}
let opener: HTMLElement = button
const show = (open: boolean) => {
  button.setAttribute('aria-expanded', `${open}`)
  button.hidden = open
  button.style.display = open ? 'none' : ''
  if (frame) frame.style.display = open ? '' : 'none'
  if (open) frame?.focus()
  else opener.focus()
}

const onMessage = ({ source, data }: MessageEvent<FromFrame>) => {
  const target = frame?.contentWindow
  if (!target || source !== target) return
  const send = (message: object) => target.postMessage(message, '*')
  if (data.teni === 'ready') send({ teni: 'begin', kept: store ? sessionStorage.getItem(store) : null })
  if (data.teni === 'keep' && store) sessionStorage.setItem(store, data.kept)
  if (data.teni === 'close') show(false)
  if (data.teni === 'token') {
    const detail: AnswerToken = (reply) => send({ teni: 'token', ...reply })
    doc.dispatchEvent(new CustomEvent('teni:token', { detail }))
  }
}
const open = ({ target }: Event) => {
  // A page that has its own way to open it (event teni:show) gets the focus back there.
  opener = target instanceof HTMLElement ? target : button
  const detail: OpenConversation = (key) => {
    store = key
    if (!frame && script.isConnected) load()
    show(true)
  }
  if (frame) show(true)
  else doc.dispatchEvent(new CustomEvent('teni:open', { detail }))
}
const end = () => {
  removeEventListener('message', onMessage)
  doc.removeEventListener('teni:show', open)
  frame?.remove()
  button.remove()
}
button.addEventListener('click', open)
doc.addEventListener('teni:show', open)
addEventListener('message', onMessage)
doc.addEventListener('teni:end', end, { once: true })
// The page may have removed the script while it was loading.
if (!script.isConnected) end()
else doc.dispatchEvent(new CustomEvent('teni:here'))
