import { describe, expect, it } from 'vitest'
import { asText, historyOf, parseConversation } from './conversation.ts'
import { readEvents, takeEvents } from './ask.ts'

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

describe('a stream of events', () => {
  it('gives whole events and leaves the rest for later', () => {
    const { events, rest } = takeEvents(`: asked\n\n${event('delta', { text: 'a\n\nb' })}event: do`)
    expect(events).toEqual([{ name: 'delta', data: { text: 'a\n\nb' } }])
    expect(rest).toBe('event: do')
  })

  it('is read however the network cuts it, within a letter too', async () => {
    const bytes = new TextEncoder().encode(event('delta', { text: '₦834,000' }) + event('done', {}))
    const events: unknown[] = []
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    await readEvents(body, (each) => events.push(each))
    expect(events).toEqual([
      { name: 'delta', data: { text: '₦834,000' } },
      { name: 'done', data: {} },
    ])
  })
})

it('a saved conversation says who said what, and where to check it', () => {
  const source = { article: 'tax-bands', title: 'The bands', sections: ['Section 58'] }
  const text = asText([
    { by: 'person', text: 'tax on 450k a month' },
    { by: 'assistant', text: '₦762,000', sources: [source], note: 'From our guide.' },
  ])
  expect(text).toContain('not a tax consultant')
  expect(text).toContain('You:\ntax on 450k a month\n\nTeni:\n₦762,000\nSource: The bands; Section 58')
  expect(text).toContain('From our guide.')
})

describe('a kept conversation', () => {
  it.each([null, '', 'no JSON', '{}', '[1, null, {"by": "system", "text": "x"}, {"by": "person"}]'])(
    'of %s is empty',
    (kept) => {
      expect(parseConversation(kept)).toEqual([])
    },
  )

  it('goes along as its last ten turns, each within its bound', () => {
    const said = Array.from({ length: 14 }, (_, at) => ({
      by: 'person' as const,
      text: `${at} `.repeat(3000),
    }))
    const history = historyOf(said)
    expect(history).toHaveLength(10)
    expect(history[0]?.text.startsWith('4 ')).toBe(true)
    expect(Math.max(...history.map(({ text }) => text.length))).toBe(4000)
  })
})
