import type { Frame } from 'puppeteer'
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
