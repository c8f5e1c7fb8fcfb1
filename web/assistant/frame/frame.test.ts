import { describe, expect, it } from 'vitest'
import { readEvents, takeEvents } from './ask.ts'
import { wordsWith } from './chips.ts'
import { asText, parseConversation, type Turn, withTurns } from './conversation.ts'

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
  const chip = { label: 'pay ₦450,000 a month', isSupposed: false, box: null, choices: [] }
  const reading = { chips: [chip, { ...chip, label: 'no pension' }], ask: null, draft: null }
  const text = asText([
    { by: 'person', text: 'tax on 450k a month' },
    { by: 'assistant', text: '₦762,000', reading, sources: [source], note: 'From our guide.' },
  ])
  expect(text).toContain('not a tax consultant')
  expect(text).toContain(
    'You:\ntax on 450k a month\n\nTeni:\nRead as: pay ₦450,000 a month; no pension\n₦762,000\nSource: The bands; Section 58',
  )
  expect(text).toContain('From our guide.')
})

describe('a kept conversation', () => {
  it.each([null, '', 'no JSON', '{}', '[1, null, {"by": "system", "text": "x"}, {"by": "person"}]'])(
    'of %s is empty',
    (kept) => {
      expect(parseConversation(kept)).toEqual([])
    },
  )

  it('is the last forty turns', () => {
    const said = Array.from({ length: 39 }, (_, at): Turn => ({ by: 'person', text: `${at}` }))
    const kept = withTurns(said, { by: 'person', text: 'new' }, { by: 'assistant', text: 'answer' })
    expect(kept).toHaveLength(40)
    expect(kept[0]?.text).toBe('1')
    expect(parseConversation(JSON.stringify([...said, ...kept]))).toEqual(kept)
  })
})

describe('the words of a box', () => {
  it.each([
    ['₦{amount} a month', '450,000', '₦450,000 a month'],
    ['₦{amount} a month', ' ₦ 450k ', '₦450k a month'],
    ['my pay is {amount} a year', '₦2m', 'my pay is ₦2m a year'],
    ['{amount} is rent', '$& $1', '$& $1 is rent'],
  ])('%s with %j are %j', (says, typed, sent) => {
    expect(wordsWith(says, typed)).toBe(sent)
  })
})
