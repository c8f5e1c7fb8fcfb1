import { inflateSync } from 'node:zlib'
import { Dict, Ref, Stream, type PdfFile, type PdfValue } from './objects.ts'
import { Keyword, Parser } from './parse.ts'

/** Where an object begins, as the newest table of the file says. */
type Offsets = Map<number, number>

/** Reads a table of objects and the trailer after it. @throws where there is none: a table in a stream is not read. */
function readTable(source: string, at: number, offsets: Offsets): Dict {
  const parser = new Parser(source, at)
  const first = parser.next()
  if (!(first instanceof Keyword) || first.value !== 'xref')
    throw new Error(`The PDF has no table of objects at ${at}`)
  for (let start = parser.next(); !(start instanceof Keyword); start = parser.next()) {
    const count = Number(parser.next())
    for (let index = 0; index < count; index += 1) {
      const offset = Number(parser.next())
      parser.next()
      const kind = parser.next()
      const number = Number(start) + index
      if (kind instanceof Keyword && kind.value === 'n' && !offsets.has(number)) offsets.set(number, offset)
    }
  }
  const trailer = parser.value()
  if (!(trailer instanceof Dict)) throw new Error('The PDF has no trailer')
  return trailer
}

function readObject(
  bytes: Buffer,
  source: string,
  at: number,
  lengthOf: (value: PdfValue) => number,
): PdfValue {
  const parser = new Parser(source, at)
  parser.next()
  parser.next()
  parser.next()
  const value = parser.value()
  if (!(value instanceof Dict)) return value
  parser.skip()
  if (!source.startsWith('stream', parser.at)) return value
  const from = parser.at + 'stream'.length + (source.startsWith('\r\n', parser.at + 6) ? 2 : 1)
  return new Stream(value, bytes.subarray(from, from + lengthOf(value.get('Length') ?? 0)))
}

/** Objects of a file, each read when it is first asked for; `changed` are those that were put there since. */
export class FileObjects extends Map<number, PdfValue> {
  readonly changed = new Set<number>()
  readonly #offsets: ReadonlyMap<number, number>
  readonly #read: (at: number) => PdfValue

  constructor(offsets: ReadonlyMap<number, number>, read: (at: number) => PdfValue) {
    super()
    this.#offsets = offsets
    this.#read = read
  }

  override get(number: number): PdfValue | undefined {
    const at = this.#offsets.get(number)
    if (at !== undefined && !super.has(number)) super.set(number, this.#read(at))
    return super.get(number)
  }

  override set(number: number, value: PdfValue): this {
    this.changed.add(number)
    return super.set(number, value)
  }
}

/** A file as it stands, whose objects may be put in the place of others (ISO 32000-1, 7.5.6). */
export interface OpenFile extends PdfFile {
  readonly bytes: Buffer
  readonly objects: FileObjects
  /** Where its newest table of objects begins. */
  readonly table: number
}

/**
 * Opens a PDF with tables of objects as pdfkit and Chromium write them, with its updates; reads what is asked for.
 * @throws where it is built in another way.
 */
export function openFile(file: Uint8Array): OpenFile {
  const { version, trailer, objects, bytes, table } = opened(file)
  return { version, trailer, objects, bytes, table }
}

function opened(file: Uint8Array): OpenFile & { readonly offsets: Offsets } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const source = bytes.toString('latin1')
  const version = /^%PDF-(\d\.\d)/.exec(source)?.[1] ?? ''
  const offsets: Offsets = new Map()
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(-64))?.[1])
  let trailer: Dict | undefined
  for (let at: PdfValue | undefined = table; typeof at === 'number';) {
    const found = readTable(source, at, offsets)
    trailer ??= found
    at = found.get('Prev')
  }
  const lengthOf = (value: PdfValue): number => {
    if (!(value instanceof Ref)) return Number(value)
    return Number(readObject(bytes, source, offsets.get(value.number) ?? 0, lengthOf))
  }
  const objects = new FileObjects(offsets, (at) => readObject(bytes, source, at, lengthOf))
  return { version, trailer: trailer ?? new Dict(), objects, bytes, table, offsets }
}

/** Reads every object of a PDF. @throws as opening it does. */
export function readFile(file: Uint8Array): PdfFile {
  const { version, trailer, objects: all, offsets } = opened(file)
  return {
    version,
    trailer,
    objects: new Map(Array.from(offsets.keys(), (number) => [number, all.get(number) ?? null])),
  }
}

/** The bytes that a stream stands for. @throws for a filter other than Flate. */
export function contentOf(stream: Stream): Buffer {
  const filter = stream.dict.get('Filter')
  const names = (Array.isArray(filter) ? filter : [filter ?? null]).flatMap((name) =>
    name !== null && typeof name === 'object' && 'value' in name ? [name.value] : [],
  )
  if (names.length === 0) return stream.bytes
  if (names.length > 1 || names[0] !== 'FlateDecode')
    throw new Error(`The PDF has a stream of ${names.join(' ')}`)
  return inflateSync(stream.bytes)
}
