import type { Frame } from 'puppeteer'
import type { AnswerEnd, ShownReading } from '../../../contract/http/assistant.ts'
import type { Person } from './person.ts'

/** Opens the assistant. @returns its frame. */
export async function opensTeni(person: Person): Promise<Frame> {
  await person.presses('Ask Teni')
  const element = await person.page.waitForSelector('iframe[data-teni]', { visible: true })
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The frame has no page')
  await frame.waitForSelector('#question')
  return frame
}

/** The keys under which the tab keeps a conversation. */
export const teniKeeps = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('teni')))

/** Waits until Teni has left the page: no button, no frame, no script, and nothing kept in the tab. */
export async function leaves(person: Person): Promise<void> {
  await person.page.waitForFunction(() => document.querySelector('[data-teni]') === null)
  const kept = await teniKeeps(person)
  if (kept.length > 0) throw new Error(`The tab keeps ${kept.join(', ')}`)
}

/** All visible words of the frame, with single spaces. */
export const reads = (frame: Frame): Promise<string> =>
  frame.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))

async function sends(frame: Frame, question: string, wanted: string): Promise<void> {
  await frame.evaluate((text) => {
    const field = document.getElementById('question')
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no field')
    field.value = text
    field.focus()
  }, question)
  await frame.page().keyboard.press('Enter')
  try {
    await frame.waitForFunction((words) => document.body.innerText.includes(words), {}, wanted)
  } catch {
    throw new Error(`"${wanted}" did not come: ${await reads(frame)}`)
  }
}

/** Asks a question and waits for words of the answer and for its end. */
export async function asks(frame: Frame, question: string, wanted: string): Promise<void> {
  await sends(frame, question, wanted)
  await frame.waitForSelector('#send:not([aria-disabled="true"])')
}

/** Sends an invalid question, waits for the error, and checks that the question stays in its field. */
export async function complains(frame: Frame, question: string, wanted: string): Promise<void> {
  await sends(frame, question, wanted)
  const remaining = await frame.$eval('#question', (field) => (field as HTMLTextAreaElement).value)
  if (remaining !== question) throw new Error('The question is not in its field')
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** How soon something follows a question, in milliseconds after Enter. */
export interface Promptness {
  /** The sign that it is being answered. */
  sign: number
  /** The first words of the answer. */
  words: number
}

/** Asks a question and measures how soon it is answered. */
export async function timesAnswer(frame: Frame, question: string, wanted: string): Promise<Promptness> {
  await frame.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(globalThis, { times })
    addEventListener('keydown', () => (times['asked'] = performance.now()), { capture: true, once: true })
    new MutationObserver(() => {
      const [answer] = [...document.querySelectorAll('section.assistant')].slice(-1)
      const words = answer?.querySelector('p')?.textContent ?? ''
      if (times['asked'] === undefined || words === '') return
      if (words.startsWith('Reading your question')) times['sign'] ??= performance.now()
      else if (times['sign'] !== undefined) times['words'] ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await asks(frame, question, wanted)
  return frame.evaluate(() => {
    const { times } = globalThis as unknown as { times: Record<'asked' | 'sign' | 'words', number> }
    return { sign: times.sign - times.asked, words: times.words - times.asked }
  })
}

/** An answer as the server would stream it. */
export interface ByHand extends Pick<AnswerEnd, 'language'> {
  reading: ShownReading
  text: string
}

/**
 * Answers the questions of this page by hand, one after the other, with readings that the frame must draw whatever the
 * reader makes of a question. @returns what the frame has sent, as it is sent.
 */
export async function answersByHand({ page }: Person, answers: readonly ByHand[]): Promise<unknown[]> {
  const said: unknown[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/assistant/messages') || request.method() !== 'POST') {
      void request.continue()
      return
    }
    const answer = answers[said.length]
    said.push(JSON.parse(request.postData() ?? ''))
    if (answer === undefined) throw new Error('There is no further answer')
    const { reading, text, language } = answer
    const end: AnswerEnd = { kind: 'sum', by: 'guide', note: null, ...(language && { language }) }
    void request.respond({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/event-stream',
      body: event('reading', reading) + event('delta', { text }) + event('sources', []) + event('done', end),
    })
  })
  return said
}
