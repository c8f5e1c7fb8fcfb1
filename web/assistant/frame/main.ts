import type { FromFrame, Given, ToFrame } from '../messages.ts'
import { ask } from './ask.ts'
import { historyOf, readKept, type Said, saveAsFile } from './conversation.ts'
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
const fault = find('fault', HTMLElement)
const save = find('save', HTMLButtonElement)
const clear = find('clear', HTMLButtonElement)
const start = find('start', HTMLElement)
const consent = document.getElementById('consent')

let said: Said[] = []
let takeToken: ((given: Given) => void) | undefined

const tell = (message: FromFrame) => parent.postMessage(message, '*')
const keep = () => tell({ teni: 'keep', kept: JSON.stringify(said) })

/** As many characters as the server takes. */
const longest = 2000

/** Says what went wrong below the conversation; without words takes that away. */
function complain(words = ''): void {
  fault.textContent = words
  fault.hidden = words === ''
  status.textContent = words
  fault.scrollIntoView({ block: 'nearest' })
}

/** Where nothing was said yet there are examples, and nothing to save or delete. */
function showWhatFits(): void {
  const isEmpty = list.childElementCount === 0
  start.hidden = !isEmpty
  save.hidden = isEmpty
  clear.hidden = isEmpty
}

function add(one: Said): HTMLElement {
  const place = document.createElement('section')
  draw(place, one)
  list.append(place)
  showWhatFits()
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
  const asked = add(question)
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
    place.scrollIntoView({ block: 'nearest' })
  } catch (wrong) {
    // The question goes back into its field: neither it nor half an answer is part of the conversation.
    place.remove()
    asked.remove()
    showWhatFits()
    if (input.value === '') input.value = message
    complain(wrong instanceof Error ? wrong.message : 'No answer came. Ask again.')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
})
const submit = () => {
  const message = input.value.trim()
  if (send.disabled) return
  if (message === '' || message.length > longest) {
    complain(
      message === ''
        ? 'Type a question first, like “tax on 450k a month”.'
        : `Ask in at most ${longest.toLocaleString('en-NG')} characters: this is ${message.length.toLocaleString('en-NG')}.`,
    )
    input.focus()
    return
  }
  input.value = ''
  send.disabled = true
  complain()
  status.textContent = 'Looking it up.'
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
for (const example of document.querySelectorAll('.example'))
  example.addEventListener('click', () => {
    input.value = example.textContent
    submit()
  })
save.addEventListener('click', () => saveAsFile(said))
clear.addEventListener('click', () => {
  said = []
  list.replaceChildren()
  complain()
  showWhatFits()
  status.textContent = 'The conversation is deleted.'
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
  showWhatFits()
  input.focus()
})
tell({ teni: 'ready' })
