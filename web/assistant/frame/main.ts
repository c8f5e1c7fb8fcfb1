import type { FromFrame, Given, ToFrame } from '../messages.ts'
import { ask } from './ask.ts'
import { historyOf, readKept, type Said } from './conversation.ts'
import { draw } from './draw.ts'

// The assistant's own page. It runs sealed off from the product: what it needs it asks the page around it for.
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
const consent = document.getElementById('consent')

let said: Said[] = []
let takeToken: ((given: Given) => void) | undefined

const tell = (message: FromFrame) => parent.postMessage(message, '*')
const keep = () => tell({ teni: 'keep', kept: JSON.stringify(said) })

function add(one: Said): HTMLElement {
  const place = document.createElement('section')
  draw(place, one)
  list.append(place)
  place.scrollIntoView({ block: 'nearest' })
  return place
}

/** Asks the page for a token, each time anew: it works for minutes only. */
const given = () =>
  new Promise<Given>((resolve) => {
    takeToken = resolve
    tell({ teni: 'token' })
  })

async function answer(message: string): Promise<void> {
  const history = historyOf(said)
  const question: Said = { by: 'person', text: message }
  add(question)
  const reply: Said = { by: 'assistant', text: '' }
  const place = add({ ...reply, text: '…' })
  const redraw = () => draw(place, reply)
  const agreed = consent instanceof HTMLInputElement && consent.checked
  try {
    await ask({ message, history, consent: agreed }, await given(), {
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
    said.push(question, reply)
    status.textContent = reply.text
    keep()
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : 'No answer came. Ask again.'
    draw(place, { by: 'assistant', text: words })
    status.textContent = words
    input.value = message
  }
  place.scrollIntoView({ block: 'nearest' })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
})
const submit = () => {
  const message = input.value.trim()
  if (message === '' || send.disabled) return
  input.value = ''
  send.disabled = true
  status.textContent = ''
  void answer(message).finally(() => {
    send.disabled = false
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
find('clear', HTMLButtonElement).addEventListener('click', () => {
  said = []
  list.replaceChildren()
  status.textContent = 'The conversation is cleared.'
  keep()
  input.focus()
})
const close = () => tell({ teni: 'close' })
find('close', HTMLButtonElement).addEventListener('click', close)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close()
})
addEventListener('focus', () => input.focus())
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return
  if (data.teni === 'token') takeToken?.(data)
  if (data.teni !== 'begin') return
  said = readKept(data.kept)
  list.replaceChildren()
  said.forEach(add)
  input.focus()
})
tell({ teni: 'ready' })
