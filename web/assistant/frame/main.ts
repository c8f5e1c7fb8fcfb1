import type { FromFrame, TokenReply, ToFrame } from '../messages.ts'
import { ask } from './ask.ts'
import { historyOf, parseConversation, type Turn, saveAsFile } from './conversation.ts'
import { draw } from './draw.ts'

// The assistant's page in its sandboxed frame. It gets a token and the stored conversation by messages from the page.
const find = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The frame has no ${id}`)
  return found
}
const form = find('form', HTMLFormElement)
const input = find('question', HTMLTextAreaElement)
const send = find('send', HTMLButtonElement)
const list = find('said', HTMLElement)
const status = find('status', HTMLElement)
const fault = find('fault', HTMLElement)
const save = find('save', HTMLButtonElement)
const clear = find('clear', HTMLButtonElement)
const start = find('start', HTMLElement)
const consent = document.getElementById('consent')

let turns: Turn[] = []
let resolveToken: ((reply: TokenReply) => void) | undefined

const post = (message: FromFrame) => parent.postMessage(message, '*')
const keep = () => post({ teni: 'keep', kept: JSON.stringify(turns) })

/** Most characters that the server accepts. */
const maxLength = 2000

/** Shows an error below the conversation; removes it when there are no words. */
function showError(words = ''): void {
  fault.textContent = words
  fault.hidden = words === ''
  status.textContent = words
  fault.scrollIntoView({ block: 'nearest' })
}

/** Shows the examples in an empty conversation, the buttons to save and delete in any other. */
function updateControls(): void {
  const isEmpty = list.childElementCount === 0
  start.hidden = !isEmpty
  save.hidden = isEmpty
  clear.hidden = isEmpty
}

function add(turn: Turn): HTMLElement {
  const place = document.createElement('section')
  draw(place, turn)
  list.append(place)
  updateControls()
  place.scrollIntoView({ block: 'nearest' })
  return place
}

/** Requests a token from the page, for each question: a token is valid for minutes only. */
const requestToken = () =>
  new Promise<TokenReply>((resolve) => {
    resolveToken = resolve
    post({ teni: 'token' })
  })

async function answer(message: string): Promise<void> {
  const history = historyOf(turns)
  const question: Turn = { by: 'person', text: message }
  const questionPlace = add(question)
  const reply: Turn = { by: 'assistant', text: '' }
  const place = add({ ...reply, text: '…' })
  const redraw = () => draw(place, reply)
  const hasConsent = consent instanceof HTMLInputElement && consent.checked
  try {
    await ask({ message, history, consent: hasConsent }, await requestToken(), {
      delta: (text) => {
        reply.text += text
        redraw()
      },
      sources: (sources) => {
        reply.sources = sources
        redraw()
      },
      note: (note) => {
        reply.note = note
        redraw()
      },
    })
    turns.push(question, reply)
    status.textContent = reply.text
    keep()
    place.scrollIntoView({ block: 'nearest' })
  } catch (thrown) {
    // The question returns to its field; neither it nor a partial answer becomes part of the conversation.
    place.remove()
    questionPlace.remove()
    updateControls()
    if (input.value === '') input.value = message
    showError(thrown instanceof Error ? thrown.message : 'No answer came. Ask again.')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
})
const submit = () => {
  const message = input.value.trim()
  if (send.getAttribute('aria-disabled') === 'true') return
  if (message === '' || message.length > maxLength) {
    showError(
      message === ''
        ? 'Type a question first, like “tax on 450k a month”.'
        : `Ask in at most ${maxLength.toLocaleString('en-NG')} characters: this is ${message.length.toLocaleString('en-NG')}.`,
    )
    input.focus()
    return
  }
  input.value = ''
  // Disabled it would drop the focus to the body of the page.
  send.setAttribute('aria-disabled', 'true')
  showError()
  status.textContent = 'Looking it up.'
  void answer(message).finally(() => {
    send.removeAttribute('aria-disabled')
    input.focus()
  })
}
send.addEventListener('click', submit)
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault()
    submit()
  }
})
for (const example of document.querySelectorAll('.example'))
  example.addEventListener('click', () => {
    input.value = example.textContent
    submit()
  })
save.addEventListener('click', () => saveAsFile(turns))
clear.addEventListener('click', () => {
  turns = []
  list.replaceChildren()
  showError()
  updateControls()
  status.textContent = 'The conversation is deleted.'
  keep()
  input.focus()
})
const close = () => post({ teni: 'close' })
find('close', HTMLButtonElement).addEventListener('click', close)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close()
})
addEventListener('focus', () => input.focus())
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return
  if (data.teni === 'token') resolveToken?.(data)
  if (data.teni !== 'begin') return
  turns = parseConversation(data.kept)
  list.replaceChildren()
  turns.forEach(add)
  updateControls()
  input.focus()
})
post({ teni: 'ready' })
