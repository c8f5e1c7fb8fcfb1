import type { ShownReading } from '../../../../contract/http/index.ts'
import type { Source } from '../answering/index.ts'

/** A streamed answer put together again, as a browser does it. */
export interface StreamedAnswer {
  text: string
  pieces: number
  sources: Source[]
  done: { kind: string; by: string; note: string | null; language: string }
  /** How the question was read; null where no amount was. */
  reading: ShownReading | null
}

/** Parses server-sent events. @throws when one of the three kinds is missing. */
export function eventsIn(stream: string): StreamedAnswer {
  const events = [...stream.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', json = '']) => ({
    name,
    data: JSON.parse(json) as unknown,
  }))
  const of = (wanted: string) => events.filter(({ name }) => name === wanted).map(({ data }) => data)
  const pieces = of('delta') as { text: string }[]
  const [sources] = of('sources') as Source[][]
  const [reading = null] = of('reading') as ShownReading[]
  const [done] = of('done') as StreamedAnswer['done'][]
  if (!sources || !done || pieces.length === 0) throw new Error(`No whole answer: ${stream.slice(0, 200)}`)
  return { text: pieces.map(({ text }) => text).join(''), pieces: pieces.length, sources, done, reading }
}
