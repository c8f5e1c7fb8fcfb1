import type { FromFrame, TokenReply, ToFrame } from '../messages.ts'
import { ask } from './ask.ts'
import type { Acts } from './chips.ts'
import { parseConversation, readAs, saveAsFile, type Turn, withTurns } from './conversation.ts'
import { draw } from './draw.ts'
import { historyOf } from './history.ts'

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

/** Has a screen reader say an answer, with how its question was read, once. */
function announce({ text, reading, language = '' }: Turn): void {
  status.lang = language
  status.textContent = reading?.chips.length ? `I read: ${readAs(reading)}. ${text}` : text
}

/** Shows an error below the conversation; removes it when there are no words. */
function showError(words = ''): void {
  fault.textContent = words
  fault.hidden = words === ''
  status.lang = ''
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

/** The last answer, which can be corrected while nothing follows it. */
let last: { place: HTMLElement; turn: Turn } | undefined

/** Draws a turn at the end. @param acts what can be done with it: only with the last answer. */
function add(turn: Turn): HTMLElement {
  const place = document.createElement('section')
  draw(place, turn)
  list.append(place)
  updateControls()
  place.scrollIntoView({ block: 'nearest' })
  return place
}

/** Draws the last answer again. @param canChange whether its chips open and its buttons are there. */
function settle(canChange: boolean): void {
  if (last) draw(last.place, last.turn, canChange ? acts : undefined)
}

let opening: HTMLButtonElement | undefined
const acts: Acts = {
  say: (words) => {
    input.focus()
    submit(words)
  },
  open: (draft, pressed) => {
    if (opening) return
    showError()
    opening = pressed
    pressed.setAttribute('aria-disabled', 'true')
    status.textContent = 'Opening the questionnaire.'
    post({ teni: 'draft', answers: draft })
  },
}

/** The page has made a draft, or says why not. */
function opened(fault: string | null): void {
  opening?.removeAttribute('aria-disabled')
  opening = undefined
  showError(fault ?? '')
}

/** Requests a token from the page, for each question: a token is valid for minutes only. */
const requestToken = () =>
  new Promise<TokenReply>((resolve) => {
    resolveToken = resolve
    post({ teni: 'token' })
  })

async function answer(message: string): Promise<void> {
  const history = historyOf(turns, message)
  settle(false)
  const question: Turn = { by: 'person', text: message }
  const questionPlace = add(question)
  const reply: Turn = { by: 'assistant', text: '' }
  const place = add({ ...reply, text: 'Reading your question…' })
  const redraw = () => draw(place, reply)
  const hasConsent = consent instanceof HTMLInputElement && consent.checked
  try {
    await ask({ message, history, consent: hasConsent }, await requestToken(), {
      delta: (text) => {
        reply.text += text
        redraw()
      },
      reading: (reading) => {
        reply.reading = reading
        redraw()
      },
      sources: (sources) => {
        reply.sources = sources
        redraw()
      },
      end: ({ note, by, language = 'en' }) => {
        reply.note = note
        reply.from = by
        if (language !== 'en') reply.language = language
      },
    })
    turns = withTurns(turns, question, reply)
    last = { place, turn: reply }
    settle(true)
    announce(reply)
    keep()
    // The answer is read from its question on.
    list.parentElement?.scrollTo({ top: questionPlace.offsetTop - 12 })
  } catch (thrown) {
    // The question returns to its field; neither it nor a partial answer becomes part of the conversation.
    place.remove()
    questionPlace.remove()
    settle(true)
    updateControls()
    if (input.value === '') input.value = message
    showError(thrown instanceof Error ? thrown.message : 'No answer came. Ask again.')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
})
/** Sends a question. @param words of a tap; what is typed stays then. */
function submit(words?: string): void {
  const message = (words ?? input.value).trim()
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
  if (words === undefined) input.value = ''
  // Disabled it would drop the focus to the body of the page.
  send.setAttribute('aria-disabled', 'true')
  showError()
  status.textContent = 'Looking it up.'
  void answer(message).finally(() => {
    send.removeAttribute('aria-disabled')
    input.focus()
  })
}
send.addEventListener('click', () => submit())
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
  last = undefined
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
  if (data.teni === 'draft') opened(data.fault)
  if (data.teni !== 'begin') return
  find('stays', HTMLElement).hidden = !data.isKept
  find('leaves', HTMLElement).hidden = data.isKept
  turns = parseConversation(data.kept)
  list.replaceChildren()
  for (const turn of turns) {
    const place = add(turn)
    last = turn.by === 'assistant' ? { place, turn } : undefined
  }
  settle(true)
  updateControls()
  input.focus()
})
post({ teni: 'ready' })
