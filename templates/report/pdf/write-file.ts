import { deflateSync } from 'node:zlib'
import type { OpenFile } from './read-file.ts'
import { Dict, Name, PdfString, Ref, Stream, type PdfFile, type PdfValue } from './objects.ts'

function written(value: PdfValue): string {
  if (value instanceof Name)
    return `/${value.value.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
  if (value instanceof Ref) return `${value.number} 0 R`
  if (value instanceof PdfString) return `<${Buffer.from(value.bytes, 'latin1').toString('hex')}>`
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`
  if (value instanceof Dict)
    return `<<${[...value].map(([key, item]) => `/${key} ${written(item)}`).join(' ')}>>`
  if (value instanceof Stream) throw new Error('A stream of a PDF stands inside another object')
  return String(value)
}

function writtenObject(number: number, value: PdfValue): Buffer {
  if (!(value instanceof Stream)) return Buffer.from(`${number} 0 obj\n${written(value)}\nendobj\n`, 'latin1')
  const dict = new Dict([...value.dict, ['Length', value.bytes.length]])
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${written(dict)}\nstream\n`, 'latin1'),
    value.bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** Writes a file anew, with one table of objects. */
export function writeFile({ version, trailer, objects }: PdfFile): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\u00D3\u00EB\u00E9\u00E1\n`, 'latin1')]
  let at = parts[0]?.length ?? 0
  const size = Math.max(0, ...objects.keys()) + 1
  const table = Array.from({ length: size }, () => '0000000000 65535 f \n')
  for (const [number, value] of objects) {
    const part = writtenObject(number, value)
    table[number] = `${String(at).padStart(10, '0')} 00000 n \n`
    parts.push(part)
    at += part.length
  }
  const last = new Dict([...trailer, ['Size', size]])
  last.delete('Prev')
  const end = `xref\n0 ${size}\n${table.join('')}trailer\n${written(last)}\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}

/** Writes what was changed behind the file as it stands, with a table of its own (ISO 32000-1, 7.5.6). */
export function updateFile({ bytes, trailer, objects, table: previous }: OpenFile): Buffer {
  const parts: Buffer[] = [bytes, Buffer.from('\n')]
  let at = bytes.length + 1
  const rows: string[] = []
  const changed = [...objects.changed].toSorted((a, b) => a - b)
  for (const number of changed) {
    const part = writtenObject(number, objects.get(number) ?? null)
    rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    parts.push(part)
    at += part.length
  }
  const size = Math.max(Number(trailer.get('Size') ?? 0), ...changed.map((number) => number + 1))
  const last = new Dict([...trailer, ['Size', size], ['Prev', previous]])
  const end = `xref\n${rows.join('')}trailer\n${written(last)}\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}

/** A stream of these bytes, compressed. */
export function flateStream(content: Buffer, entries: Iterable<readonly [string, PdfValue]> = []): Stream {
  const dict = new Dict(entries)
  dict.set('Filter', new Name('FlateDecode'))
  return new Stream(dict, deflateSync(content))
}
