/** One server-sent event. */
export interface StreamEvent {
  name: string
  data: unknown
}

/** Takes the whole events off the front of what has come so far. @returns them, and what is left for later. */
export function takeEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block): StreamEvent[] => {
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }]
  })
  return { events, rest }
}

/** Calls `hear` with every event of a stream as it comes. @throws when the connection breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const { events, rest } = takeEvents(waiting + decoder.decode(value, { stream: true }))
    waiting = rest
    events.forEach(hear)
  }
}
